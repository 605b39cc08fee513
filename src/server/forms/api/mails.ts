import type { ServiceForm, ServiceMessages } from '../../../schema/service';
import type { Mail } from '../model/service-types';

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
  const known = sorted.map(({ label, name, kind, choices }) => {
    const chosen = choices?.filter((choice) => values[name]!.split('\n').includes(choice.value)) ?? [];
    return { label, kind, value: chosen.length > 0 ? chosen.map((choice) => choice.label).join(', ') : values[name]! };
  });
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
  if (lines.length === 1 && !/^https?:\/\/\S+$/.test(value)) return `${label}: ${value}`;
  return [`${label}:`, ...lines.map((line) => `  ${line}`)].join('\n');
}

/** The address of the privacy notice, which every mail has. */
const formatPrivacyLine = (url: string, { privacy }: ServiceMessages): string => `${privacy}:\n${url}`;

/** Creates the mail that notifies the staff of an inquiry. Its Reply-To is `email`, the sender of the inquiry. */
export function createStaffMail(
  { form, values }: { form: Pick<ServiceForm, 'name' | 'inputs'>; values: Readonly<Record<string, string>> },
  { reference, email, received, privacyUrl }: { reference: string; email: string | null; received: Date; privacyUrl: string },
  messages: ServiceMessages,
): Mail {
  const { name = '' } = values;
  const head = [`${messages.reference}: ${reference}`, `${messages.mail_received}: ${formatMoment(received)}`];
  return {
    to: null,
    reference,
    replyTo: email === null ? undefined : { name, address: email },
    subject: `${form.name} ${reference}${name && `: ${name}`}`,
    text: [
      ...head,
      '',
      ...listAnswers(form, values).map(formatAnswer),
      '',
      messages.mail_answer,
      '',
      formatPrivacyLine(privacyUrl, messages),
    ].join('\n'),
  };
}

/** Adds the link of the staff to a mail, before its text. */
export const addStaffLink = (mail: Mail, link: string, { mail_staff_link: text }: ServiceMessages): Mail => ({
  ...mail,
  text: `${text}\n${link}\n\n${mail.text}`,
});

/** Creates the mail that asks a subscriber to confirm the address (double opt-in). */
export const createConfirmationMail = (
  email: string,
  { confirm, unsubscribe, privacy }: { confirm: string; unsubscribe: string; privacy: string },
  messages: ServiceMessages,
): Mail => ({
  to: email,
  subject: messages.mail_confirm_subject,
  text: [
    messages.mail_confirm_text,
    confirm,
    messages.mail_confirm_ignore,
    `${messages.mail_leave} ${unsubscribe}`,
    formatPrivacyLine(privacy, messages),
  ].join('\n\n'),
  leave: unsubscribe,
});
