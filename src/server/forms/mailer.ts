import { setTimeout } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { toSingleLine } from '../../domain/text';
import { getEmailDomain } from './model/normalize-email';
import type { InquiryFile, Mail } from './model/service-types';

const second = 1000;
/** Longer for the answer to a message than for others, because a server may scan it first. */
const timeouts = { dnsTimeout: 5 * second, socketTimeout: 20 * second };
/**
 * A server that is wary of strangers lets them wait before its greeting; for Nodemailer the connection is a part of that. A mail without files
 * takes no longer than `mail`: far shorter than its lease in the outbox, and than a function may run.
 */
const limits = { server: { greeting: 60 * second, mail: 85 * second }, function: { greeting: 15 * second, mail: 25 * second } };
/** The slowest connection that files are sent through, in bytes a second. */
const minBytesPerSecond = 50_000;

/** Sends one mail with attachments. Rejects with MailFailure unless the server confirms that it accepted the mail. */
export type SendMail = (mail: Mail & { to: string }, id: string, files: readonly InquiryFile[]) => Promise<void>;

const getUploadTime = (files: readonly InquiryFile[]): number =>
  (files.reduce((sum, { bytes }) => sum + bytes.length, 0) / minBytesPerSecond) * second;

async function failAfter(timeout: number, signal: AbortSignal): Promise<never> {
  await setTimeout(timeout, undefined, { ref: false, signal });
  throw Object.assign(new Error('The mail server took too long.'), { code: 'ETIMEDOUT' });
}

/** A mailbox whose owner is away answers none of our mails (RFC 3834; Exchange reads the second). */
const automaticHeaders = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' };

const isLoopback = (host: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(host);

/** The password must not be sent in plain text: TLS is required, unless the server is this machine or the URL has `ignoreTLS=true`. */
const requiresTls = ({ hostname, searchParams }: URL): boolean => !isLoopback(hostname) && searchParams.get('ignoreTLS') !== 'true';

/** The enhanced code of a refusal without its class, such as `7.1` (RFC 3463): after the code, or at the end, where qmail writes it. */
const readEnhancedCode = (response: unknown): string | undefined =>
  /^5\d\d[ -]5\.(\d{1,3}\.\d{1,3})(?![.\d])/.exec(String(response))?.[1] ?? /\(#5\.(\d{1,3}\.\d{1,3})\)/.exec(String(response))?.[1];

/** There is no such mailbox: RFC 3463, 3.2, and a domain that takes no mail (RFC 7505). X.1.7 and X.1.8 are the sender’s; Postfix says X.1.0 of either. */
const isMailboxCode = (code: string | undefined): boolean => code !== undefined && /^1\.(?:[12346]|10)$/.test(code);

/** RFC 6047, 2.4: the type of a calendar file says what it does, too. */
const getCalendarType = (calendar: string): string => `text/calendar; charset=utf-8; method=${/^METHOD:(\w+)/m.exec(calendar)?.[1]}`;

/** How far a mail came: whether the server was ready for it, and whether the whole message was sent. */
interface Progress {
  isConnected: boolean;
  isSent: boolean;
}

/** Why a mail could not be sent. It contains no personal data. */
export class MailFailure extends Error {
  override name = 'MailFailure';
  readonly errorCode: string;
  /** Whether the mail server failed before it received anything about this mail, so that every other mail would fail too. */
  readonly isServerUnavailable: boolean;
  /** Whether the connection ended without an answer. */
  readonly isUnanswered: boolean;
  /** Whether the server refused this mail for good, and not something that somebody mends: the sender, the password, the right to relay. */
  readonly isPermanent: boolean;
  readonly isBounce: boolean;
  /** Whether the server refused the message, and may take it without its files. */
  readonly isContentRefused: boolean;
  /** Whether the whole message was sent and not answered: the server may have accepted it. */
  readonly isUnknown: boolean;

  constructor(error: unknown, { isConnected, isSent }: Progress) {
    const { code, responseCode, command, response } = error as Partial<Record<'code' | 'responseCode' | 'command' | 'response', unknown>>;
    const enhancedCode = readEnhancedCode(response);
    const codes = [code, responseCode, enhancedCode && `5.${enhancedCode}`];
    const errorCode = codes.filter((part) => typeof part === 'string' || typeof part === 'number').join(' ') || 'unknown';
    super(errorCode);
    this.errorCode = errorCode;
    this.isServerUnavailable = !isConnected;
    this.isUnanswered = responseCode === undefined;
    // Before the server is ready for the mail, and from 530 to 539 (RFC 4954), a code is about the connection or the password.
    const isRefused = isConnected && /^5(?!3)/.test(String(responseCode));
    // A code without an enhanced one does not tell: 550 and 553 are a missing mailbox, and a sender or a relay that policy refuses (RFC 5321, 4.2.2).
    // 501 alone is an address that no server can read, such as a..b@c.example.
    this.isBounce = isRefused && command === 'RCPT TO' && (isMailboxCode(enhancedCode) || (responseCode === 501 && !enhancedCode));
    // After the message, X.7 is policy (RFC 3463, 3.8), and so may be 554 alone: some say it of a sender who is not verified.
    const isPolicy = enhancedCode?.startsWith('7.') ?? responseCode === 554;
    this.isPermanent = this.isBounce || (isRefused && command === 'DATA' && !isPolicy);
    this.isContentRefused = isRefused && (responseCode === 552 || (command === 'DATA' && (responseCode === 554 || !isPolicy)));
    this.isUnknown = isSent && this.isUnanswered;
  }
}

/**
 * Creates a function that sends mails through the server at an `smtp://` or `smtps://` URL. Every attempt to send a mail uses
 * the same Message-ID, so that a mail that arrives twice can be recognized. Header values are single lines, which prevents header
 * injection. `place` is where this runs.
 */
export function createMailer(smtpUrl: string, from: string, place: keyof typeof limits = 'server'): SendMail {
  const { greeting, mail } = limits[place];
  const host = getEmailDomain(from).replace(/[^A-Za-z0-9.-]/g, '');
  const requireTLS = requiresTls(new URL(smtpUrl));
  return async ({ to, replyTo, subject, text, leave, calendar }, id, files) => {
    const transport = createTransport({
      url: smtpUrl,
      ...timeouts,
      connectionTimeout: greeting,
      greetingTimeout: greeting,
      requireTLS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
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
      ...(leave !== undefined && {
        // In one line, as it was signed: some servers sign a folded one in another form than they send.
        'List-Unsubscribe': { prepared: true, value: `<${leave}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    };
    const message = {
      from: toSingleLine(from),
      to: { name: '', address: to },
      replyTo: replyTo && { name: toSingleLine(replyTo.name), address: toSingleLine(replyTo.address) },
      subject: toSingleLine(subject),
      // The mailer does not change the line breaks of a text that it sends in Base64, and those of a mail are CRLF.
      text: text.replace(/\r?\n/g, '\r\n'),
      attachments: [
        ...files.map(({ name, type, bytes }) => ({ filename: toSingleLine(name), contentType: type, content: Buffer.from(bytes) })),
        ...(calendar ? [{ filename: 'visit.ics', contentType: getCalendarType(calendar), content: calendar }] : []),
      ],
      headers,
      messageId: `<${id}@${host}>`,
    };
    const ended = new AbortController();
    try {
      await Promise.race([transport.sendMail(message), failAfter(mail + getUploadTime(files), ended.signal)]);
    } catch (error) {
      throw new MailFailure(error, progress);
    } finally {
      ended.abort();
      transport.close();
    }
  };
}
