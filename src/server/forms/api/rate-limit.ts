import { maxTotalBytes } from '../../../domain/forms/files';
import { getEmailDomain, getMailboxKey } from '../model/normalize-email';
import type { InquiryFile, RateHit, RefusedHits } from '../model/service-types';
import { listNetworks } from './client-ip';
import type { ApiDeps, RefusalLimit } from './dependencies';
import { HttpError } from './response';

const tenMinutes = 600;
const hour = 3600;
const day = 86_400;

interface RateRule {
  kind: string;
  value: string;
  seconds: number;
  limit: number;
  amount?: number;
}

type LimitDeps = Pick<ApiDeps, 'store' | 'settings' | 'now'>;

function refuseUntil(endsAt: Date, now: Date, reason: 'too_many' | 'staff_mailed_often' = 'too_many'): never {
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
  throw new HttpError(429, reason, { headers: { 'Retry-After': String(seconds) } });
}

/** How many times the limit of accepted posts applies to those that are refused: a person mends a form a few times, and many share an address. */
const refusedFactor = 10;
/** More networks than this are not remembered, so that nobody can fill the memory. The first one is forgotten for the next. */
const maxNetworks = 20_000;

/**
 * Creates the count of posts in ten minutes that were refused or repeated, which costs as much work as taking them. It is in memory only: no
 * address is stored, not even as a hash. `limit` is that of one visitor for accepted posts, of which `factor` times as many may be refused.
 */
export function createRefusalLimit(limit: number, factor = refusedFactor): RefusalLimit {
  const counts = new Map<string, number>();
  let endsAt = new Date(0);
  return {
    assertFew(clientIp: string | undefined, now: Date): void {
      const nextEnd = new Date(now.getTime() + tenMinutes * 1000);
      // An end that is further away is one of a clock that was ahead.
      if (now >= endsAt || endsAt > nextEnd) {
        counts.clear();
        endsAt = nextEnd;
      }
      const isFull = listNetworks(clientIp).some((network) => (counts.get(network.prefix) ?? 0) >= limit * factor * network.factor);
      if (isFull) refuseUntil(endsAt, now);
    },
    count(clientIp: string | undefined): void {
      for (const { prefix } of listNetworks(clientIp)) {
        const [first] = counts.keys();
        if (!counts.has(prefix) && counts.size >= maxNetworks) counts.delete(first!);
        counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
      }
    },
  };
}

/** A rule for each of the sender's networks: `limit` is that of one visitor. */
const listNetworkRules = (clientIp: string | undefined, limit: number, seconds = tenMinutes): RateRule[] =>
  listNetworks(clientIp).map(({ prefix, factor }) => ({ kind: 'address', value: prefix, seconds, limit: limit * factor }));

const toHits = (form: string, rules: readonly RateRule[], store: LimitDeps['store'], at: Date): Promise<RateHit[]> =>
  Promise.all(
    rules.map(async ({ kind, value, ...rule }) => ({
      subject: `${form} ${kind} ${await store.hashForDay(`${kind} ${value}`, at)}`,
      ...rule,
    })),
  );

/** Counts an event for each rule, or for none if one of them is over its limit: then it returns when that ends. */
const count = async (form: string, rules: readonly RateRule[], deps: LimitDeps, at = deps.now()): Promise<Date | undefined> =>
  deps.store.recordHits(await toHits(form, rules, deps.store, at), at);

async function enforce(form: string, rules: readonly RateRule[], deps: LimitDeps, reason?: 'staff_mailed_often'): Promise<void> {
  const now = deps.now();
  const endsAt = await count(form, rules, deps, now);
  if (endsAt) refuseUntil(endsAt, now, reason);
}

interface Sender {
  clientIp: string | undefined;
  email: string | null;
  phones?: readonly string[];
}

/** A mailbox gets few mails in a day that its owner perhaps did not ask for. */
const limitMailbox = (email: string, limit: number): RateRule => ({ kind: 'mailbox', value: getMailboxKey(email), seconds: day, limit });

/**
 * The limits of one form for the sender's networks, and for the e-mail address and the telephone numbers from the largest of them: a stranger
 * elsewhere cannot use up those of their owner.
 */
function listSenderRules({ clientIp, email, phones = [] }: Sender, { limits }: LimitDeps['settings']): RateRule[] {
  const contacts = [...(email === null ? [] : [getMailboxKey(email)]), ...phones];
  const { prefix } = listNetworks(clientIp).at(-1)!;
  return [
    ...listNetworkRules(clientIp, limits.perAddress),
    ...contacts.map((contact) => ({ kind: 'contact', value: `${contact} ${prefix}`, seconds: hour, limit: limits.perEmail })),
  ];
}

/**
 * Counts a subscription, and its confirmation mail (`isMailed`).
 * @throws {HttpError} 429 with Retry-After when the sender's networks or the address are over their limit.
 */
export async function enforceSubscriptionLimit(
  { clientIp, email, isMailed }: { clientIp: string | undefined; email: string; isMailed: boolean },
  deps: LimitDeps,
): Promise<void> {
  const rules = listSenderRules({ clientIp, email }, deps.settings);
  if (isMailed) rules.push(limitMailbox(email, deps.settings.limits.perEmail));
  await enforce('newsletter', rules, deps);
}

/** How many times the limit of one mailbox applies to a domain, which may have many, and to the part of it that one network may use. */
const domainFactor = 20;
const domainNetworkFactor = 2;

const listDomainRules = (email: string, clientIp: string | undefined, perEmail: number): RateRule[] => {
  const [domain, network] = [getEmailDomain(email), listNetworks(clientIp).at(-1)!.prefix];
  return [
    { kind: 'domain', value: domain, seconds: hour, limit: perEmail * domainFactor },
    { kind: 'domain of network', value: `${domain} ${network}`, seconds: hour, limit: perEmail * domainNetworkFactor },
  ];
};

/**
 * The hits of a receipt, which goes to an address that may be somebody else’s: its limits are those of confirmation mails, for the mailbox, its
 * domain, and what one network asks for there.
 */
export async function createReceiptHits(
  email: string | null,
  clientIp: string | undefined,
  { store, settings }: LimitDeps,
  at: Date,
): Promise<RateHit[]> {
  if (email === null) return [];
  const { perEmail } = settings.limits;
  return toHits('receipt', [limitMailbox(email, perEmail), ...listDomainRules(email, clientIp, perEmail)], store, at);
}

/**
 * Finds the first hour in which the domain of an address has room for another confirmation mail, and takes the place: an hour has few for a
 * domain, and fewer for what one network asks for. So nobody can flood a domain, and nobody can use it up for others.
 * @returns when the mail may be sent.
 * @throws {HttpError} 429 when there is no such hour within a day.
 */
export async function reserveConfirmation(email: string, clientIp: string | undefined, deps: LimitDeps): Promise<Date> {
  const rules = listDomainRules(email, clientIp, deps.settings.limits.perEmail);
  const now = deps.now();
  let at = now;
  for (let hours = 0; hours < 24; hours += 1) {
    const endsAt = await count('newsletter', rules, deps, at);
    if (!endsAt) return at;
    at = endsAt;
  }
  return refuseUntil(at, now);
}

/** How many of the posts of one network may learn in an hour that an address is on the list. */
const knownShare = 0.1;

/** Counts an answer that tells that an address is on the list. False if the sender's networks have had too many of them. */
export async function countKnownAddress(clientIp: string | undefined, deps: LimitDeps): Promise<boolean> {
  const limit = Math.ceil(deps.settings.limits.perAddress * knownShare);
  return (await count('known', listNetworkRules(clientIp, limit, hour), deps)) === undefined;
}

/** Counts a question about an address. False if it was asked on this day, or if the sender's networks were asked too often. */
export async function isAskedFirst(email: string, clientIp: string | undefined, deps: LimitDeps): Promise<boolean> {
  const once = { kind: 'email', value: email, seconds: day, limit: 1 };
  const rules = [once, ...listNetworkRules(clientIp, deps.settings.limits.perAddress)];
  return (await count('misspelled', rules, deps)) === undefined;
}

/** How many times the files of one network are stored in a day for the whole service. */
const serviceFactor = 16;

/** In a day a network may store as many inquiries with 4 MB as it may send in ten minutes, and the whole service sixteen times as many. */
function listFileRules(files: readonly InquiryFile[], clientIp: string | undefined, perAddress: number): RateRule[] {
  const toKilobytes = (bytes: number) => Math.ceil(bytes / 1000);
  const amount = toKilobytes(files.reduce((sum, { bytes }) => sum + bytes.length, 0));
  if (amount === 0) return [];
  const limit = perAddress * toKilobytes(maxTotalBytes);
  const rules = listNetworkRules(clientIp, limit, day);
  rules.push({ kind: 'service', value: '', seconds: day, limit: limit * serviceFactor });
  return rules.map((rule) => ({ ...rule, amount }));
}

/** The hits of an inquiry: for its sender's networks, e-mail address and telephone numbers, and for the bytes of its files. */
export async function createInquiryHits(
  { files, ...sender }: Sender & { files: readonly InquiryFile[] },
  { store, settings }: LimitDeps,
  at: Date,
): Promise<RateHit[]> {
  return [
    ...(await toHits('inquiry', listSenderRules(sender, settings), store, at)),
    ...(await toHits('files', listFileRules(files, sender.clientIp, settings.limits.perAddress), store, at)),
  ];
}

/**
 * Answers an inquiry that was refused.
 * @returns when only its files are too many for the day.
 * @throws {HttpError} 429 with Retry-After when its sender is over a rate limit.
 */
export function assertOnlyFilesRefused({ refused }: RefusedHits, now: Date): void {
  const ends = refused.filter(({ subject }) => !subject.startsWith('files ')).map(({ endsAt }) => endsAt.getTime());
  if (ends.length > 0) refuseUntil(new Date(Math.max(...ends)), now);
}

/** How many times the limit of a visitor applies to the staff of one network. */
const staffFactor = 10;

/**
 * Counts a use of a link of the staff: for the sender's networks, and for the inquiry if the link is valid. One that is not, which anybody can
 * make up, asks the database nothing.
 * @throws {HttpError} 429 with Retry-After when one of them is over its limit.
 */
export async function enforceStaffLimit(
  name: string | undefined,
  clientIp: string | undefined,
  deps: LimitDeps & Pick<ApiDeps, 'guesses'>,
): Promise<void> {
  const { perAddress: limit } = deps.settings.limits;
  if (name === undefined) {
    deps.guesses.assertFew(clientIp, deps.now());
    return deps.guesses.count(clientIp);
  }
  const rule = { kind: 'inquiry', value: name, seconds: tenMinutes, limit };
  await enforce('staff', [...listNetworkRules(clientIp, limit * staffFactor), rule], deps);
}

/**
 * Counts a mail that a link of the staff sends: an inquiry gets few in a day, because they have its files.
 * @throws {HttpError} 429 with Retry-After after that.
 */
export async function enforceStaffMailLimit(reference: string, deps: LimitDeps): Promise<void> {
  const rule = { kind: 'mail', value: reference, seconds: day, limit: deps.settings.limits.perEmail };
  await enforce('staff', [rule], deps, 'staff_mailed_often');
}
