import { getEmailDomain, getMailboxKey } from '../model/normalize-email';
import { listNetworks } from './client-ip';
import type { ApiDeps } from './dependencies';
import { HttpError } from './http-error';

const tenMinutesInSeconds = 600;
const hourInSeconds = 3600;
const dayInSeconds = 86_400;
/** How many times the limit of one mailbox applies to a domain, which may have many. */
const domainFactor = 20;

interface RateRule {
  kind: string;
  value: string;
  seconds: number;
  limit: number;
}

const listNetworkRules = (clientIp: string | undefined, perAddress: number): RateRule[] =>
  listNetworks(clientIp).map(({ prefix, factor }) => ({
    kind: 'address',
    value: prefix,
    seconds: tenMinutesInSeconds,
    limit: perAddress * factor,
  }));

/** A confirmation mail goes to somebody who perhaps did not ask for it, so mailboxes and domains get few of them. */
const listConfirmationRules = (email: string, perEmail: number): RateRule[] => [
  { kind: 'mailbox', value: getMailboxKey(email), seconds: dayInSeconds, limit: perEmail },
  { kind: 'domain', value: getEmailDomain(email), seconds: hourInSeconds, limit: perEmail * domainFactor },
];

/** Counts an event for each rule, or for none if one of them is over its limit. */
async function countHits(form: string, rules: readonly RateRule[], { store, now }: { store: ApiDeps['store']; now: Date }): Promise<void> {
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

/**
 * Counts an accepted submission of `form` for the sender's networks and for the e-mail address, all stored as hashes. `isMailed`
 * says that a mail goes to that address.
 * @throws {HttpError} 429 with Retry-After when one of them is over its limit.
 */
export async function enforceRateLimit(
  { form, clientIp, email, isMailed = false }: { form: string; clientIp: string | undefined; email: string | null; isMailed?: boolean },
  { store, settings, now: getNow }: ApiDeps,
): Promise<void> {
  const now = getNow();
  const { perAddress, perEmail } = settings.limits;
  const rules = [
    ...listNetworkRules(clientIp, perAddress),
    ...(email === null ? [] : [{ kind: 'email', value: getMailboxKey(email), seconds: hourInSeconds, limit: perEmail }]),
    ...(email !== null && isMailed ? listConfirmationRules(email, perEmail) : []),
  ];
  await countHits(form, rules, { store, now });
}

/** How many times the limit of a visitor applies to the staff of one network. */
const staffFactor = 10;

/**
 * Counts a use of a link of the staff: for the sender's networks, and for the inquiry if the link is valid.
 * @throws {HttpError} 429 with Retry-After when one of them is over its limit.
 */
export async function enforceStaffLimit(reference: string | undefined, clientIp: string | undefined, deps: ApiDeps): Promise<void> {
  const { perAddress } = deps.settings.limits;
  const rules = [
    ...listNetworkRules(clientIp, perAddress * (reference === undefined ? 1 : staffFactor)),
    ...(reference === undefined ? [] : [{ kind: 'inquiry', value: reference, seconds: tenMinutesInSeconds, limit: perAddress }]),
  ];
  await countHits(reference === undefined ? 'guess' : 'staff', rules, { store: deps.store, now: deps.now() });
}
