import { toSequence } from '../../../domain/icalendar';
import type { Mail, StoredInquiry, VisitAnswer, VisitOutcome } from '../model/service-types';
import type { Database } from './database';
import { insertUse, reachableEmail, visitVersionSql } from './inquiries';
import { queueMail } from './outbox';

interface VisitRow extends Pick<StoredInquiry, 'email' | 'visitAt' | 'visitState' | 'visitVersion'> {
  number: number;
  sequence: number;
  closed: string | null;
}

const lockVisitSql = `SELECT number, ${reachableEmail} AS email, visit_at AS "visitAt", visit_state AS "visitState", visit_sequence AS sequence,
    ${visitVersionSql} AS "visitVersion",
    (SELECT max(reason) FROM notice WHERE showroom = visit_showroom AND from_at <= $2 AND until_at > $2 AND ended_at IS NULL) AS closed
  FROM inquiry WHERE reference = $1 FOR UPDATE OF inquiry`;

/** The mails about a visit that have not been tried: an answer before this one, and that its showroom is closed. */
const withdrawSql = `DELETE FROM outbox WHERE about = $1 AND state = 'waiting' AND tries = 0
  AND (mail ? 'answer' OR id = (SELECT told_mail FROM inquiry WHERE number = $1)) RETURNING mail ->> 'answer' AS answer`;

const answerSql = `UPDATE inquiry SET visit_state = $2, visit_at = $3, visit_sequence = $4, answers = answers || $5::text::jsonb,
    answered_at = COALESCE(answered_at, $6), told_at = NULL, told_mail = NULL WHERE number = $1`;

/** Creates the query by which the staff answer a visit. */
export function createVisits(database: Database, hashAddress: (email: string) => Promise<string>) {
  return {
    /**
     * Stores what the staff say about the hour of a visit, marks it as answered, and queues a mail to the visitor, unless no mail can go there. It
     * takes back an answer that has not left. What is so already stays, without a mail.
     */
    async answerVisit(
      reference: string,
      { action, seen, at, values, detail }: VisitAnswer,
      createMail: (email: string, sequence: number, answer: NonNullable<Mail['answer']>) => Mail,
      now: Date,
    ): Promise<VisitOutcome> {
      // The secret is read before the transaction, which may have the only connection.
      await hashAddress('');
      return database.transaction(async (tx) => {
        // Whatever changes notices waits, and has what it changed seen by the next statement.
        await tx.query('SELECT FROM inquiry_count FOR UPDATE');
        const [visit] = await tx.query<VisitRow>(lockVisitSql, [reference, at]);
        const state = action === 'refused' ? 'refused' : 'confirmed';
        if (visit?.visitState === state && visit.visitAt?.getTime() === at.getTime()) return 'same';
        if (!visit || visit.visitVersion !== seen) return 'changed';
        const { number, email, closed } = visit;
        if (state === 'confirmed' && closed !== null) return { closed };
        const sequence = Math.max(visit.sequence + 1, toSequence(now));
        const withdrawn = await tx.query<Pick<Mail, 'answer'>>(withdrawSql, [number]);
        const isFirst = visit.sequence === 0 || withdrawn.some((mail) => mail.answer === 'first');
        await tx.query(answerSql, [number, state, at, sequence, JSON.stringify(values), now]);
        await insertUse(tx, reference, { action, detail, at: now });
        const blockedSql = 'SELECT FROM blocked_address WHERE hash = $1';
        const isUnmailed = email === null || (await tx.query(blockedSql, [await hashAddress(email)])).length > 0;
        if (!isUnmailed) await queueMail(tx, createMail(email, sequence, isFirst ? 'first' : 'later'), now, { reference });
        return isUnmailed ? 'unmailed' : 'mailed';
      });
    },
  };
}
