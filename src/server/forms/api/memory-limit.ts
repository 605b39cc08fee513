import { listNetworks } from './client-ip';
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
