import { isPromiseUntrue } from '../../../domain/forms/answer-time';
import { describeValue } from '../../../domain/forms/form-words';
import type { ServiceContent, ServiceForm } from '../../../schema/service';
import type { FormPromises, Mail, MailLink, StoredInquiry, Suspicions } from '../model/service-types';
import { getSiteUrl, type WordDeps } from './dependencies';
import { createMailLink } from './signed-link';

/** A filled field of an inquiry, in words. */
export interface Answer {
  label: string;
  value: string;
  /** The kind of the field; undefined if the form has no longer this field. */
  kind?: ServiceForm['inputs'][number]['kind'];
}

/** The answers of an inquiry in the order of its form, a board last because it is long. Consent is none. */
export function listAnswers({ inputs }: Pick<ServiceForm, 'inputs'>, values: Readonly<Record<string, string>>): Answer[] {
  const filled = inputs.filter(({ kind, name }) => kind !== 'consent' && values[name] !== undefined);
  const sorted = filled.sort((a, b) => Number(a.kind === 'board') - Number(b.kind === 'board'));
  const known = sorted.map(({ label, name, kind, choices }) => ({ label, kind, value: describeValue(values[name]!, choices) }));
  const names = new Set(inputs.map(({ name }) => name));
  const removed = Object.entries(values).filter(([name]) => !names.has(name));
  return [...known, ...removed.map(([label, value]) => ({ label, value }))];
}

const dateTimeFormat = new Intl.DateTimeFormat('en-PH', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Manila' });

/** A moment in Manila, in words. */
export const formatMoment = (moment: Date): string => dateTimeFormat.format(moment);

/** What a mail program may show as the end of a line. */
const lineBreak = /\r\n?|[\n\v\f\u0085\u2028\u2029]/;

/**
 * A value of several lines, or a link, is on lines of its own, because mail programs recognize a whole link only there. They are indented, so
 * that no visitor can write a line that looks like one of ours.
 */
export function formatAnswer({ label, value }: Answer): string {
  const lines = value.split(lineBreak);
  const head = label.endsWith('?') ? label : `${label}:`;
  if (lines.length === 1 && !/^https?:\/\/\S+$/.test(value)) return `${head} ${value}`;
  return [head, ...lines.map((line) => `  ${line}`)].join('\n');
}

/** Creates a mail to a visitor of paragraphs: those that are undefined or false are left out. */
export const createVisitorMail = (to: string, subject: string, paragraphs: readonly (string | undefined | false)[]): Mail => ({
  to,
  subject,
  text: paragraphs.filter(Boolean).join('\n\n'),
});

/** Hours with one decimal, such as `19.5`. */
export const formatHours = (hours: number): string => hours.toFixed(1).replace(/\.0$/, '');

function describePromises({ form, open, due, kept, broken, medianHours }: FormPromises, { forms, messages }: ServiceContent): string {
  const { name = form, success } = forms.find(({ type }) => type === form) ?? {};
  const lines = [
    name,
    `${messages.mail_daily_due}: ${due}`,
    `${messages.mail_daily_open}: ${open}`,
    ...(medianHours === null ? [] : [`${messages.mail_daily_median}: ${formatHours(medianHours)}`]),
    `${messages.mail_daily_broken}: ${broken} ${messages.mail_daily_of} ${kept + broken}`,
  ];
  if (success && isPromiseUntrue({ kept, broken })) lines.push('', messages.mail_daily_untrue, `  ${success.lead}`);
  return lines.join('\n');
}

/** Creates the mail of the day for the owner, about the forms whose answers are due or whose promise is broken too often. */
export function createDailyMail(promises: readonly FormPromises[], { settings, content }: WordDeps): Mail | undefined {
  const told = promises.filter((counts) => counts.due > 0 || isPromiseUntrue(counts));
  if (told.length === 0) return undefined;
  const text = told.map((counts) => describePromises(counts, content)).join('\n\n');
  return { to: settings.ownerEmail ?? null, subject: content.messages.mail_daily_subject, text };
}

/** Creates the mail of the day for the staff, about what looks automated: a link to the page of each inquiry, where one press mails it. */
export function createSuspicionsMail({ inquiries, inquiryCount, addressCount }: Suspicions, deps: WordDeps): Mail | undefined {
  if (inquiryCount + addressCount === 0) return undefined;
  const { forms, messages } = deps.content;
  const links = inquiries.map(({ id }) => createMailLink(deps, 'staff', id));
  const describe = ({ form, reference, receivedAt }: StoredInquiry, index: number) =>
    `${forms.find(({ type }) => type === form)?.name ?? form} ${reference}, ${formatMoment(receivedAt)}\n${links[index]!.url}`;
  const restCount = inquiryCount - inquiries.length;
  const text = [
    messages.mail_suspected_text,
    ...inquiries.map(describe),
    ...(restCount > 0 ? [`${messages.mail_suspected_more}: ${restCount}`] : []),
    ...(addressCount > 0 ? [`${messages.mail_suspected_addresses}: ${addressCount}`] : []),
  ].join('\n\n');
  return { to: null, subject: messages.mail_suspected_subject, text, links };
}

/**
 * Signs the links of a mail by `createLink`. The address of the privacy notice stands after the text of every mail (W3), and the link of the staff
 * before the text of one about an inquiry.
 */
export function completeMail(
  { links = [], ...mail }: Mail,
  inquiryId: string | null,
  createLink: (purpose: MailLink['purpose'], id: string) => string,
  deps: WordDeps,
): Mail {
  const { mail_staff_link, mail_files_refused, privacy } = deps.content.messages;
  const notice = `${privacy}:\n${getSiteUrl(deps)}${deps.content.privacy.path}`;
  let { text, leave } = mail;
  for (const { purpose, id, url } of links) {
    const signed = createLink(purpose, id);
    text = text.replaceAll(url, signed);
    if (leave === url) leave = signed;
  }
  const isAbout = mail.reference !== undefined && inquiryId !== null;
  const before = isAbout ? [`${mail_staff_link}\n${createLink('staff', inquiryId)}`, mail.areFilesRefused && mail_files_refused] : [];
  return { ...mail, text: [...before, text, notice].filter((part) => typeof part === 'string').join('\n\n'), leave };
}

/** Creates the mail that asks a subscriber to confirm the address (double opt-in). */
export function createConfirmationMail(
  email: string,
  [confirm, leave]: readonly [confirm: MailLink, leave: MailLink],
  deps: WordDeps,
): Mail {
  const { messages } = deps.content;
  const texts = [messages.mail_confirm_text, confirm.url, messages.mail_confirm_ignore, `${messages.mail_leave} ${leave.url}`];
  return { ...createVisitorMail(email, messages.mail_confirm_subject, texts), leave: leave.url, links: [confirm, leave] };
}
