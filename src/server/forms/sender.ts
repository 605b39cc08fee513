import { setTimeout as pause } from 'node:timers/promises';
import { MailFailure, type SendMail } from './mailer';
import { DatabaseUnavailable } from './model/database-unavailable';
import { getEmailDomain } from './model/normalize-email';
import type { ClaimedMail, Mail, Recipient } from './model/service-types';
import type { FormsStore } from './store/store';

interface SenderDeps {
  store: Pick<FormsStore, 'claimMail' | 'markSent' | 'markFailed' | 'blockAddress' | 'postponeDomain'>;
  complete: (mail: Mail, inquiryId: string | null) => Promise<Mail>;
  send: SendMail;
  /** The recipient of mails to the staff, which wait while it is undefined. */
  staffEmail: string | undefined;
  now: () => Date;
  log: (line: string) => void;
  /** How long a mail that could not be marked as sent waits for the second attempt to mark it, in milliseconds. */
  markDelay?: number;
}

const minuteMs = 60_000;
/** Longer than sending a mail may take, so that no other sender claims it meanwhile. */
const leaseMs = 3 * minuteMs;
/** Short delays for a server that restarts, then two days for one that somebody must repair. */
const retryDelays = [1, 2, 5, 15, 30, 60, 180, 360, 720, 1440].map((minutes) => minutes * minuteMs);
/** The longest time that the mails to a domain wait because another mail to it got no answer. */
const maxDomainDelay = 5 * minuteMs;
/** How often a mail is sent at most while the server may have accepted it: it is sent again once. */
const maxUnknownAttempts = 2;
/** How many mails are sent at once. Mails to visitors never take the place of a mail to the staff. */
const workersByRecipient: Record<Recipient, number> = { staff: 2, visitor: 4 };

/**
 * Creates a function that sends due mails for about `budget` milliseconds, several at once, and returns their number. After `signal` it ends
 * with the mails that are on their way. It rejects with DatabaseUnavailable when the database is unavailable; no mail is lost then. A mail
 * that was sent but could not be marked as sent is not sent again by this sender.
 */
export function createSender(deps: SenderDeps): (budget: number, signal?: AbortSignal) => Promise<number> {
  const { store, complete, send, staffEmail, now, log, markDelay = 1000 } = deps;
  const sentIds = new Set<string>();

  async function markSent(claimed: ClaimedMail): Promise<void> {
    sentIds.add(claimed.id);
    await store.markSent(claimed, now());
    sentIds.delete(claimed.id);
  }

  /** Postpones a mail that failed, or gives it up; blocks an address that does not exist; and postpones the mails to a domain that does not answer. */
  async function handleFailure(
    claimed: ClaimedMail,
    { errorCode, isServerUnavailable, isUnanswered, isPermanent, isBounce, isContentRefused, isUnknown }: MailFailure,
  ) {
    const { id, tries, unknowns, mail, files } = claimed;
    const areFilesRefused = isContentRefused && files.length > 0;
    // That STAFF_EMAIL has no mailbox is a setting that somebody mends.
    const isRefused = isPermanent && !(isBounce && mail.to === null);
    const isOver = isRefused || (isUnknown && unknowns + 1 >= maxUnknownAttempts);
    const delay = areFilesRefused ? 0 : isOver ? undefined : retryDelays[tries - 1];
    const dueAt = delay === undefined ? null : new Date(now().getTime() + delay);
    log(`forms: mail ${id} failed (${errorCode}${isUnknown ? ', perhaps sent' : ''}), ${dueAt ? 'to be tried again' : 'given up'}`);
    await store.markFailed(claimed, { errorCode, isUnknown, areFilesRefused, dueAt }, now());
    if (mail.to !== null && isBounce) await store.blockAddress(mail.to, 'bounce');
    if (mail.to === null || isServerUnavailable || !isUnanswered) return;
    await store.postponeDomain(getEmailDomain(mail.to), new Date(now().getTime() + Math.min(delay ?? maxDomainDelay, maxDomainDelay)));
  }

  /** Sends a mail, and returns whether the mail server can be reached. */
  async function deliver(claimed: ClaimedMail): Promise<boolean> {
    const { mail, id, inquiryId, files } = claimed;
    try {
      if (!sentIds.has(id)) await send({ ...(await complete(mail, inquiryId)), to: mail.to ?? staffEmail! }, id, files);
    } catch (error) {
      if (!(error instanceof MailFailure)) throw error;
      await handleFailure(claimed, error);
      return !error.isServerUnavailable;
    }
    await markSent(claimed).catch(async (error: unknown) => {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      await pause(markDelay);
      await markSent(claimed);
    });
    return true;
  }

  return async (budget, signal) => {
    const startedAt = performance.now();
    let count = 0;
    let isReachable = true;
    async function work(recipient: Recipient): Promise<void> {
      while (isReachable && !signal?.aborted && performance.now() - startedAt < budget) {
        const claimed = await store.claimMail(now(), new Date(now().getTime() + leaseMs), recipient);
        if (!claimed) break;
        count += 1;
        if (!(await deliver(claimed))) isReachable = false;
      }
    }
    const recipients: Recipient[] = staffEmail === undefined ? ['visitor'] : ['staff', 'visitor'];
    const workers = recipients.flatMap((recipient) => Array<Recipient>(workersByRecipient[recipient]).fill(recipient));
    const results = await Promise.allSettled(workers.map(work));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
    return count;
  };
}
