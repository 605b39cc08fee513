import { toCsv } from './csv';
import { normalizeEmail } from '../model/normalize-email';
import { parseReference } from '../model/reference';
import type { StoredInquiry, Subscriber } from '../model/service-types';

interface DeletedCounts {
  inquiries: number;
  subscribers: number;
}

/** What the commands ask of the store. */
export interface InboxStore {
  listInquiries: (isSuspected: boolean, most?: number) => Promise<StoredInquiry[]>;
  getInquiry: (reference: string) => Promise<StoredInquiry | undefined>;
  listSubscribers: () => Promise<Subscriber[]>;
  deleteByEmail: (email: string) => Promise<DeletedCounts>;
  requeueDead: (now: Date) => Promise<number>;
}

export interface InboxDeps {
  store: InboxStore;
  purge: () => Promise<DeletedCounts>;
  /** The link by which a subscriber leaves the list. */
  getUnsubscribeLink: (id: string) => string;
  now: () => Date;
}

/** Raised for words that are no command; its message says which there are. */
export class UsageError extends Error {}

const usage = `npm run inbox -- list [--suspected]       the last hundred inquiries, or those that look like a machine's
npm run inbox -- show <reference>         all of one
npm run inbox -- export --csv             every inquiry; with --suspected the others, with --subscribers the newsletter's list
npm run inbox -- forget <e-mail>          deletes all that is known under an address
npm run inbox -- purge                    deletes what is past its time, as happens daily
npm run inbox -- retry                    sends the mails again that were given up`;

const formatManilaTime = (moment: Date): string => new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

const formatCount = (number: number, noun: string): string =>
  `${number} ${number === 1 ? noun.replace(/ies$/, 'y').replace(/s$/, '') : noun}`;
const formatDeleted = ({ inquiries, subscribers }: DeletedCounts): string =>
  `Deleted ${formatCount(inquiries, 'inquiries')} and ${formatCount(subscribers, 'subscribers')}.`;

function inquiriesToCsv(inquiries: readonly StoredInquiry[]): string {
  const fields = [...new Set(inquiries.flatMap(({ values }) => Object.keys(values)))];
  const rows = inquiries.map(({ reference, receivedAt, form, notice, values }) => [
    reference,
    formatManilaTime(receivedAt),
    form,
    notice,
    ...fields.map((field) => values[field] ?? ''),
  ]);
  return toCsv([['reference', 'received', 'form', 'notice', ...fields], ...rows]);
}

const subscribersToCsv = (subscribers: readonly Subscriber[], leaveLink: InboxDeps['getUnsubscribeLink']): string =>
  toCsv([
    ['email', 'since', 'confirmed', 'leave'],
    ...subscribers.map(({ id, email, createdAt, confirmedAt }) => [
      email,
      formatManilaTime(createdAt),
      confirmedAt === null ? '' : formatManilaTime(confirmedAt),
      leaveLink(id),
    ]),
  ]);

const commands: Record<string, (deps: InboxDeps, words: readonly string[], flags: ReadonlySet<string>) => Promise<string>> = {
  list: async ({ store }, _, flags) => {
    const found = await store.listInquiries(flags.has('--suspected'), 100);
    if (found.length === 0) return 'There are none.';
    return found
      .map(({ reference, receivedAt, form, values }) => [reference, formatManilaTime(receivedAt), form, values['name'] ?? ''].join('  '))
      .join('\n');
  },
  show: async ({ store }, [heard = '']) => {
    const reference = parseReference(heard);
    if (reference === undefined) throw new UsageError(`"${heard}" is no reference: a letter of it must be wrong.`);
    const found = await store.getInquiry(reference);
    if (!found) return `There is no inquiry ${reference}.`;
    const { form, receivedAt, notice, isSuspected, values } = found;
    const head = [
      `${reference}  ${formatManilaTime(receivedAt)}  ${form}${isSuspected ? '  suspected' : ''}`,
      `Consent to notice ${notice} at that time.`,
      '',
    ];
    return [...head, ...Object.entries(values).map(([name, value]) => `${name}: ${value}`)].join('\n');
  },
  export: async ({ store, getUnsubscribeLink: leaveLink }, _, flags) => {
    if (!flags.has('--csv')) throw new UsageError(usage);
    if (flags.has('--subscribers')) return subscribersToCsv(await store.listSubscribers(), leaveLink);
    return inquiriesToCsv(await store.listInquiries(flags.has('--suspected')));
  },
  forget: async ({ store }, [email = '']) => {
    if (!email.includes('@')) throw new UsageError(usage);
    return formatDeleted(await store.deleteByEmail(normalizeEmail(email)));
  },
  purge: async ({ purge }) => formatDeleted(await purge()),
  retry: async ({ store, now }) => `${formatCount(await store.requeueDead(now()), 'mails')} will be sent again.`,
};

/**
 * Runs a command of `npm run inbox` and gives what it says.
 * @throws {UsageError} for words that are none.
 */
export async function runInboxCommand(args: readonly string[], deps: InboxDeps): Promise<string> {
  const [name = '', ...words] = args.filter((arg) => !arg.startsWith('--'));
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(usage);
  return command(deps, words, new Set(args.filter((arg) => arg.startsWith('--'))));
}
