import { randomUUID } from 'node:crypto';
import type { Closure } from '../model/closure';
import type { BookedVisit, Mail, ShowroomNotice } from '../model/service-types';
import type { Database, Queryable } from './database';
import { reachableEmail } from './inquiries';
import { queueMail } from './outbox';

const noticeColumns = `showroom, from_at AS "from", until_at AS "until", reason, given_at AS "givenAt", ended_at AS "endedAt"`;

const endNoticeSql = 'UPDATE notice SET ended_at = $2 WHERE showroom = $1 AND ended_at IS NULL AND until_at > $2';

/** Takes each visit once: a visitor who was told of a notice is not told of the next one. */
const takeVisitsSql = `UPDATE inquiry SET told_at = $4
  WHERE visit_showroom = $1 AND visit_at >= $2 AND visit_at < $3 AND told_at IS NULL AND NOT suspected
  RETURNING reference, form, ${reachableEmail} AS email, visit_at AS "visitAt"`;

const isBlockedSql = 'SELECT FROM blocked_address WHERE hash = $1';

/** Creates the queries on what the managers of showrooms say about today: links, notices, and the visits that they concern. */
export function createNotices(database: Database, hashAddress: (email: string) => Promise<string>) {
  const endNotice = (tx: Queryable, showroom: string, now: Date) => tx.query(endNoticeSql, [showroom, now]);
  /** A visit without the e-mail address if that is blocked. */
  const withoutBlocked = async (tx: Queryable, { email, ...visit }: BookedVisit): Promise<BookedVisit> => {
    const isBlocked = email !== null && (await tx.query(isBlockedSql, [await hashAddress(email)])).length > 0;
    return { ...visit, email: isBlocked ? null : email };
  };

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
    revokeManager: (showroom: string, now: Date): Promise<void> =>
      database.transaction(async (tx) => {
        await tx.query('DELETE FROM manager WHERE showroom = $1', [showroom]);
        await endNotice(tx, showroom, now);
      }),

    endNotice: async (showroom: string, now: Date): Promise<void> => {
      await endNotice(database, showroom, now);
    },

    /** The notices that have not ended. */
    listNotices: (now: Date): Promise<ShowroomNotice[]> =>
      database.query<ShowroomNotice>(`SELECT ${noticeColumns} FROM notice WHERE until_at > $1 AND ended_at IS NULL ORDER BY showroom`, [
        now,
      ]),

    /** The last fifty notices, the newest first. */
    listPastNotices: (): Promise<ShowroomNotice[]> =>
      database.query<ShowroomNotice>(`SELECT ${noticeColumns} FROM notice ORDER BY given_at DESC LIMIT 50`),

    /** Stores a notice in place of the one before, and queues a mail for each visit that it concerns, as to somebody without an address if that is blocked. */
    async giveNotice(
      showroom: string,
      { reason, ...closure }: Closure,
      createMail: (visit: BookedVisit) => Mail,
      now: Date,
    ): Promise<void> {
      // The secret is read before the transaction, which may have the only connection.
      await hashAddress('');
      await database.transaction(async (tx) => {
        const [from, until] = [new Date(closure.from), new Date(closure.until)];
        await endNotice(tx, showroom, now);
        const sql = 'INSERT INTO notice (id, showroom, from_at, until_at, reason, given_at) VALUES (gen_random_uuid(), $1, $2, $3, $4, $5)';
        await tx.query(sql, [showroom, from, until, reason, now]);
        for (const visit of await tx.query<BookedVisit>(takeVisitsSql, [showroom, from, until, now]))
          await queueMail(tx, createMail(await withoutBlocked(tx, visit)), now, { reference: visit.reference });
      });
    },
  };
}
