import { isFormula, toCsv } from '../../domain/csv';
import { toManilaTime } from '../../domain/date-formats';
import { isEmail } from '../../domain/forms/form-validation';
import type { StoredInquiry, Subscriber } from './model/service-types';
import type { FormsStore } from './store/store';

/** The link by which a subscriber, by the id, leaves the newsletter. */
type GetLink = (id: string) => string;

/** A moment in Manila, such as `2026-11-21 08:30`. */
export const formatManilaTime = (moment: Date): string => toManilaTime(moment).replace('T', ' ');

/** Whether a spreadsheet would compute an address. It is left out: with an apostrophe it would be that of somebody else. */
const isUnsafeAddress = (text: string): boolean => isFormula(text) && isEmail(text);

/** The inquiries as CSV, with a column for each field. */
export function inquiriesToCsv(inquiries: readonly StoredInquiry[]): string {
  const fields = [...new Set(inquiries.flatMap(({ values }) => Object.keys(values)))];
  const rows = inquiries.map(({ reference, receivedAt, form, notice, values }) => [
    reference,
    formatManilaTime(receivedAt),
    form,
    notice,
    ...fields.map((field) => values[field] ?? '').map((value) => (isUnsafeAddress(value) ? '' : value)),
  ]);
  return toCsv([['reference', 'received', 'form', 'notice', ...fields], ...rows]);
}

/** The subscribers whose addresses can be exported. */
export const listSubscribers = async (store: Pick<FormsStore, 'listSubscribers'>): Promise<Subscriber[]> =>
  (await store.listSubscribers()).filter(({ email }) => !isUnsafeAddress(email));

/**
 * A14: the persons of whom something is stored, as CSV: a line for each e-mail address, or else telephone number, with the names and the numbers
 * beside it, the forms and the references of what was sent, and whether it is on the list of the newsletter. Nobody is left out: a cell that a
 * spreadsheet would compute is a text in it.
 */
export function affectedToCsv(inquiries: readonly StoredInquiry[], subscribers: readonly Subscriber[]): string {
  const people = new Map<string, readonly Set<string>[]>();
  const add = (contact: string, ...cells: readonly (readonly string[])[]) => {
    const person = people.get(contact) ?? cells.map(() => new Set<string>());
    people.set(contact, person);
    for (const [column, texts] of cells.entries()) for (const text of texts) person[column]!.add(text);
  };
  for (const { email, phones, form, reference, values } of inquiries)
    add(email ?? phones[0] ?? reference, [values['name'] ?? ''], email === null ? [] : [email], phones, [form], [reference], []);
  for (const { email } of subscribers) add(email, [], [email], [], [], [], ['yes']);
  const rows = Array.from(people.values(), (person) => person.map((texts) => [...texts].filter(Boolean).join(', ')));
  return toCsv([['name', 'email', 'phone', 'forms', 'references', 'newsletter'], ...rows]);
}

/** All of them as CSV, with what is known of their consent. */
export const subscribersToCsv = (subscribers: readonly Subscriber[], getUnsubscribeLink: GetLink): string =>
  toCsv([
    ['email', 'since', 'confirmed', 'notice', 'blocked', 'leave'],
    ...subscribers.map(({ id, email, createdAt, confirmedAt, isUnasked, notice, blocked, isSuspected }) => [
      email,
      formatManilaTime(createdAt),
      confirmedAt ? formatManilaTime(confirmedAt) : isUnasked ? 'not asked' : '',
      notice ?? '',
      blocked ?? (isSuspected ? 'suspected' : ''),
      getUnsubscribeLink(id),
    ]),
  ]);

/** The addresses to which the newsletter may be sent, with columns that newsletter services recognize when they import a file. */
export const confirmedToCsv = (subscribers: readonly Subscriber[], getUnsubscribeLink: GetLink): string =>
  toCsv([
    ['Email Address', 'Confirmed', 'Unsubscribe URL'],
    ...subscribers.flatMap(({ id, email, confirmedAt, blocked }) =>
      confirmedAt === null || blocked !== null ? [] : [[email, confirmedAt.toISOString(), getUnsubscribeLink(id)]],
    ),
  ]);
