import { setTimeout as pause } from 'node:timers/promises';
import { getRetryDelay } from './retry-delay';
import { DatabaseUnavailable } from '../model/database-unavailable';
import type { Mail } from '../model/mail';
import type { ClaimedMail } from '../model/service-types';

/** What the sender asks of the outbox. */
export interface SenderStore {
  claimMail: (now: Date, leaseUntil: Date, toStaff: boolean) => Promise<ClaimedMail | undefined>;
  markSent: (mail: ClaimedMail, now: Date) => Promise<void>;
  markFailed: (mail: ClaimedMail, fault: string, dueAt: Date | null, now: Date) => Promise<void>;
}

export interface SenderDeps {
  store: SenderStore;
  send: (mail: Mail & { to: string }, id: string) => Promise<void>;
  /** Where mails to the staff go; they wait where nobody knows. */
  staffEmail: string | undefined;
  now: () => Date;
  log: (line: string) => void;
}

/** Longer than a mail may take to send, so that nobody else begins with it meanwhile. */
const leaseMs = 180_000;

/** What a mail server or the network says, in a code that quotes nothing. */
function getErrorCode(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ') || 'unknown';
}

/** The server was not reached at all: the next mail would not reach it either. */
const isUnreachable = (fault: string): boolean => /^(?:ECONNECTION|ECONNREFUSED|ESOCKET|EDNS|ETIMEDOUT|EAUTH)\b/.test(fault);

/**
 * Sends what is due in the outbox, one mail after another. A mail whose delivery could not be written down is remembered, so
 * that this process does not send it again.
 */
export function createSender({ store, send, staffEmail: staff, now, log }: SenderDeps) {
  const delivered = new Set<string>();

  async function markSent(claimed: ClaimedMail): Promise<void> {
    delivered.add(claimed.id);
    await store.markSent(claimed, now());
    delivered.delete(claimed.id);
  }

  /** Whether the mail server can be reached. */
  async function deliver(claimed: ClaimedMail): Promise<boolean> {
    const { mail, id, tries } = claimed;
    try {
      if (!delivered.has(id)) await send({ ...mail, to: mail.to ?? staff! }, id);
    } catch (error) {
      const fault = getErrorCode(error);
      const wait = getRetryDelay(tries);
      log(`forms: mail ${id} failed (${fault}), ${wait === undefined ? 'given up' : 'to be tried again'}`);
      await store.markFailed(claimed, fault, wait === undefined ? null : new Date(now().getTime() + wait), now());
      return !isUnreachable(fault);
    }
    await markSent(claimed).catch(async (error: unknown) => {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      await pause(1000);
      await markSent(claimed);
    });
    return true;
  }

  /** Sends what is due, for about `budget` milliseconds. Rejects where the database is away; nothing is lost by that. */
  return async function sendDue(budget: number): Promise<number> {
    const began = performance.now();
    let count = 0;
    let goesOn = true;
    while (goesOn && performance.now() - began < budget) {
      const claimed = await store.claimMail(now(), new Date(now().getTime() + leaseMs), staff !== undefined);
      if (!claimed) break;
      goesOn = await deliver(claimed);
      count += 1;
    }
    return count;
  };
}
