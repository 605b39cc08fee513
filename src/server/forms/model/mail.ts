import { toSingleLine } from '../../../domain/text/single-line';

/** A mail in the outbox. It is stored as JSON, so its members are part of the database format. */
export interface Mail {
  /** Null for the staff, whose address is read from the settings when the mail is sent. */
  to: string | null;
  replyTo?: { name: string; address: string } | undefined;
  subject: string;
  text: string;
  /** The URL for one-click unsubscribe (RFC 8058). */
  leave?: string | undefined;
}

/** The texts of the mails, from the content. */
export interface MailMessages {
  reference: string;
  mail_received: string;
  mail_answer: string;
  mail_confirm_subject: string;
  mail_confirm_text: string;
  mail_confirm_ignore: string;
  mail_leave: string;
}

/** The data for the mail about an inquiry. */
export interface InquiryMail {
  /** The name of its form. */
  form: string;
  reference: string;
  /** The labels and values of the fields, in the order of the form. */
  answers: readonly { label: string; value: string }[];
  sender: { name: string; address: string } | undefined;
  /** When the inquiry was received, formatted. */
  received: string;
}

/** A value with several lines, or a link: mail programs recognize a whole link only on a line of its own. */
const needsOwnLine = /\n|^https?:\/\/\S+$/;

/** Creates the mail that notifies the staff of an inquiry. Its Reply-To is the sender of the inquiry. */
export function createStaffMail({ form, reference, answers, sender, received }: InquiryMail, messages: MailMessages): Mail {
  const lines = answers.map(({ label, value }) => `${label}: ${needsOwnLine.test(value) ? `\n${value}` : value}`);
  const text = [
    `${messages.reference}: ${reference}`,
    `${messages.mail_received}: ${received}`,
    '',
    ...lines,
    '',
    messages.mail_answer,
  ].join('\n');
  return {
    to: null,
    replyTo: sender && { name: toSingleLine(sender.name), address: toSingleLine(sender.address) },
    subject: toSingleLine(`${form} ${reference}${sender?.name ? `: ${sender.name}` : ''}`),
    text,
  };
}

/** Creates the mail that asks a subscriber to confirm the address (double opt-in). `confirm` and `leave` are links. */
export const createConfirmationMail = (email: string, confirm: string, leave: string, messages: MailMessages): Mail => ({
  to: email,
  subject: messages.mail_confirm_subject,
  text: [messages.mail_confirm_text, confirm, messages.mail_confirm_ignore, `${messages.mail_leave} ${leave}`].join('\n\n'),
  leave,
});
