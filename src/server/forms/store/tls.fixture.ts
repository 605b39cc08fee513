import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './database';

/** Makes a self-signed certificate for an address in a folder, and returns its file. One of the past has expired. */
export function createCertificate(folder: string, address: string, isPast = false): string {
  const run = (command: string, ...args: string[]) =>
    execFileSync('openssl', [...command.split(' '), ...args], { cwd: folder, stdio: 'pipe' });
  run(
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout key.pem -out made.pem -days 1 -subj /CN=database -addext',
    `subjectAltName=${address}`,
  );
  run(`x509 -in made.pem -signkey key.pem -days ${isPast ? -1 : 1} -out cert.pem`);
  return join(folder, 'cert.pem');
}

/** Changes settings of a PostgreSQL server, and waits until it has read them: it accepts no connection meanwhile. */
export async function applyServerSettings(admin: Database, ...settings: string[]): Promise<void> {
  for (const setting of settings) await admin.exec(`ALTER SYSTEM ${setting}`);
  const readTime = async () => (await admin.query<{ at: string }>('SELECT pg_conf_load_time()::text AS at'))[0]!.at;
  const before = await readTime();
  await admin.exec('SELECT pg_reload_conf()');
  while ((await readTime()) === before);
}

/** Makes a server offer TLS with the certificate in a folder. It writes the files itself, because it reads no key of another user. */
export async function offerTls(admin: Database, folder: string): Promise<void> {
  for (const name of ['cert.pem', 'key.pem']) {
    const lines = readFileSync(join(folder, name), 'utf8').trim().split('\n');
    await admin.exec(`COPY (VALUES ${lines.map((line) => `('${line}')`).join()}) TO PROGRAM 'umask 077; cat > ${name}'`);
  }
  await applyServerSettings(admin, "SET ssl_cert_file = 'cert.pem'", "SET ssl_key_file = 'key.pem'", 'SET ssl = on');
}
