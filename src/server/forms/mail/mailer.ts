import { setTimeout } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { toSingleLine } from '../../../domain/text/single-line';
import type { InquiryFile, Mail } from '../model/service-types';

const second = 1000;
/** Longer than any mail server needs, and far shorter than the lease of a mail in the outbox. */
const sendTimeout = 60 * second;

/** Sends one mail with attachments. Rejects unless the server confirms that it accepted the mail. */
export type SendMail = (mail: Mail & { to: string }, id: string, files: readonly InquiryFile[]) => Promise<void>;

async function failAfterTimeout(): Promise<never> {
  await setTimeout(sendTimeout, undefined, { ref: false });
  throw Object.assign(new Error('The mail server took too long.'), { code: 'ETIMEDOUT' });
}

/**
 * Creates a function that sends mails through the server at an `smtp://` or `smtps://` URL. Every attempt to send a mail uses
 * the same Message-ID, so that a mail that arrives twice can be recognized. Header values are single lines, which prevents header
 * injection.
 */
export function createMailer(smtpUrl: string, from: string): SendMail {
  const host = /[^@]*$/.exec(from)![0].replace(/[^A-Za-z0-9.-]/g, '');
  return async ({ to, replyTo, subject, text, leave }, id, files) => {
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
      attachments: files.map(({ name, type, bytes }) => ({ filename: toSingleLine(name), contentType: type, content: Buffer.from(bytes) })),
      headers,
      messageId: `<${id}@${host}>`,
    };
    await Promise.race([transport.sendMail(message), failAfterTimeout()]).finally(() => transport.close());
  };
}
