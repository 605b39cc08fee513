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

/** A text on one line, for the head of a mail: no control characters, no marks that turn the direction of reading, 150 characters at most. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, 150)
    .trimEnd();

/** The words of the mails, from content. */
export interface MailWords {
  reference: string;
  mail_received: string;
  mail_answer: string;
  mail_confirm_subject: string;
  mail_confirm_text: string;
  mail_confirm_ignore: string;
  mail_leave: string;
}

/** What staff need to know of an inquiry. */
export interface Letter {
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
const needsLines = /\n|^https?:\/\/\S+$/;

/** The mail that brings an inquiry to the staff; an answer to it goes to the sender. */
export function staffMail({ form, reference, answers, sender, received }: Letter, words: MailWords): Mail {
  const lines = answers.map(({ label, value }) => `${label}: ${needsLines.test(value) ? `\n${value}` : value}`);
  const text = [`${words.reference}: ${reference}`, `${words.mail_received}: ${received}`, '', ...lines, '', words.mail_answer].join('\n');
  return {
    to: null,
    replyTo: sender && { name: oneLine(sender.name), address: oneLine(sender.address) },
    subject: oneLine(`${form} ${reference}${sender?.name ? `: ${sender.name}` : ''}`),
    text,
  };
}

/** The mail that asks the holder of an address whether it is to be on the list. */
export const confirmMail = (email: string, confirm: string, leave: string, words: MailWords): Mail => ({
  to: email,
  subject: words.mail_confirm_subject,
  text: [words.mail_confirm_text, confirm, words.mail_confirm_ignore, `${words.mail_leave} ${leave}`].join('\n\n'),
  leave,
});
