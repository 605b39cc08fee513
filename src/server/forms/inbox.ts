import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isValidDay, toManilaDay } from '../../domain/dates';
import { cleanValue, findInvalidFields } from '../../domain/forms/form-validation';
import { listPhones } from '../../domain/forms/phone';
import { formatCount } from '../../domain/text';
import type { ServiceContent } from '../../schema/service';
import { listFormPhones, noNotice } from './api/inquiries';
import { createSenderReceipt, getInquiryForm, type MailDeps, releaseInquiry } from './api/inquiry-mails';
import { formatHours } from './api/mails';
import { addSubscriber } from './api/newsletter';
import { createLink, getServiceSigner } from './api/signed-link';
import { findVisitInputs } from './api/visit';
import { affectedToCsv, confirmedToCsv, formatManilaTime, inquiriesToCsv, listSubscribers, subscribersToCsv } from './inbox-export';
import { hasPossibleDomain, normalizeEmail } from './model/normalize-email';
import { parseReference } from './model/reference';
import { canSendMail, describeMissingMailSettings, type Settings } from './model/settings';
import type { DeletedCounts, FormPromises, StoredInquiry } from './model/service-types';
import type { FormsStore } from './store/store';

export interface InboxDeps {
  store: FormsStore;
  settings: Settings;
  getContent: () => ServiceContent;
  now: () => Date;
}

const getMailDeps = ({ getContent, ...deps }: InboxDeps): MailDeps => ({ ...deps, content: getContent() });

/** Creates the link with which a subscriber, by the id, unsubscribes. Rejects when it would not be one of the service. */
async function createUnsubscribeLinks({ settings, store }: InboxDeps): Promise<(id: string) => string> {
  const signer = await getServiceSigner(settings, store);
  return (id) => createLink(signer, 'leave', id);
}

export const inboxUsage = `npm run inbox                                 how soon inquiries were answered in the last thirty days
npm run inbox -- answered [<reference>]       marks one as answered; without a reference, the broken promises too
npm run inbox -- list [--suspected]           the last hundred inquiries, or those that look like a machine's
npm run inbox -- release <reference or e-mail>  mails one of these, which a person has sent
npm run inbox -- show <reference>             all of one
npm run inbox -- files <reference> <folder>   writes the files of one into a folder
npm run inbox -- export --csv                 every inquiry; with --suspected the others, with --subscribers the newsletter's list
npm run inbox -- export --csv --confirmed     the newsletter's list for a newsletter service: only those who confirmed their address
npm run inbox -- affected [<day> [<day>]]     whom a data breach affects, as CSV: everybody, or whose data came from a day on, to a day
npm run inbox -- block <e-mail> [--complaint]  sends nothing more to an address whose mail came back, or whose owner complained
npm run inbox -- unblock <e-mail>             takes that back, as the owner of the address wishes
npm run inbox -- person <e-mail or phone>     all that is stored under an address or a telephone number, as JSON
npm run inbox -- correct <reference> <field> <value>   corrects what somebody wrote
npm run inbox -- forget <e-mail or phone>     deletes all that is known under an address or a telephone number
npm run inbox -- erased                       what was erased in thirty days, as the command that erases it from a restored database
npm run inbox -- forget --again <name>...     erases what such a command names: references, and ids of subscribers
npm run inbox -- purge [--force]              deletes what is past its time, as happens by itself; even if a clock or a setting may be wrong
npm run inbox -- mails                        the mails that wait or were given up, with the error of the last attempt
npm run inbox -- retry [--waiting]            sends the mails again that were given up, unblocks their addresses; or also those that wait for a later attempt`;

const formatDeleted = ({ inquiries, subscribers }: DeletedCounts): string =>
  `Deleted ${formatCount(inquiries, 'inquiry', 'inquiries')} and ${formatCount(subscribers, 'subscriber')}.`;

const formatAgain = (names: readonly string[]): string => `npm run inbox -- forget --again ${names.join(' ')}`;

function readEmail(input = ''): string {
  if (!input.includes('@')) throw new Error(inboxUsage);
  return normalizeEmail(cleanValue('email', input));
}

function readContact(input = ''): string {
  if (input.includes('@')) return readEmail(input);
  // Its digits would be a number of somebody else.
  if (/[a-z]/i.test(input) && parseReference(input) !== undefined)
    throw new Error(`"${input}" is the reference of an inquiry. Write the e-mail address or the telephone number of the person.`);
  const [phone, ...others] = listPhones(input);
  if (phone === undefined || others.length > 0) throw new Error(inboxUsage);
  return phone;
}

function readReference(input: string): string {
  if (input === '') throw new Error(inboxUsage);
  const reference = parseReference(input);
  if (reference === undefined) throw new Error(`"${input}" is no reference: a letter of it must be wrong.`);
  return reference;
}

async function readInquiry(store: FormsStore, input: string): Promise<StoredInquiry> {
  const reference = readReference(input);
  const inquiry = await store.getInquiry(reference);
  if (!inquiry) throw new Error(`There is no inquiry ${reference}.`);
  return inquiry;
}

const formatPromises = ({ form, open, kept, broken, medianHours }: FormPromises): string =>
  [
    `${form}: ${open} not answered`,
    `${broken} of ${kept + broken} later than promised`,
    ...(medianHours === null ? [] : [`half of the answers within ${formatHours(medianHours)} hours`]),
  ].join(', ');

/** How soon inquiries were answered in the last thirty days, a line for each form, and what is not mailed. */
async function summarize({ store, settings, now }: InboxDeps): Promise<string> {
  const missingSetting = describeMissingMailSettings(settings);
  const promises = await store.listPromises(now());
  const lines = promises.length === 0 ? ['Nothing came in the last thirty days that promises an answer.'] : promises.map(formatPromises);
  return [...lines, ...(missingSetting === undefined ? [] : [missingSetting])].join('\n');
}

const commands: Record<string, (deps: InboxDeps, args: readonly string[], flags: ReadonlySet<string>) => Promise<string>> = {
  answered: async (deps, [input]) => {
    if (input === undefined) {
      const broken = await deps.store.listBrokenPromises(deps.now());
      const lines = broken.map(({ reference, dueAt, answeredAt }) =>
        [reference, `promised ${formatManilaTime(dueAt!)}`, answeredAt ? `answered ${formatManilaTime(answeredAt)}` : 'not answered'].join(
          '  ',
        ),
      );
      return [await summarize(deps), ...lines].join('\n');
    }
    const { reference } = await readInquiry(deps.store, input);
    await deps.store.setAnswered(reference, true, deps.now());
    return `${reference} is marked as answered.`;
  },
  list: async ({ store }, _, flags) => {
    const isSuspected = flags.has('--suspected');
    const inquiries = await store.listInquiries(isSuspected, 100);
    const addresses = isSuspected ? (await store.listSubscribers()).filter((subscriber) => subscriber.isSuspected) : [];
    const lines = [
      ...inquiries.map(({ reference, receivedAt, form, values }) => [reference, formatManilaTime(receivedAt), form, values['name'] ?? '']),
      ...addresses.map(({ email, createdAt }) => [email, formatManilaTime(createdAt), 'newsletter']),
    ];
    return lines.map((line) => line.join('  ')).join('\n') || 'There are none.';
  },
  release: async (deps, [input = '']) => {
    const { store, settings, now } = deps;
    if (input.includes('@')) {
      const email = normalizeEmail(input);
      const waiting = (await store.listSubscribers()).find((subscriber) => subscriber.isSuspected && subscriber.email === email);
      if (!waiting) throw new Error(`${email} does not wait.`);
      const subscriber = { email, notice: waiting.notice ?? noNotice };
      await addSubscriber(subscriber, now(), { ...getMailDeps(deps), hasDoubleOptIn: canSendMail(settings) });
      return `${email} is taken for the newsletter.`;
    }
    const inquiry = await readInquiry(store, input);
    return `${inquiry.reference} ${(await releaseInquiry(inquiry, getMailDeps(deps))) ? 'is mailed to the staff, and its receipt to its sender' : 'does not wait: it was mailed'}.`;
  },
  show: async ({ store }, [input = '']) => {
    const { reference, form, receivedAt, answeredAt, notice, isSuspected, values } = await readInquiry(store, input);
    const uses = await store.listUses(reference);
    const lines = [
      `${reference}  ${formatManilaTime(receivedAt)}  ${form}${isSuspected ? '  suspected' : ''}`,
      notice === noNotice ? 'The page sent no version of its notice.' : `Consent to notice ${notice} at that time.`,
      ...(answeredAt ? [`Answered ${formatManilaTime(answeredAt)}.`] : []),
      ...uses.map(({ at, action, detail }) => `${formatManilaTime(at)}  ${action}${detail === null ? '' : ` ${detail}`}`),
      '',
    ];
    return [...lines, ...Object.entries(values).map(([name, value]) => `${name}: ${value}`)].join('\n');
  },
  files: async ({ store }, [input = '', folder = '']) => {
    if (folder === '') throw new Error(inboxUsage);
    const reference = readReference(input);
    // Two pictures of a phone may have one name.
    const files = (await store.getFiles(reference)).map((file, index) => ({ ...file, name: `${reference} ${index + 1} ${file.name}` }));
    if (files.length > 0) await mkdir(folder, { recursive: true });
    for (const { name, bytes } of files) await writeFile(join(folder, name), bytes, { flag: 'wx', mode: 0o600 });
    return files.length === 0 ? `There are no files with ${reference}.` : files.map(({ name }) => name).join('\n');
  },
  export: async (deps, _, flags) => {
    const { store } = deps;
    if (!flags.has('--csv')) throw new Error(inboxUsage);
    if (flags.has('--confirmed')) return confirmedToCsv(await listSubscribers(store), await createUnsubscribeLinks(deps));
    if (flags.has('--subscribers')) return subscribersToCsv(await listSubscribers(store), await createUnsubscribeLinks(deps));
    return inquiriesToCsv(await store.listInquiries(flags.has('--suspected')));
  },
  affected: async ({ store }, [from = '0001-01-01', to = '9999-12-31']) => {
    if (!isValidDay(from) || !isValidDay(to) || from > to) throw new Error(inboxUsage);
    const isBetween = (moment: Date) => toManilaDay(moment) >= from && toManilaDay(moment) <= to;
    const inquiries = [...(await store.listInquiries(false)), ...(await store.listInquiries(true))];
    return affectedToCsv(
      inquiries.filter(({ receivedAt }) => isBetween(receivedAt)),
      (await store.listSubscribers()).filter(({ createdAt }) => isBetween(createdAt)),
    );
  },
  block: async ({ store }, [email], flags) => {
    await store.blockAddress(readEmail(email), flags.has('--complaint') ? 'complaint' : 'bounce');
    return 'Nothing more will be sent to this address.';
  },
  unblock: async ({ store }, [email]) => {
    await store.unblockAddress(readEmail(email));
    return 'The newsletter may be sent to this address again.';
  },
  person: async ({ store }, [email]) => JSON.stringify(await store.findPerson(readContact(email)), null, 2),
  correct: async (deps, [input = '', name = '', ...words]) => {
    const { store, now } = deps;
    const mailDeps = getMailDeps(deps);
    const inquiry = await readInquiry(store, input);
    const { reference } = inquiry;
    const form = getInquiryForm(inquiry, mailDeps);
    // The page of the staff moves a visit, and tells its visitor.
    const { date, hour } = findVisitInputs(form) ?? {};
    const fixed = [date?.name, date?.daysOf, hour?.name];
    const inputs = form.inputs.filter((one) => one.kind !== 'files' && one.kind !== 'consent' && !fixed.includes(one.name));
    const field = inputs.find((candidate) => candidate.name === name);
    if (!field)
      throw new Error(`"${name}" is no field of this form that can be corrected: ${inputs.map((known) => known.name).join(', ')}.`);
    const { kind, label, choices, problem } = field;
    const value = cleanValue(kind, words.join(' '));
    const rule = { ...field, choices: choices?.map((choice) => choice.value) };
    const isWrongEmail = kind === 'email' && value !== '' && !hasPossibleDomain(value);
    if (isWrongEmail || findInvalidFields([rule], { [name]: value }).length > 0) throw new Error(problem);
    const result = `${label} of ${reference}: ${value}`;
    const email = kind === 'email' ? normalizeEmail(value) || null : undefined;
    const contact = {
      ...(kind === 'tel' && { phones: listFormPhones(form, { ...inquiry.values, [name]: value }) }),
      ...(email !== undefined && { email }),
    };
    const isOther = email !== undefined && email !== inquiry.email;
    const mail = isOther ? createSenderReceipt({ ...inquiry, email }, mailDeps) : undefined;
    await store.correctInquiry(reference, name, value, contact, mail && { mail, dueAt: now() });
    if (!isOther) return result;
    return `${result}\nThe links that were mailed to the address before work no more${mail ? ', and a new receipt is on its way' : ''}.`;
  },
  forget: async ({ store }, args, flags) => {
    const isAgain = flags.has('--again') && args.length > 0;
    const erasure = await (isAgain ? store.eraseAgain(args) : store.deletePerson(readContact(args[0])));
    const again = isAgain || erasure.names.length === 0 ? [] : [`After a restore: ${formatAgain(erasure.names)}`];
    return [formatDeleted(erasure), ...again].join('\n');
  },
  erased: async ({ store }) => {
    const names = await store.listErased();
    return names.length > 0 ? formatAgain(names) : 'Nothing was erased in the last thirty days.';
  },
  mails: async ({ store }) => {
    const mails = await store.listPendingMails();
    if (mails.length === 0) return 'No mail waits, and none was given up.';
    const { waiting, dead } = await store.countOutbox();
    const lines = mails.map(({ state, dueAt, tries, to, reference, fault }) =>
      [state, formatManilaTime(dueAt), formatCount(tries, 'attempt'), to ?? 'staff', reference, fault]
        .filter((part) => part !== null)
        .join('  '),
    );
    return [`${formatCount(waiting, 'mail')} waiting, ${dead} given up`, ...lines].join('\n');
  },
  purge: async ({ store, settings, now }, _, flags) => {
    const { problem, ...deleted } = await store.purge(settings.retentionDays, now(), { isForced: flags.has('--force') });
    if (problem === undefined) return formatDeleted(deleted);
    return `No inquiry and no subscriber was deleted: ${problem}. If all is right, npm run inbox -- purge --force deletes them.`;
  },
  retry: async ({ store, now }, _, flags) => {
    const includesWaiting = flags.has('--waiting');
    const unblockedCount = await store.unblockBounced();
    const queuedCount = await store.requeue(includesWaiting, now());
    return [
      `${formatCount(queuedCount, 'mail')} will be sent again.`,
      ...(includesWaiting ? ['One that is due within four minutes keeps its time.'] : []),
      ...(unblockedCount > 0 ? [`Unblocked ${formatCount(unblockedCount, 'address', 'addresses')}.`] : []),
    ].join(' ');
  },
};

/**
 * Runs a command of `npm run inbox` and returns its output.
 * @throws {Error} when the arguments are not a command; the message lists the commands.
 */
export async function runInboxCommand(argv: readonly string[], deps: InboxDeps): Promise<string> {
  const [name = '', ...args] = argv.filter((arg) => !arg.startsWith('--'));
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const flags = argv.filter((arg) => arg.startsWith('--'));
  if (argv.length === 0) return `${await summarize(deps)}\n\n${inboxUsage}`;
  if (!command || !flags.every((flag) => inboxUsage.match(/--[a-z]+/g)!.includes(flag))) throw new Error(inboxUsage);
  return command(deps, args, new Set(flags));
}
