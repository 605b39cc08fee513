import { toCsv } from '../../logic/csv';
import { normalEmail } from '../../logic/normal-email';
import { readReference } from '../../logic/reference';
import type { StoredInquiry, Subscriber } from '../../logic/records';

interface Deleted {
  inquiries: number;
  subscribers: number;
}

/** What the commands ask of the store. */
export interface InboxStore {
  inquiries: (isSuspected: boolean, most?: number) => Promise<StoredInquiry[]>;
  inquiry: (reference: string) => Promise<StoredInquiry | undefined>;
  subscribers: () => Promise<Subscriber[]>;
  forget: (email: string) => Promise<Deleted>;
  revive: (now: Date) => Promise<number>;
}

export interface InboxDeps {
  store: InboxStore;
  purge: () => Promise<Deleted>;
  /** The link by which a subscriber leaves the list. */
  leaveLink: (id: string) => string;
  now: () => Date;
}

/** Raised for words that are no command; its message says which there are. */
export class NoCommand extends Error {}

const usage = `npm run inbox -- list [--suspected]       the last hundred inquiries, or those that look like a machine's
npm run inbox -- show <reference>         all of one
npm run inbox -- export --csv             every inquiry; with --suspected the others, with --subscribers the newsletter's list
npm run inbox -- forget <e-mail>          deletes all that is known under an address
npm run inbox -- purge                    deletes what is past its time, as happens daily
npm run inbox -- retry                    sends the mails again that were given up`;

const inManila = (moment: Date): string => new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

const count = (number: number, noun: string): string => `${number} ${number === 1 ? noun.replace(/ies$/, 'y').replace(/s$/, '') : noun}`;
const deleted = ({ inquiries, subscribers }: Deleted): string =>
  `Deleted ${count(inquiries, 'inquiries')} and ${count(subscribers, 'subscribers')}.`;

function inquiriesAsCsv(inquiries: readonly StoredInquiry[]): string {
  const fields = [...new Set(inquiries.flatMap(({ values }) => Object.keys(values)))];
  const rows = inquiries.map(({ reference, receivedAt, form, notice, values }) => [
    reference,
    inManila(receivedAt),
    form,
    notice,
    ...fields.map((field) => values[field] ?? ''),
  ]);
  return toCsv([['reference', 'received', 'form', 'notice', ...fields], ...rows]);
}

const subscribersAsCsv = (subscribers: readonly Subscriber[], leaveLink: InboxDeps['leaveLink']): string =>
  toCsv([
    ['email', 'since', 'confirmed', 'leave'],
    ...subscribers.map(({ id, email, createdAt, confirmedAt }) => [
      email,
      inManila(createdAt),
      confirmedAt === null ? '' : inManila(confirmedAt),
      leaveLink(id),
    ]),
  ]);

const commands: Record<string, (deps: InboxDeps, words: readonly string[], flags: ReadonlySet<string>) => Promise<string>> = {
  list: async ({ store }, _, flags) => {
    const found = await store.inquiries(flags.has('--suspected'), 100);
    if (found.length === 0) return 'There are none.';
    return found
      .map(({ reference, receivedAt, form, values }) => [reference, inManila(receivedAt), form, values['name'] ?? ''].join('  '))
      .join('\n');
  },
  show: async ({ store }, [heard = '']) => {
    const reference = readReference(heard);
    if (reference === undefined) throw new NoCommand(`"${heard}" is no reference: a letter of it must be wrong.`);
    const found = await store.inquiry(reference);
    if (!found) return `There is no inquiry ${reference}.`;
    const { form, receivedAt, notice, isSuspected, values } = found;
    const head = [
      `${reference}  ${inManila(receivedAt)}  ${form}${isSuspected ? '  suspected' : ''}`,
      `Consent to notice ${notice} at that time.`,
      '',
    ];
    return [...head, ...Object.entries(values).map(([name, value]) => `${name}: ${value}`)].join('\n');
  },
  export: async ({ store, leaveLink }, _, flags) => {
    if (!flags.has('--csv')) throw new NoCommand(usage);
    if (flags.has('--subscribers')) return subscribersAsCsv(await store.subscribers(), leaveLink);
    return inquiriesAsCsv(await store.inquiries(flags.has('--suspected')));
  },
  forget: async ({ store }, [email = '']) => {
    if (!email.includes('@')) throw new NoCommand(usage);
    return deleted(await store.forget(normalEmail(email)));
  },
  purge: async ({ purge }) => deleted(await purge()),
  retry: async ({ store, now }) => `${count(await store.revive(now()), 'mails')} will be sent again.`,
};

/**
 * Runs a command of `npm run inbox` and gives what it says.
 * @throws {NoCommand} for words that are none.
 */
export async function runInbox(args: readonly string[], deps: InboxDeps): Promise<string> {
  const [name = '', ...words] = args.filter((arg) => !arg.startsWith('--'));
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new NoCommand(usage);
  return command(deps, words, new Set(args.filter((arg) => arg.startsWith('--'))));
}
