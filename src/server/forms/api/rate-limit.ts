import { getIpPrefix } from './client-ip';
import type { ApiDeps } from './dependencies';
import { HttpError } from './http-error';

const tenMinutesInSeconds = 600;
const hourInSeconds = 3600;

/**
 * Counts an accepted submission of `form` for the sender's network and for the e-mail address, both stored as hashes.
 * @throws {HttpError} 429 with Retry-After when either is over its limit.
 */
export async function enforceRateLimit(form: string, clientIp: string | undefined, email: string | null, deps: ApiDeps): Promise<void> {
  const { store, settings } = deps;
  const now = deps.now();
  const { perAddress, perEmail } = settings.limits;
  const rules = [
    { kind: 'address', value: getIpPrefix(clientIp ?? ''), seconds: tenMinutesInSeconds, limit: perAddress },
    ...(email === null ? [] : [{ kind: 'email', value: email, seconds: hourInSeconds, limit: perEmail }]),
  ];
  const hits = await Promise.all(
    rules.map(async ({ kind, value, seconds, limit }) => ({
      subject: `${form} ${kind} ${await store.hashForDay(`${kind} ${value}`, now)}`,
      seconds,
      limit,
    })),
  );
  const endsAt = await store.recordHits(hits, now);
  if (endsAt === undefined) return;
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
  throw new HttpError(429, 'too_many', { headers: { 'Retry-After': String(seconds) } });
}
