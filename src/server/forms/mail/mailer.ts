import { createTransport } from 'nodemailer';
import { type Mail } from '../model/mail';
import { toSingleLine } from '../../../domain/text/single-line';

const second = 1000;
/** Longer than any mail server needs, and far shorter than the lease of a mail in the outbox. */
const sendTimeout = 60 * second;

/** Sends one mail. Rejects where the server did not say that it has it. */
export type SendMail = (mail: Mail & { to: string }, id: string) => Promise<void>;

const withTimeout = async <T>(sending: Promise<T>, giveUp: () => void): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(Object.assign(new Error('The mail server took too long.'), { code: 'ETIMEDOUT' }));
      giveUp();
    }, sendTimeout);
  });
  return Promise.race([sending, late]).finally(() => clearTimeout(timer));
};

/**
 * Sends mails through the server at an `smtp://` address. Every try of one mail has the same Message-ID, so that whoever gets
 * it twice can see that. Addresses are passed apart from text, and text for the head is one line.
 */
export function createMailer(smtpUrl: string, from: string): SendMail {
  const host = from
    .split('@')
    .at(-1)!
    .replace(/[^A-Za-z0-9.-]/g, '');
  return async ({ to, replyTo, subject, text, leave }, id) => {
    const timeouts = { connectionTimeout: 10 * second, greetingTimeout: 10 * second, socketTimeout: 20 * second };
    const transport = createTransport({ url: smtpUrl, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
    const headers: Record<string, string> =
      leave === undefined ? {} : { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
    const message = {
      from: toSingleLine(from),
      to: { name: '', address: to },
      replyTo: replyTo && { name: toSingleLine(replyTo.name), address: toSingleLine(replyTo.address) },
      subject: toSingleLine(subject),
      text,
      headers,
      messageId: `<${id}@${host}>`,
    };
    await withTimeout(transport.sendMail(message), () => transport.close()).finally(() => transport.close());
  };
}
