import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join, relative } from 'node:path';

/** The address of a Unix socket has at most this many bytes on every system (unix(4), unix(7)). */
const maxPathBytes = 103;

const toName = (number: number): string => `socket.${number}`;

const listNumbers = (folder: string): number[] =>
  readdirSync(folder)
    .flatMap((name) => /^socket\.(\d+)$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => b - a);

/** The path of a socket, from the working directory where that is shorter. */
function toPath(folder: string, number: number): string {
  const path = join(folder, toName(number));
  const [shortest = path] = [path, relative('.', path)].sort((a, b) => Buffer.byteLength(a) - Buffer.byteLength(b));
  if (Buffer.byteLength(shortest) > maxPathBytes) throw new Error(`The path of DATA_DIR, ${folder}, is too long: name a shorter one.`);
  return shortest;
}

/** Connects to the process that holds a folder; undefined when none does. */
export async function connectToHolder(folder: string, numbers?: readonly number[]): Promise<Socket | undefined> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const number of numbers ?? listNumbers(folder)) {
    const socket = connect(toPath(folder, number));
    try {
      await once(socket, 'connect');
      return socket;
    } catch (error) {
      // Else the process of the socket has ended.
      if (!['ECONNREFUSED', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
  return undefined;
}

const createInUseError = (folder: string): Error =>
  new Error(
    `The database in ${folder} is in use by another process, and two would overwrite each other. ` +
      'Stop that process first, set DATA_DIR to another folder, or set DATABASE_URL to a PostgreSQL server, which serves many.',
  );

/** Listens on a socket of a folder; undefined when there is such a socket already. */
async function listenOn(path: string, serve: (socket: Socket) => void): Promise<(() => Promise<void>) | undefined> {
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    serve(socket);
  });
  server.listen(path);
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return undefined;
    throw error;
  }
  chmodSync(path, 0o600);
  server.unref();
  return async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
}

/**
 * Takes a folder for this process by a listening socket in it, and returns a function that frees it. The kernel keeps such a lock in every
 * container that shares the folder, and ends it with the process. `serve` gets the connections of other processes.
 *
 * The socket has the number after the highest one. Between binding and listening a process looks as if it had ended, so whoever listens looks
 * again: it gives up when there is a higher socket, or a lower one whose process listens. Of two processes one at most keeps the folder.
 * @throws {Error} when a running process, this one included, holds the folder; the message says what to do.
 */
export async function takeFolder(folder: string, serve: (socket: Socket) => void): Promise<() => Promise<void>> {
  const isHeld = async (numbers?: readonly number[]) => {
    const holder = await connectToHolder(folder, numbers);
    holder?.destroy();
    return holder !== undefined;
  };
  if (await isHeld()) throw createInUseError(folder);
  const number = (listNumbers(folder)[0] ?? 0) + 1;
  const free = await listenOn(toPath(folder, number), serve);
  const others = listNumbers(folder).filter((other) => other !== number);
  if (!free || others.some((other) => other > number) || (await isHeld(others))) {
    await free?.();
    throw createInUseError(folder);
  }
  for (const other of others) rmSync(join(folder, toName(other)), { force: true });
  return free;
}
