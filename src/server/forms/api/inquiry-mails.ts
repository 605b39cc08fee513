import type { ServiceForm, ServiceMessages } from '../../../schema/service';
import type { Mail, StoredInquiry } from '../model/service-types';
import type { ApiDeps, WordDeps } from './dependencies';
import { createVisitorMail, formatAnswer, formatMoment, listAnswers } from './mails';
import { createMailLink } from './signed-link';

export type MailDeps = Pick<ApiDeps, 'store' | 'settings' | 'content' | 'now'>;

export const findValueByKind = (
  { inputs }: Pick<ServiceForm, 'inputs'>,
  kind: string,
  values: StoredInquiry['values'],
): string | undefined => values[inputs.find((input) => input.kind === kind)?.name ?? ''];

/** What the sender does next, if the answer comes on a channel on which the sender writes first. */
export const getNextStep = (form: Pick<ServiceForm, 'inputs'>, values: StoredInquiry['values'], { write_first }: ServiceMessages) =>
  findValueByKind(form, 'reply', values) === 'messenger' ? write_first : undefined;

/** The form of an inquiry in today's content; one without inputs if the content has no longer that form. */
export const getInquiryForm = ({ form: type }: Pick<StoredInquiry, 'form'>, { content }: Pick<ApiDeps, 'content'>) =>
  content.forms.find((form) => form.type === type) ?? { name: type, inputs: [] };

type MailedInquiry = Pick<StoredInquiry, 'id' | 'reference' | 'form' | 'values' | 'email' | 'receivedAt' | 'dueAt'>;

/** Creates the mail that notifies the staff of an inquiry. Its Reply-To is the sender of the inquiry. */
export function createStaffMail(inquiry: Omit<MailedInquiry, 'id'>, deps: WordDeps): Mail {
  const { reference, values, email, receivedAt, dueAt } = inquiry;
  const { messages } = deps.content;
  const form = getInquiryForm(inquiry, deps);
  const { name = '' } = values;
  const head = [`${messages.reference}: ${reference}`, `${messages.mail_received}: ${formatMoment(receivedAt)}`];
  if (dueAt) head.push(`${messages.answer_by}: ${formatMoment(dueAt)}`);
  const answers = listAnswers(form, values).map(formatAnswer);
  const reply = email === null ? [] : ['', messages.mail_answer];
  return {
    to: null,
    withFiles: true,
    reference,
    replyTo: email === null ? undefined : { name, address: email },
    subject: `${form.name} ${reference}${name && `: ${name}`}`,
    text: [...head, '', ...answers, ...reply].join('\n'),
  };
}

/** Creates the reminder of the answer to an inquiry: the mail about it once more, without its files. */
export function createReminder(inquiry: StoredInquiry, deps: WordDeps): Mail {
  const { mail_remind_subject, mail_remind_text } = deps.content.messages;
  const { subject, text, ...mail } = createStaffMail(inquiry, deps);
  return { ...mail, withFiles: undefined, subject: `${mail_remind_subject}: ${subject}`, text: `${mail_remind_text}\n\n${text}` };
}

/** Where the answer to a mail to a visitor goes: to the staff. */
export const createReplyTo = ({ settings: { staffEmail }, content: { site } }: WordDeps): Mail['replyTo'] =>
  staffEmail === undefined ? undefined : { name: site.name, address: staffEmail };

/**
 * Creates the receipt for who sent an inquiry, with its link; undefined without an address or a promise. It has nothing of what was sent, because
 * the address may be that of somebody else.
 */
export function createSenderReceipt(inquiry: MailedInquiry, deps: WordDeps): Mail | undefined {
  const { id, reference, values, email, dueAt } = inquiry;
  if (email === null || !dueAt) return undefined;
  const { messages } = deps.content;
  const link = createMailLink(deps, 'sender', id);
  const texts = [
    messages.mail_receipt_text,
    `${messages.reference}: ${reference}\n${messages.answer_by}: ${formatMoment(dueAt)}`,
    getNextStep(getInquiryForm(inquiry, deps), values, messages),
    `${messages.mail_receipt_link}\n${link.url}`,
    messages.mail_receipt_ignore,
  ];
  const mail = createVisitorMail(email, `${messages.mail_receipt_subject}: ${reference}`, texts);
  return { ...mail, replyTo: createReplyTo(deps), links: [link] };
}

/** Creates the mails of an inquiry: to the staff, and the receipt if an answer is promised to an e-mail address. */
export function createInquiryMails(inquiry: MailedInquiry, deps: WordDeps): Mail[] {
  const receipt = createSenderReceipt(inquiry, deps);
  return [createStaffMail(inquiry, deps), ...(receipt ? [receipt] : [])];
}

/** Takes a suspected inquiry for that of a person, as the staff say: queues its mails. False if it is not suspected any more. */
export async function releaseInquiry(inquiry: StoredInquiry, deps: MailDeps): Promise<boolean> {
  const { store, now } = deps;
  const isReleased = await store.releaseInquiry(inquiry, createInquiryMails(inquiry, deps), now());
  if (isReleased) await store.recordUse(inquiry.reference, { action: 'released', detail: null, at: now() });
  return isReleased;
}
