import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createTestFolder } from '../../../../tests/support/test-folder';
import { openPostgres } from './postgres';
import { createSharedDatabase } from './postgres.fixture';

const folder = createTestFolder();
let admin: ReturnType<typeof openPostgres>;
let localUrl: string;
/** The same database at an address that is no loopback, but leads to this machine. */
let farUrl: string;

/** Makes a self-signed certificate for an address, which has expired if it is of the past. */
function createCertificate(address: string, isPast = false): string {
  const run = (command: string, ...args: string[]) =>
    execFileSync('openssl', [...command.split(' '), ...args], { cwd: folder(), stdio: 'pipe' });
  run(
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout key.pem -out made.pem -days 1 -subj /CN=database -addext',
    `subjectAltName=${address}`,
  );
  run(`x509 -in made.pem -signkey key.pem -days ${isPast ? -1 : 1} -out cert.pem`);
  return folder('cert.pem');
}

/** Makes the server read its settings, and waits until it has: it accepts no connection meanwhile. */
async function applySettings(...settings: string[]): Promise<void> {
  for (const setting of settings) await admin.exec(`ALTER SYSTEM ${setting}`);
  const readTime = async () => (await admin.query<{ at: string }>('SELECT pg_conf_load_time()::text AS at'))[0]!.at;
  const before = await readTime();
  await admin.exec('SELECT pg_reload_conf()');
  while ((await readTime()) === before);
}

/** Makes the server offer TLS with the last certificate. It writes the files itself, because it reads no key of another user. */
async function offerTls(): Promise<void> {
  for (const name of ['cert.pem', 'key.pem']) {
    const lines = readFileSync(folder(name), 'utf8').trim().split('\n');
    await admin.exec(`COPY (VALUES ${lines.map((line) => `('${line}')`).join()}) TO PROGRAM 'umask 077; cat > ${name}'`);
  }
  await applySettings("SET ssl_cert_file = 'cert.pem'", "SET ssl_key_file = 'key.pem'", 'SET ssl = on');
}

/** Whether a connection to a URL is encrypted; the message of the error if there is none. */
async function connect(url: string): Promise<boolean | string> {
  const database = openPostgres(url, { connectionTimeout: 60_000 });
  try {
    const [row] = await database.query<{ ssl: boolean }>('SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()');
    return row!.ssl;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await database.close();
  }
}

beforeAll(async () => {
  localUrl = await createSharedDatabase();
  farUrl = localUrl.replace('127.0.0.1', '0.0.0.0');
  admin = openPostgres(localUrl);
});
afterAll(async () => {
  await applySettings('RESET ssl');
  await admin.close();
});

test('[A13] a database on another machine is not used in clear text, unless its URL says so; one on this machine is', async () => {
  const warn = jest.spyOn(process, 'emitWarning');
  expect(await connect(farUrl)).toBe('The database is unavailable: no encryption.');
  expect(await connect(`${farUrl}?channel_binding=require&sslmode=require`)).toBe('The database is unavailable: no encryption.');
  expect([await connect(`${farUrl}?sslmode=disable`), await connect(localUrl)]).toEqual([false, false]);
  // What the URL of many a provider says brings no warning of the driver into the log.
  expect(warn).not.toHaveBeenCalled();
});

test('[A13] a certificate that nobody vouches for is refused, unless the URL names it or waives the check', async () => {
  const certificate = createCertificate('IP:0.0.0.0');
  await offerTls();
  const refused = 'The database is unavailable: certificate not trusted (DEPTH_ZERO_SELF_SIGNED_CERT).';
  expect(await Promise.all(['', '?sslmode=require', '?sslmode=verify-full'].map((query) => connect(farUrl + query)))).toEqual(
    Array(3).fill(refused),
  );
  expect([await connect(`${farUrl}?sslrootcert=${certificate}`), await connect(`${farUrl}?sslmode=no-verify`)]).toEqual([true, true]);
  expect(() => openPostgres(`${farUrl}?sslrootcert=${folder('none.pem')}`)).toThrow('none.pem');
});

test('[A13] a certificate of another host, an expired one, a wrong password and an unknown host are each named', async () => {
  const certificate = createCertificate('DNS:database.example');
  await offerTls();
  expect(await connect(`${farUrl}?sslrootcert=${certificate}`)).toMatch(
    /: certificate of another host \(ERR_TLS_CERT_ALTNAME_INVALID\)\.$/,
  );
  createCertificate('IP:0.0.0.0', true);
  await offerTls();
  expect(await connect(`${farUrl}?sslrootcert=${certificate}`)).toMatch(/: certificate expired \(CERT_HAS_EXPIRED\)\.$/);
  expect(await connect(`${farUrl.replace('sample', 'wrong')}?sslmode=no-verify`)).toMatch(/: sign-in failed \(28P01\)\.$/);
  expect(await connect('postgres://forms@database.invalid/forms')).toMatch(/: host not found \((?:ENOTFOUND|EAI_AGAIN)\)\.$/);
});
