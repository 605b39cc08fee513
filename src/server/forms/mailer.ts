import { setTimeout } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { toSingleLine } from '../../domain/text';
import { getEmailDomain } from './model/normalize-email';
import type { InquiryFile, Mail } from './model/service-types';

const second = 1000;
/** Short for a connection; longer for the answer to a message, which a server may scan first. */
const timeouts = { dnsTimeout: 5 * second, connectionTimeout: 5 * second, greetingTimeout: 5 * second, socketTimeout: 20 * second };
/** The slowest connection that files are sent through, in bytes a second. */
const minBytesPerSecond = 50_000;

/** Sends one mail with attachments. Rejects with MailFailure unless the server confirms that it accepted the mail. */
export type SendMail = (mail: Mail & { to: string }, id: string, files: readonly InquiryFile[]) => Promise<void>;

/** The longest time that one mail may take: far shorter than the lease of a mail in the outbox. */
const getSendTimeout = (files: readonly InquiryFile[]): number =>
  25 * second + (files.reduce((sum, { bytes }) => sum + bytes.length, 0) / minBytesPerSecond) * second;

async function failAfter(timeout: number, signal: AbortSignal): Promise<never> {
  await setTimeout(timeout, undefined, { ref: false, signal });
  throw Object.assign(new Error('The mail server took too long.'), { code: 'ETIMEDOUT' });
}

/** A mailbox whose owner is away answers none of our mails (RFC 3834; Exchange reads the second). */
const automaticHeaders = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' };

const isLoopback = (host: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(host);

/** The password must not be sent in plain text: TLS is required, unless the server is this machine or the URL has `ignoreTLS=true`. */
const requiresTls = ({ hostname, searchParams }: URL): boolean => !isLoopback(hostname) && searchParams.get('ignoreTLS') !== 'true';

/** How far a mail came: whether the server was ready for it, and whether the whole message was sent. */
interface Progress {
  isConnected: boolean;
  isSent: boolean;
}

/** Why a mail could not be sent. It contains no personal data. */
export class MailFailure extends Error {
  override name = 'MailFailure';
  /** The code of the network or the mail server, such as `ETIMEDOUT` or `EENVELOPE 550`. */
  readonly errorCode: string;
  /** Whether the mail server failed before it received anything about this mail, so that every other mail would fail too. */
  readonly isServerUnavailable: boolean;
  /** Whether the connection ended without an answer. */
  readonly isUnanswered: boolean;
  /** Whether the server refused this mail for good. */
  readonly isPermanent: boolean;
  /** Whether the server says that there is no such mailbox. */
  readonly isBounce: boolean;
  /** Whether the whole message was sent and not answered: the server may have accepted it. */
  readonly isUnknown: boolean;

  constructor(error: unknown, { isConnected, isSent }: Progress) {
    const { code, responseCode, command } = error as { code?: unknown; responseCode?: unknown; command?: unknown };
    const errorCode = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ') || 'unknown';
    super(errorCode);
    this.errorCode = errorCode;
    this.isServerUnavailable = !isConnected;
    this.isUnanswered = responseCode === undefined;
    // Before the server is ready for the mail, and from 530 to 539 (RFC 4954), a code is about the connection or the password: somebody mends it.
    this.isPermanent = isConnected && /^5(?!3)/.test(String(responseCode));
    // 550, 551 and 553 are about the mailbox; 552 and 554 may be about the message (RFC 5321, 4.2.2).
    this.isBounce = command === 'RCPT TO' && [550, 551, 553].includes(Number(responseCode));
    this.isUnknown = isSent && this.isUnanswered;
  }
}

/**
 * Creates a function that sends mails through the server at an `smtp://` or `smtps://` URL. Every attempt to send a mail uses
 * the same Message-ID, so that a mail that arrives twice can be recognized. Header values are single lines, which prevents header
 * injection.
 */
export function createMailer(smtpUrl: string, from: string): SendMail {
  const host = getEmailDomain(from).replace(/[^A-Za-z0-9.-]/g, '');
  const requireTLS = requiresTls(new URL(smtpUrl));
  return async ({ to, replyTo, subject, text, leave }, id, files) => {
    const transport = createTransport({ url: smtpUrl, ...timeouts, requireTLS, disableFileAccess: true, disableUrlAccess: true });
    const progress: Progress = { isConnected: false, isSent: false };
    transport.use('stream', ({ message }, done) => {
      message.processFunc((stream) => {
        progress.isConnected = true;
        return stream.once('end', () => (progress.isSent = true));
      });
      done();
    });
    const headers = {
      ...automaticHeaders,
      ...(leave !== undefined && { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    };
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
    const ended = new AbortController();
    try {
      await Promise.race([transport.sendMail(message), failAfter(getSendTimeout(files), ended.signal)]);
    } catch (error) {
      throw new MailFailure(error, progress);
    } finally {
      ended.abort();
      transport.close();
    }
  };
}
