import { randomUUID } from 'node:crypto';
import type { Closure } from '../model/closure';
import type { BookedVisit, NoticeEffects, ShowroomNotice, StoredInquiry } from '../model/service-types';
import type { Database, Queryable } from './database';
import { reachableEmail } from './inquiries';

const noticeColumns = `id, showroom, from_at AS "from", until_at AS "until", reason, given_at AS "givenAt", ended_at AS "endedAt"`;

/**
 * The first statement of whatever changes notices. A booking is stored only while the last number is the one that it saw, so one that began before this and did
 * not see the change tries again, and one that is stored already is seen by what follows.
 */
const lockSql = 'UPDATE inquiry_count SET last = last + 1';

/** Ends the notices of a showroom: all, one, or those that overlap a time. */
const endNoticesSql = `UPDATE notice SET ended_at = $2 WHERE showroom = $1 AND ended_at IS NULL AND until_at > $2
  AND ($3::uuid IS NULL OR id = $3) AND ($4::timestamptz IS NULL OR (from_at < $5 AND until_at > $4))`;

const isCovered = `showroom = visit_showroom AND from_at <= visit_at AND until_at > visit_at AND notice.ended_at IS NULL
  AND visit_state IS DISTINCT FROM 'refused'`;
const visitColumns = `reference, form, ${reachableEmail} AS email, visit_showroom AS showroom, visit_at AS "visitAt"`;

/** Takes the visits in closed hours whose visitors were not told, each with the id of the mail that tells. */
const takeClosedSql = `UPDATE inquiry SET told_at = $1, told_mail = gen_random_uuid() FROM notice
  WHERE ${isCovered} AND visit_at >= date_trunc('minute', $1::timestamptz) AND told_at IS NULL AND NOT suspected
  RETURNING ${visitColumns}, told_mail AS "mailId", reason`;

/** Takes the visits to come whose visitors were told of hours that are open after all. */
const takeOpenSql = `UPDATE inquiry SET told_at = NULL, told_mail = NULL FROM (
    SELECT number, told_mail AS mail FROM inquiry
    WHERE told_at IS NOT NULL AND visit_at > $1 AND NOT EXISTS (SELECT FROM notice WHERE ${isCovered}) FOR UPDATE
  ) AS told WHERE inquiry.number = told.number
  RETURNING ${visitColumns}, told.mail AS "mailId"`;

/** Takes mails back. Once one was tried it may have left. */
export const withdrawSql = `DELETE FROM outbox WHERE id = ANY ($1::uuid[]) AND state <> 'sent' RETURNING id, tries`;

const queueMailsSql = `INSERT INTO outbox (id, about, mail, due_at)
  SELECT given.id, number, mail, $2 FROM jsonb_to_recordset($1::text::jsonb) AS given (id uuid, reference text, mail jsonb) JOIN inquiry USING (reference)`;

/** The hours for which showrooms were and will be closed; a notice that was ended held until then. */
const listClosuresSql = `SELECT * FROM (
    SELECT showroom, from_at AS "from", LEAST(until_at, date_trunc('minute', ended_at)) AS until, reason FROM notice
  ) AS held WHERE "from" < until ORDER BY "from"`;

const listOpenPromisesSql = `SELECT reference, form, answers AS "values", received_at AS "receivedAt", answer_due_at AS "dueAt",
    COALESCE(promised_at, answer_due_at) AS "promisedAt"
  FROM inquiry WHERE answered_at IS NULL AND answer_due_at > $1 FOR UPDATE`;

const movePromisesSql = `UPDATE inquiry SET promised_at = moved."promisedAt", answer_due_at = moved."dueAt",
    remind_at = moved."remindAt"
  FROM jsonb_to_recordset($1::text::jsonb) AS moved (reference text, "promisedAt" timestamptz, "dueAt" timestamptz, "remindAt" timestamptz)
  WHERE inquiry.reference = moved.reference`;

const listBlockedSql = 'SELECT hash FROM blocked_address WHERE hash = ANY ($1::text[])';

type TakenVisit = BookedVisit & { mailId: string };

type OpenPromise = Pick<StoredInquiry, 'reference' | 'form' | 'values' | 'receivedAt'> & { dueAt: Date; promisedAt: Date };

/** Moves what is promised to when the showroom can answer, but to no earlier time than the sender was told. */
async function movePromises(tx: Queryable, { getAnswer }: NoticeEffects, now: Date): Promise<void> {
  const closures = await tx.query<Closure>(listClosuresSql);
  const moved = (await tx.query<OpenPromise>(listOpenPromisesSql, [now])).flatMap((inquiry) => {
    const { reference, promisedAt } = inquiry;
    const answer = getAnswer(inquiry, closures);
    const dueAt = new Date(Math.max(promisedAt.getTime(), answer?.dueAt.getTime() ?? 0));
    return answer && dueAt.getTime() !== inquiry.dueAt.getTime() ? [{ reference, promisedAt, dueAt, remindAt: answer.remindAt }] : [];
  });
  if (moved.length > 0) await tx.query(movePromisesSql, [JSON.stringify(moved)]);
}

/** Creates the queries on what the managers of showrooms say about today: links, notices, and the visits that they concern. */
export function createNotices(database: Database, hashAddress: (email: string) => Promise<string>) {
  /** The visits, those of a blocked address as if there were none. */
  async function withoutBlocked<T extends BookedVisit>(tx: Queryable, visits: readonly T[]): Promise<T[]> {
    const hashes = await Promise.all(visits.map(({ email }) => (email === null ? Promise.resolve('') : hashAddress(email))));
    const blocked = visits.length === 0 ? [] : await tx.query<{ hash: string }>(listBlockedSql, [hashes]);
    return visits.map((visit, index) => (blocked.some(({ hash }) => hash === hashes[index]) ? { ...visit, email: null } : visit));
  }

  async function tellVisitors(tx: Queryable, { createOpenMail, createClosedMail }: NoticeEffects, now: Date): Promise<void> {
    const open = await tx.query<TakenVisit>(takeOpenSql, [now]);
    const ids = open.map(({ mailId }) => mailId);
    const withdrawn = open.length === 0 ? [] : await tx.query<{ id: string; tries: number }>(withdrawSql, [ids]);
    const unsent = withdrawn.filter(({ tries }) => tries === 0).map(({ id }) => id);
    const told = open.filter(({ mailId }) => !unsent.includes(mailId));
    const closed = await tx.query<TakenVisit & { reason: string }>(takeClosedSql, [now]);
    const mails = [
      ...(await withoutBlocked(tx, told)).map((visit) => ({ ...visit, mailId: randomUUID(), mail: createOpenMail(visit) })),
      ...(await withoutBlocked(tx, closed)).map((visit) => ({ ...visit, mail: createClosedMail(visit, visit.reason) })),
    ].map(({ mailId: id, reference, mail }) => ({ id, reference, mail }));
    if (mails.length > 0) await tx.query(queueMailsSql, [JSON.stringify(mails), now]);
  }

  async function change(run: (tx: Queryable) => Promise<unknown>, effects: NoticeEffects, now: Date): Promise<void> {
    // The secret is read before the transaction, which may have the only connection.
    await hashAddress('');
    await database.transaction(async (tx) => {
      await tx.query(lockSql);
      await run(tx);
      await tellVisitors(tx, effects, now);
      await movePromises(tx, effects, now);
    });
  }

  return {
    /** The id of a new link for the manager of a showroom, which replaces those before. */
    createManager: (showroom: string, now: Date): Promise<string> =>
      database.transaction(async (tx) => {
        const id = randomUUID();
        await tx.query('DELETE FROM manager WHERE showroom = $1', [showroom]);
        await tx.query('INSERT INTO manager (id, showroom, created_at) VALUES ($1, $2, $3)', [id, showroom, now]);
        return id;
      }),

    /** The showroom whose manager has an id; undefined if it was revoked. */
    async findManagedShowroom(id: string): Promise<string | undefined> {
      return (await database.query<{ showroom: string }>('SELECT showroom FROM manager WHERE id = $1', [id]))[0]?.showroom;
    },

    /** Revokes the links to a showroom, and ends what was said with them. */
    revokeManager: (showroom: string, effects: NoticeEffects, now: Date): Promise<void> =>
      change(
        async (tx) => {
          await tx.query('DELETE FROM manager WHERE showroom = $1', [showroom]);
          await tx.query(endNoticesSql, [showroom, now, null, null, null]);
        },
        effects,
        now,
      ),

    /** Ends a notice of a showroom before its time, or all of them. Who was told is told that it is open after all, unless that mail has not left. */
    endNotice: (showroom: string, effects: NoticeEffects, now: Date, id: string | null = null): Promise<void> =>
      change((tx) => tx.query(endNoticesSql, [showroom, now, id, null, null]), effects, now),

    /** The notices that have not ended, those of a showroom in the order of their times. */
    listNotices: (now: Date): Promise<ShowroomNotice[]> =>
      database.query<ShowroomNotice>(
        `SELECT ${noticeColumns} FROM notice WHERE until_at > $1 AND ended_at IS NULL ORDER BY showroom, from_at`,
        [now],
      ),

    listPastNotices: (): Promise<ShowroomNotice[]> =>
      database.query<ShowroomNotice>(`SELECT ${noticeColumns} FROM notice ORDER BY given_at DESC LIMIT 50`),

    /** Stores a notice in place of those whose hours it overlaps, and queues a mail for each visit that the change concerns. */
    giveNotice: ({ showroom, from, until, reason }: Closure, effects: NoticeEffects, now: Date): Promise<void> =>
      change(
        async (tx) => {
          await tx.query(endNoticesSql, [showroom, now, null, from, until]);
          const sql =
            'INSERT INTO notice (id, showroom, from_at, until_at, reason, given_at) VALUES (gen_random_uuid(), $1, $2, $3, $4, $5)';
          await tx.query(sql, [showroom, from, until, reason, now]);
        },
        effects,
        now,
      ),

    /** Tells who booked closed hours and was not told: a visit that was corrected, released or restored. */
    async tellVisitors(effects: NoticeEffects, now: Date): Promise<void> {
      await hashAddress('');
      await database.transaction((tx) => tellVisitors(tx, effects, now));
    },
  };
}
