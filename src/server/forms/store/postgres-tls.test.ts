import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createTestFolder } from '../../../../tests/support/test-folder';
import { isLocal, openPostgres } from './postgres';
import { createSharedDatabase } from './postgres.fixture';
import { applyServerSettings, createCertificate, offerTls } from './tls.fixture';

const folder = createTestFolder();
let admin: ReturnType<typeof openPostgres>;
let localUrl: string;
/** The same database at an address that is no loopback, but leads to this machine. */
let farUrl: string;

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

const isLocalHost = (host: string) => isLocal(`postgres://forms@${host}/forms`);

beforeAll(async () => {
  localUrl = await createSharedDatabase();
  farUrl = localUrl.replace('127.0.0.1', '0.0.0.0');
  admin = openPostgres(localUrl);
});
afterAll(async () => {
  await applyServerSettings(admin, 'RESET ssl');
  await admin.close();
});

test('[A13] a database on another machine is not used in clear text, unless its URL says so; one on this machine is', async () => {
  const warn = jest.spyOn(process, 'emitWarning');
  expect(await connect(farUrl)).toBe('The database is unavailable: no encryption.');
  expect(await connect(`${farUrl}?channel_binding=require&sslmode=require`)).toBe('The database is unavailable: no encryption.');
  for (const url of [`${farUrl}?sslmode=disable`, localUrl, localUrl.replace('127.0.0.1', 'localhost')])
    expect([url, await connect(url)]).toEqual([url, false]);
  expect(['10.0.0.5', '172.16.0.2', '192.168.1.2', 'localhost.example', '127.0.0.1.example'].filter(isLocalHost)).toEqual([]);
  // What the URL of many a provider says brings no warning of the driver into the log.
  expect(warn).not.toHaveBeenCalled();
});

test('[A13] a certificate that nobody vouches for is refused, unless the URL names it or waives the check', async () => {
  const certificate = createCertificate(folder(), 'IP:0.0.0.0');
  await offerTls(admin, folder());
  const refused = 'The database is unavailable: certificate not trusted (DEPTH_ZERO_SELF_SIGNED_CERT).';
  expect(await Promise.all(['', '?sslmode=require', '?sslmode=verify-full'].map((query) => connect(farUrl + query)))).toEqual(
    Array(3).fill(refused),
  );
  for (const query of [`sslrootcert=${certificate}`, `sslrootcert=${certificate}&sslnegotiation=direct`, 'sslmode=no-verify'])
    expect([query, await connect(`${farUrl}?${query}`)]).toEqual([query, true]);
  expect(() => openPostgres(`${farUrl}?sslrootcert=${folder('none.pem')}`)).toThrow('none.pem');
});

test('[A13] a certificate of another host, an expired one, a wrong password and an unknown host are each named', async () => {
  const certificate = createCertificate(folder(), 'DNS:database.example');
  await offerTls(admin, folder());
  expect(await connect(`${farUrl}?sslrootcert=${certificate}`)).toMatch(
    /: certificate of another host \(ERR_TLS_CERT_ALTNAME_INVALID\)\.$/,
  );
  createCertificate(folder(), 'IP:0.0.0.0', true);
  await offerTls(admin, folder());
  expect(await connect(`${farUrl}?sslrootcert=${certificate}`)).toMatch(/: certificate expired \(CERT_HAS_EXPIRED\)\.$/);
  expect(await connect(`${farUrl.replace('sample', 'wrong')}?sslmode=no-verify`)).toMatch(/: sign-in failed \(28P01\)\.$/);
  expect(await connect('postgres://forms@database.invalid/forms')).toMatch(/: host not found \((?:ENOTFOUND|EAI_AGAIN)\)\.$/);
});
