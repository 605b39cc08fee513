import { beforeEach, expect, test } from '@jest/globals';
import { DatabaseUnavailable } from '../model/database-unavailable';
import { type Database, mapDriverErrors, withCircuit } from './database';

let time: number;
let calls: number;
let answer: () => Promise<never[]>;
let circuit: Database;

beforeEach(() => {
  time = 0;
  calls = 0;
  const query = () => {
    calls += 1;
    return answer();
  };
  circuit = withCircuit(
    { query, exec: () => query().then(() => undefined), transaction: query, close: () => Promise.resolve() } as Database,
    () => time,
  );
});

const fail = () => Promise.reject(new DatabaseUnavailable('no answer'));
const succeed = () => Promise.resolve([]);
const callAll = async () => {
  const results = [() => circuit.query(''), () => circuit.exec(''), () => circuit.transaction(() => Promise.resolve())];
  for (const run of results) await expect(run()).rejects.toThrow(DatabaseUnavailable);
};

test('[A3] after three failures every call is rejected at once, and later one call tries again', async () => {
  answer = fail;
  await callAll();
  await callAll();
  expect(calls).toBe(3);
  time = 2000;
  await callAll();
  expect(calls).toBe(4);
  time = 4000;
  answer = succeed;
  expect([await circuit.query(''), await circuit.query(''), calls]).toEqual([[], [], 6]);
});

test('[A3] after one slow failure every call is rejected at once', async () => {
  answer = () => {
    time += 3000;
    return fail();
  };
  await callAll();
  expect(calls).toBe(1);
});

test('[A3] while one call tries again, the others do not wait for it', async () => {
  answer = fail;
  await callAll();
  time = 2000;
  let finish: (rows: never[]) => void = () => undefined;
  answer = () => new Promise((resolve) => (finish = resolve));
  const probe = circuit.query('');
  time = 16_999;
  await callAll();
  expect(calls).toBe(4);
  finish([]);
  expect(await probe).toEqual([]);
  answer = succeed;
  expect(await circuit.query('')).toEqual([]);
});

test('[A3] a call that tries again and never ends keeps no other from trying', async () => {
  answer = fail;
  await callAll();
  time = 2000;
  answer = () => new Promise(() => undefined);
  void circuit.query('');
  time = 17_000;
  void circuit.query('');
  await callAll();
  expect(calls).toBe(5);
  time = 32_000;
  answer = succeed;
  expect([await circuit.query(''), await circuit.query('')]).toEqual([[], []]);
});

test.each([
  ['read-only', '25006'],
  ['not migrated', '42P01 42703'],
  ['no permission', '42501'],
  ['sign-in failed', '28000 28P01'],
  ['missing', '3D000'],
  ['disk full', '53100'],
  ['too many connections', '53300'],
  ['too slow', '57014'],
  ['no answer', '08006 40001 53200 57P01 58030 XX000 ECONNREFUSED EPIPE'],
  ['host not found', 'ENOTFOUND EAI_AGAIN'],
  ['certificate of another host', 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ['certificate expired', 'CERT_HAS_EXPIRED CERT_NOT_YET_VALID'],
  ['certificate not trusted', 'DEPTH_ZERO_SELF_SIGNED_CERT UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
  ['nothing', '22021 23505 42601'],
])('[A3] the health of the service says %s after %s', async (problem, codes) => {
  for (const code of codes.split(' '))
    await expect(mapDriverErrors(Promise.reject(Object.assign(new Error(), { code, problem: 'nothing' })))).rejects.toMatchObject({
      problem,
    });
});

test('[A3] an error of a query itself is not a failure of the database', async () => {
  answer = () => Promise.reject(new TypeError('query'));
  for (let count = 0; count < 5; count += 1) await expect(circuit.query('')).rejects.toThrow(TypeError);
  expect(calls).toBe(5);
});

test('[A3] calls beyond those that may wait are rejected at once, and those after them are taken again', async () => {
  const waiting: (() => void)[] = [];
  answer = () => new Promise((resolve) => void waiting.push(() => resolve([])));
  const results = Array.from({ length: 600 }, () => circuit.query('').catch((error: unknown) => String(error)));
  expect(calls).toBe(500);
  for (const resolve of waiting) resolve();
  expect(new Set((await Promise.all(results)).slice(500))).toEqual(
    new Set(['DatabaseUnavailable: The database is unavailable: too slow.']),
  );
  answer = succeed;
  expect([await circuit.query(''), calls]).toEqual([[], 501]);
});
