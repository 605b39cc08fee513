import { isPromiseUntrue } from '../../../domain/forms/answer-time';
import { describeValue } from '../../../domain/forms/form-words';
import type { ServiceContent, ServiceForm, ServiceMessages } from '../../../schema/service';
import type { FormPromises, Mail, MailLink, StoredInquiry, Suspicions } from '../model/service-types';

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
function formatAnswer({ label, value }: Answer): string {
  const lines = value.split(lineBreak);
  const head = label.endsWith('?') ? label : `${label}:`;
  if (lines.length === 1 && !/^https?:\/\/\S+$/.test(value)) return `${head} ${value}`;
  return [head, ...lines.map((line) => `  ${line}`)].join('\n');
}

/** The address of the privacy notice, which every mail has. */
export const formatPrivacyLine = (url: string, { privacy }: ServiceMessages): string => `${privacy}:\n${url}`;

/** Creates the mail that notifies the staff of an inquiry. Its Reply-To is `email`, the sender of the inquiry. */
export function createStaffMail(
  { form, values }: { form: Pick<ServiceForm, 'name' | 'inputs'>; values: Readonly<Record<string, string>> },
  { reference, email, receivedAt, dueAt }: Pick<StoredInquiry, 'reference' | 'email' | 'receivedAt' | 'dueAt'>,
  privacyUrl: string,
  messages: ServiceMessages,
): Mail {
  const { name = '' } = values;
  const head = [
    `${messages.reference}: ${reference}`,
    `${messages.mail_received}: ${formatMoment(receivedAt)}`,
    ...(dueAt ? [`${messages.answer_by}: ${formatMoment(dueAt)}`] : []),
  ];
  return {
    to: null,
    withFiles: true,
    reference,
    replyTo: email === null ? undefined : { name, address: email },
    subject: `${form.name} ${reference}${name && `: ${name}`}`,
    text: [
      ...head,
      '',
      ...listAnswers(form, values).map(formatAnswer),
      '',
      ...(email === null ? [] : [messages.mail_answer, '']),
      formatPrivacyLine(privacyUrl, messages),
    ].join('\n'),
  };
}

/** Turns the mail about an inquiry into the reminder of its answer, which goes without its files. */
export const toReminder = ({ subject, text, ...mail }: Mail, { mail_remind_subject, mail_remind_text }: ServiceMessages): Mail => ({
  ...mail,
  withFiles: undefined,
  subject: `${mail_remind_subject}: ${subject}`,
  text: `${mail_remind_text}\n\n${text}`,
});

/** Creates the receipt for who sent an inquiry. It has nothing of what was sent, because the address may be that of somebody else. */
export const createReceipt = (
  { to, replyTo, reference, dueAt }: { to: string; replyTo: Mail['replyTo']; reference: string; dueAt: Date },
  { link, privacy, afterwards }: { link: MailLink; privacy: string; afterwards: string | undefined },
  messages: ServiceMessages,
): Mail => ({
  to,
  replyTo,
  subject: `${messages.mail_receipt_subject}: ${reference}`,
  text: [
    messages.mail_receipt_text,
    `${messages.reference}: ${reference}\n${messages.answer_by}: ${formatMoment(dueAt)}`,
    ...(afterwards === undefined ? [] : [afterwards]),
    `${messages.mail_receipt_link}\n${link.url}`,
    messages.mail_receipt_ignore,
    formatPrivacyLine(privacy, messages),
  ].join('\n\n'),
  links: [link],
});

/** Creates the mail to the staff after the sender of an inquiry has erased it. */
export const createErasedMail = (title: string, messages: ServiceMessages): Mail => ({
  to: null,
  subject: `${messages.mail_erased_subject}: ${title}`,
  text: messages.mail_erased_text,
});

/** Creates the mail to the staff after somebody has said that an inquiry with their address is not theirs. */
export const createDisownedMail = (title: string, reference: string, messages: ServiceMessages): Mail => ({
  to: null,
  reference,
  subject: `${messages.mail_disowned_subject}: ${title}`,
  text: messages.mail_disowned_text,
});

/** Hours with one decimal, such as `19.5`. */
export const formatHours = (hours: number): string => hours.toFixed(1).replace(/\.0$/, '');

/** The lines about the promises of a form, for the owner. */
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

/** Creates the mail of the day for the owner (`to`), about the forms whose answers are due or whose promise is broken too often. */
export function createDailyMail(promises: readonly FormPromises[], to: string | null, content: ServiceContent): Mail | undefined {
  const told = promises.filter((counts) => counts.due > 0 || isPromiseUntrue(counts));
  if (told.length === 0) return undefined;
  const text = told.map((counts) => describePromises(counts, content)).join('\n\n');
  return { to, subject: content.messages.mail_daily_subject, text };
}

/** Creates the mail of the day for the staff, about what looks automated: a link to the page of each inquiry, where one press mails it. */
export function createSuspicionsMail(
  { inquiries, inquiryCount, addressCount }: Suspicions,
  siteUrl: string,
  { forms, messages }: ServiceContent,
): Mail | undefined {
  if (inquiryCount + addressCount === 0) return undefined;
  const links = inquiries.map(({ id }) => ({ purpose: 'staff', id, url: `${siteUrl}/api/staff?of=${id}` }) as const);
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

/** Makes the links of a mail anew. */
export const renewLinks = ({ links = [], ...mail }: Mail, createLink: (link: MailLink) => string): Mail =>
  links.reduce((renewed, link) => {
    const url = createLink(link);
    return { ...renewed, text: renewed.text.replaceAll(link.url, url), leave: renewed.leave === link.url ? url : renewed.leave };
  }, mail);

/** Adds the link of the staff to a mail, before its text, and that its files were refused. */
export const addStaffLink = (mail: Mail, link: string, { mail_staff_link, mail_files_refused }: ServiceMessages): Mail => ({
  ...mail,
  text: [`${mail_staff_link}\n${link}`, ...(mail.areFilesRefused ? [mail_files_refused] : []), mail.text].join('\n\n'),
});

/** Creates the mail that asks a subscriber to confirm the address (double opt-in). */
export const createConfirmationMail = (
  email: string,
  { confirm, unsubscribe, privacy }: { confirm: MailLink; unsubscribe: MailLink; privacy: string },
  messages: ServiceMessages,
): Mail => ({
  to: email,
  subject: messages.mail_confirm_subject,
  text: [
    messages.mail_confirm_text,
    confirm.url,
    messages.mail_confirm_ignore,
    `${messages.mail_leave} ${unsubscribe.url}`,
    formatPrivacyLine(privacy, messages),
  ].join('\n\n'),
  leave: unsubscribe.url,
  links: [confirm, unsubscribe],
});
