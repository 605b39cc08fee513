import type { ServiceForm, ServiceMessages } from '../../../schema/service';
import type { Mail, StoredInquiry } from '../model/service-types';
import { type ApiDeps, getPrivacyUrl } from './dependencies';
import { createReceipt, createStaffMail } from './mails';
import { createMailLink, getSigner, type Signer } from './signed-link';

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

/** Where the answer to a mail to a visitor goes: to the staff. */
export const createReplyTo = ({ settings: { staffEmail }, content: { site } }: Pick<ApiDeps, 'settings' | 'content'>): Mail['replyTo'] =>
  staffEmail === undefined ? undefined : { name: site.name, address: staffEmail };

/** The receipt for who sent an inquiry, with its link; undefined without an address or a promise. */
export function createSenderReceipt(inquiry: MailedInquiry, signer: Signer, deps: Pick<ApiDeps, 'settings' | 'content'>): Mail | undefined {
  const { id, reference, values, email, dueAt } = inquiry;
  if (email === null || !dueAt) return undefined;
  const { messages } = deps.content;
  const replyTo = createReplyTo(deps);
  const link = createMailLink(signer, 'sender', id, email);
  const links = { link, privacy: getPrivacyUrl(deps), afterwards: getNextStep(getInquiryForm(inquiry, deps), values, messages) };
  return createReceipt({ to: email, replyTo, reference, dueAt }, links, messages);
}

/** Creates the mails of an inquiry: to the staff, and the receipt if an answer is promised to an e-mail address. */
export function createInquiryMails(inquiry: MailedInquiry, signer: Signer, deps: Omit<MailDeps, 'store' | 'now'>): Mail[] {
  const form = getInquiryForm(inquiry, deps);
  const receipt = createSenderReceipt(inquiry, signer, deps);
  const toStaff = createStaffMail({ form, values: inquiry.values }, inquiry, getPrivacyUrl(deps), deps.content.messages);
  return [toStaff, ...(receipt ? [receipt] : [])];
}

/** Takes a suspected inquiry for that of a person, as the staff say: queues its mails. False if it is not suspected any more. */
export async function releaseInquiry(inquiry: StoredInquiry, deps: MailDeps): Promise<boolean> {
  const { store, now } = deps;
  const mails = createInquiryMails(inquiry, await getSigner(deps), deps);
  const isReleased = await store.releaseInquiry(inquiry, mails, now());
  if (isReleased) await store.recordUse(inquiry.reference, { action: 'released', detail: null, at: now() });
  return isReleased;
}
