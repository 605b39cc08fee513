import { DatabaseUnavailable } from '../model/database-unavailable';

const second = 1000;
/** How many seconds without any progress mean that the client hangs. */
const maxIdleTicks = 15;
/** How long a client may take to close before it is abandoned. */
const closeTimeout = 2 * second;

/** A client that can be opened again. */
export interface WatchedClient<Client> {
  /** Runs `work` with the open client. */
  use: <T>(work: (client: Client) => Promise<T>) => Promise<T>;
  /** Says that a call makes progress, such as a transaction with many statements. */
  reportProgress: () => void;
  close: () => Promise<void>;
}

interface WatchedClientOptions<Client> {
  open: () => Promise<Client>;
  close: (client: Client) => Promise<void>;
  /** Whether an error means that the client itself is broken. */
  isBroken: (error: unknown) => boolean;
}

/**
 * Keeps one client open. A client that breaks, or whose calls make no progress for fifteen seconds, is given up with its calls, and the
 * next call opens another. The seconds are counted by a timer of this thread, so a long computation of the client is no pause.
 */
export function createWatchedClient<Client>({ open, close, isBroken }: WatchedClientOptions<Client>): WatchedClient<Client> {
  const rejections = new Set<() => void>();
  let opened: Promise<Client> | undefined;
  let closing = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let idleTicks = 0;

  function stopTimer(): void {
    clearInterval(timer);
    timer = undefined;
  }

  /** Gives up the current client. The next one is opened when it has closed, or does not close in time. */
  function drop(client: Promise<Client>): void {
    if (opened !== client) return;
    opened = undefined;
    const closed = client.then(close).catch(() => undefined);
    closing = Promise.race([closed, new Promise<void>((resolve) => void setTimeout(resolve, closeTimeout).unref())]);
    for (const reject of rejections) reject();
    rejections.clear();
    stopTimer();
  }

  function watch(client: Promise<Client>): void {
    idleTicks = 0;
    timer ??= setInterval(() => {
      idleTicks += 1;
      if (idleTicks >= maxIdleTicks) drop(client);
    }, second);
  }

  function use<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const client = (opened ??= closing.then(open));
    if (rejections.size === 0) watch(client);
    return new Promise((resolve, reject) => {
      const giveUp = () => reject(new DatabaseUnavailable('no answer', 'hung'));
      rejections.add(giveUp);
      client
        .then(work)
        .then(resolve, (error: unknown) => {
          reject(error instanceof Error ? error : new Error('The client failed.'));
          if (isBroken(error)) drop(client);
        })
        .finally(() => {
          rejections.delete(giveUp);
          if (opened === client) idleTicks = 0;
          if (rejections.size === 0) stopTimer();
        });
    });
  }

  const reportProgress = () => {
    idleTicks = 0;
  };
  return { use, reportProgress, close: async () => (opened ? opened.then(close) : undefined) };
}
