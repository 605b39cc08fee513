import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseUnavailable } from '../model/database-unavailable';
import type { ClaimedMail, InquiryFile, Mail } from '../model/service-types';

/** The part of the store that the sender uses. */
export interface SenderStore {
  claimMail: (now: Date, leaseUntil: Date, toStaff: boolean) => Promise<ClaimedMail | undefined>;
  markSent: (mail: ClaimedMail, now: Date) => Promise<void>;
  markFailed: (mail: ClaimedMail, errorCode: string, dueAt: Date | null, now: Date) => Promise<void>;
}

export interface SenderDeps {
  store: SenderStore;
  send: (mail: Mail & { to: string }, id: string, files: readonly InquiryFile[]) => Promise<void>;
  /** The recipient of mails to the staff, which wait while it is undefined. */
  staffEmail: string | undefined;
  now: () => Date;
  log: (line: string) => void;
}

const minuteMs = 60_000;
/** Longer than sending a mail may take, so that no other sender claims it meanwhile. */
const leaseMs = 3 * minuteMs;
/** Short delays for a server that restarts, then two days for one that somebody must repair. */
const retryDelays = [1, 2, 5, 15, 30, 60, 180, 360, 720, 1440].map((minutes) => minutes * minuteMs);

/** The delay after a number of failed attempts, in milliseconds; undefined after the last attempt. */
export const getRetryDelay = (tries: number): number | undefined => retryDelays[tries - 1];

/** The error code of the mail server or the network, which contains no personal data. */
function getErrorCode(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ') || 'unknown';
}

/** Whether the server was not reached at all, so that the next mail would fail too. */
const isUnreachable = (errorCode: string): boolean => /^(?:ECONNECTION|ECONNREFUSED|ESOCKET|EDNS|ETIMEDOUT|EAUTH)\b/.test(errorCode);

/**
 * Creates a function that sends due mails for about `budget` milliseconds, one after another, and returns their number. It
 * rejects with DatabaseUnavailable when the database is away; no mail is lost then. A mail that was sent but could not be marked
 * as sent is not sent again by this process.
 */
export function createSender({ store, send, staffEmail, now, log }: SenderDeps): (budget: number) => Promise<number> {
  const sentIds = new Set<string>();

  async function markSent(claimed: ClaimedMail): Promise<void> {
    sentIds.add(claimed.id);
    await store.markSent(claimed, now());
    sentIds.delete(claimed.id);
  }

  /** Sends a mail, and returns whether the mail server can be reached. */
  async function deliver(claimed: ClaimedMail): Promise<boolean> {
    const { mail, id, tries, files } = claimed;
    try {
      if (!sentIds.has(id)) await send({ ...mail, to: mail.to ?? staffEmail! }, id, files);
    } catch (error) {
      const errorCode = getErrorCode(error);
      const delay = getRetryDelay(tries);
      log(`forms: mail ${id} failed (${errorCode}), ${delay === undefined ? 'given up' : 'to be tried again'}`);
      await store.markFailed(claimed, errorCode, delay === undefined ? null : new Date(now().getTime() + delay), now());
      return !isUnreachable(errorCode);
    }
    await markSent(claimed).catch(async (error: unknown) => {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      await pause(1000);
      await markSent(claimed);
    });
    return true;
  }

  return async (budget) => {
    const startedAt = performance.now();
    let count = 0;
    let isReachable = true;
    while (isReachable && performance.now() - startedAt < budget) {
      const claimed = await store.claimMail(now(), new Date(now().getTime() + leaseMs), staffEmail !== undefined);
      if (!claimed) break;
      isReachable = await deliver(claimed);
      count += 1;
    }
    return count;
  };
}
