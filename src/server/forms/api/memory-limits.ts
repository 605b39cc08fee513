import { EventEmitter, once } from 'node:events';
import { type ClientNetwork, listNetworks } from './client-ip';
import { HttpError } from './http-error';

const windowMs = 600_000;
/** More networks than this in ten minutes are refused, so that nobody can fill the memory. */
const maxNetworks = 20_000;

/**
 * Creates a limit of requests for one network in ten minutes that is counted in memory only: no address is stored, not even as a hash.
 * @returns a function that throws HttpError 429 when the network is over the limit. `now` is in milliseconds.
 */
export function createMemoryLimit(limit: number): (clientIp: string | undefined, now: number) => void {
  const counts = new Map<string, number>();
  let endsAt = 0;
  return (clientIp, now) => {
    if (now >= endsAt) {
      counts.clear();
      endsAt = now + windowMs;
    }
    const { prefix } = listNetworks(clientIp)[0]!;
    const count = counts.get(prefix) ?? 0;
    if (count >= limit || counts.size >= maxNetworks)
      throw new HttpError(429, 'too_many', { headers: { 'Retry-After': String(Math.ceil((endsAt - now) / 1000)) } });
    counts.set(prefix, count + 1);
  };
}

/** Uploads of 4 MB are kept in memory until they are stored, so this many are read at once, and this many of one visitor's network. */
const maxUploads = 16;
const maxUploadsPerNetwork = 2;
/** How many uploads wait for a slot. What has arrived of them is as small as a form without files. */
const maxWaiting = 256;

/** The right of one upload to be kept in memory. */
export interface UploadSlot {
  /**
   * Waits for the slot, unless the upload has it.
   * @throws {HttpError} 503 with Retry-After when none becomes free in time, or too many wait.
   */
  take: () => Promise<void>;
  /** Does the work of an upload with a slot after that of those before it, so that they do not use up each other's time; else at once. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  /** Gives the slot to the next upload. Does nothing if the upload has none. */
  release: () => void;
}

/** Creates the slots of a process. No network, however large, has more than half of them. `maxWait`, in milliseconds, is less than a page waits. */
export function createUploadSlots(maxWait = 25_000): (clientIp: string | undefined) => UploadSlot {
  const holders = new Set<readonly ClientNetwork[]>();
  const releases = new EventEmitter().setMaxListeners(maxWaiting);
  const count = (prefix: string) => [...holders].filter((networks) => networks.some((network) => network.prefix === prefix)).length;
  let lastWork: Promise<unknown> = Promise.resolve();
  const isFull = ({ prefix, factor }: ClientNetwork) => count(prefix) >= Math.min(maxUploadsPerNetwork * factor, maxUploads / 2);

  return (clientIp) => {
    const networks = listNetworks(clientIp);
    return {
      take: async () => {
        if (holders.has(networks)) return;
        const signal = releases.listenerCount('release') < maxWaiting ? AbortSignal.timeout(maxWait) : AbortSignal.abort();
        while (holders.size >= maxUploads || networks.some(isFull))
          await once(releases, 'release', { signal }).catch(() => {
            throw new HttpError(503, 'unavailable', { headers: { 'Retry-After': '30' } });
          });
        holders.add(networks);
      },
      inTurn: (work) => {
        if (!holders.has(networks)) return work();
        const result = lastWork.then(work);
        lastWork = result.catch(() => undefined);
        return result;
      },
      release: () => {
        if (holders.delete(networks)) releases.emit('release');
      },
    };
  };
}
