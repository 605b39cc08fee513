import { getIpPrefix } from './client-ip';
import type { ApiDeps } from './dependencies';
import { HttpError } from './http-error';

const tenMinutes = 600;
const hour = 3600;

/**
 * Counts that somebody sent a form, by the network they come from and by the e-mail address they gave, both hashed.
 * @throws {HttpError} 429 with Retry-After, where either has sent too many.
 */
export async function enforceRateLimit(what: string, address: string | undefined, email: string | null, deps: ApiDeps): Promise<void> {
  const { store, settings } = deps;
  const now = deps.now();
  const { perAddress, perEmail } = settings.limits;
  const limited = [
    { by: 'address', of: getIpPrefix(address ?? ''), seconds: tenMinutes, most: perAddress },
    ...(email === null ? [] : [{ by: 'email', of: email, seconds: hour, most: perEmail }]),
  ];
  const hits = await Promise.all(
    limited.map(async ({ by, of, seconds, most }) => ({
      subject: `${what} ${by} ${await store.hashForDay(`${by} ${of}`, now)}`,
      seconds,
      most,
    })),
  );
  const counts = await store.recordHits(hits, now);
  const over = counts.filter(({ subject, times }) => times > hits.find((hit) => hit.subject === subject)!.most);
  if (over.length === 0) return;
  const end = Math.max(...over.map(({ endsAt }) => endsAt.getTime()));
  throw new HttpError(429, 'too_many', { headers: { 'Retry-After': String(Math.max(1, Math.ceil((end - now.getTime()) / 1000))) } });
}
