import type { Socket } from 'node:net';
import { deserialize, serialize } from 'node:v8';
import { type DatabaseProblem, DatabaseUnavailable } from '../model/database-unavailable';
import type { Database, Queryable } from './database';

/** What a command asks of the process that holds the embedded database. A connection has one call: a query, or a transaction of many. */
type DatabaseRequest = { run: 'query' | 'exec'; sql: string; values?: readonly unknown[] } | { run: 'begin' | 'commit' };

interface DatabaseAnswer {
  rows?: unknown[];
  error?: { message: string; code: string | undefined; problem: DatabaseProblem | undefined };
}

const lengthBytes = 4;

function writeFrame(socket: Socket, value: unknown): Promise<void> {
  const bytes = serialize(value);
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(bytes.length);
  return new Promise((resolve, reject) => {
    socket.write(Buffer.concat([length, bytes]), (error) => (error ? reject(error) : resolve()));
  });
}

/** The values that the other side has written, until it ends the connection. */
async function* readFrames(socket: Socket): AsyncGenerator<unknown, undefined> {
  let chunks: Buffer[] = [];
  let [size, needed] = [0, lengthBytes];
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    while (size >= needed) {
      const bytes = Buffer.concat(chunks);
      const end = lengthBytes + bytes.readUInt32BE();
      needed = end;
      if (size >= end) {
        yield deserialize(bytes.subarray(lengthBytes, end));
        [chunks, size, needed] = [[bytes.subarray(end)], size - end, lengthBytes];
      } else chunks = [bytes];
    }
  }
  return undefined;
}

function describe(error: unknown): DatabaseAnswer {
  const { message, code } = error as { message: string; code?: string };
  return { error: { message, code, problem: error instanceof DatabaseUnavailable ? error.problem : undefined } };
}

/** Answers the calls of another process on one connection. */
export async function serveDatabase(database: Database, socket: Socket): Promise<void> {
  const requests = readFrames(socket) as AsyncGenerator<DatabaseRequest, undefined>;
  const answer = (result: Promise<unknown[]>) =>
    result.then((rows): DatabaseAnswer => ({ rows }), describe).then((value) => writeFrame(socket, value));

  async function serveTransaction(tx: Queryable): Promise<void> {
    await answer(Promise.resolve([]));
    for (;;) {
      const { value: request } = await requests.next();
      if (request?.run === 'commit') return;
      // The other side has ended, or its work has failed: a rollback.
      if (request?.run !== 'query') throw new Error('The transaction was left.');
      await answer(tx.query(request.sql, request.values));
    }
  }

  try {
    const { value: request } = await requests.next();
    if (request?.run === 'query') await answer(database.query(request.sql, request.values));
    if (request?.run === 'exec') await answer(database.exec(request.sql).then(() => []));
    if (request?.run === 'begin') await answer(database.transaction(serveTransaction).then(() => []));
  } catch {
    // The other side has ended.
  } finally {
    socket.destroy();
  }
}

/** Opens the embedded database that another process holds. `open` connects to it. */
export function openShared(open: () => Promise<Socket | undefined>): Database {
  async function connectOnce<T>(work: (ask: (request: DatabaseRequest) => Promise<unknown[]>, query: Queryable['query']) => Promise<T>) {
    const socket = await open();
    if (!socket) throw new DatabaseUnavailable('no answer');
    const answers = readFrames(socket) as AsyncGenerator<DatabaseAnswer, undefined>;
    async function ask(request: DatabaseRequest): Promise<unknown[]> {
      await writeFrame(socket!, request);
      const { value } = await answers.next();
      if (!value) throw new DatabaseUnavailable('no answer');
      const { rows = [], error } = value;
      if (error?.problem !== undefined) throw new DatabaseUnavailable(error.problem, error.code);
      if (error) throw Object.assign(new Error(error.message), { code: error.code });
      return rows;
    }
    const query = (sql: string, values: readonly unknown[] = []) =>
      ask({ run: 'query', sql, values: values.map((value) => (value instanceof Date ? value.toISOString() : value)) }) as Promise<never>;
    return work(ask, query).finally(() => socket.destroy());
  }

  return {
    query: (sql, values) => connectOnce((_, query) => query(sql, values)),
    exec: (sql) => connectOnce((ask) => ask({ run: 'exec', sql })).then(() => undefined),
    transaction: (work) =>
      connectOnce(async (ask, query) => {
        await ask({ run: 'begin' });
        const result = await work({ query });
        await ask({ run: 'commit' });
        return result;
      }),
    close: () => Promise.resolve(),
  };
}
