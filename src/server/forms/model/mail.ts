import { toSingleLine } from '../../../domain/text/single-line';

/** A mail as it waits in the outbox. */
export interface Mail {
  /** Null stands for the staff, whose address is a setting of the day it is sent. */
  to: string | null;
  replyTo?: { name: string; address: string } | undefined;
  subject: string;
  text: string;
  /** Where a mail program's own button for leaving posts to (RFC 8058). */
  leave?: string | undefined;
}

/** The words of the mails, from content. */
export interface MailMessages {
  reference: string;
  mail_received: string;
  mail_answer: string;
  mail_confirm_subject: string;
  mail_confirm_text: string;
  mail_confirm_ignore: string;
  mail_leave: string;
}

/** What staff need to know of an inquiry. */
export interface InquiryMail {
  /** The name of its form. */
  form: string;
  reference: string;
  /** What was filled in: labels and values, in the form's order. */
  answers: readonly { label: string; value: string }[];
  sender: { name: string; address: string } | undefined;
  /** When it came, in words. */
  received: string;
}

/** Several lines, or a link, which mail programs find whole where it has a line of its own. */
const needsOwnLine = /\n|^https?:\/\/\S+$/;

/** The mail that brings an inquiry to the staff; an answer to it goes to the sender. */
export function createStaffMail({ form, reference, answers, sender, received }: InquiryMail, words: MailMessages): Mail {
  const lines = answers.map(({ label, value }) => `${label}: ${needsOwnLine.test(value) ? `\n${value}` : value}`);
  const text = [`${words.reference}: ${reference}`, `${words.mail_received}: ${received}`, '', ...lines, '', words.mail_answer].join('\n');
  return {
    to: null,
    replyTo: sender && { name: toSingleLine(sender.name), address: toSingleLine(sender.address) },
    subject: toSingleLine(`${form} ${reference}${sender?.name ? `: ${sender.name}` : ''}`),
    text,
  };
}

/** The mail that asks the holder of an address whether it is to be on the list. */
export const createConfirmationMail = (email: string, confirm: string, leave: string, words: MailMessages): Mail => ({
  to: email,
  subject: words.mail_confirm_subject,
  text: [words.mail_confirm_text, confirm, words.mail_confirm_ignore, `${words.mail_leave} ${leave}`].join('\n\n'),
  leave,
});
