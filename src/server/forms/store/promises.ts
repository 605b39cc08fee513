import { toManilaMoment } from '../../../domain/date-formats';
import { getNextDay, toManilaDay } from '../../../domain/dates';
import type { FormPromises, Mail, StoredInquiry, Suspicions } from '../model/service-types';
import type { Database, Queryable } from './database';
import { inquiryColumns } from './inquiries';
import { queueMail } from './outbox';

/** For how many days after an inquiry its promise counts. */
const countedDays = 30;
const batchSize = 100;

const takeRemindersSql = `UPDATE inquiry SET remind_at = NULL
  WHERE number IN (SELECT number FROM inquiry WHERE remind_at <= $1 AND NOT suspected ORDER BY remind_at LIMIT ${batchSize} FOR UPDATE SKIP LOCKED)
  RETURNING ${inquiryColumns}`;

/** Only one process takes a day. One more than a week away was taken while the clock was ahead. */
const takeDaySql = `INSERT INTO daily_mail (day) VALUES ($1)
  ON CONFLICT (one) DO UPDATE SET day = $1 WHERE daily_mail.day NOT BETWEEN $1 AND $1::date + 7 RETURNING day`;

const counted = `NOT suspected AND answer_due_at IS NOT NULL AND received_at > $1::timestamptz - interval '${countedDays} days'`;

const listPromisesSql = `SELECT form, count(*) FILTER (WHERE answered_at IS NULL)::int AS open,
    count(*) FILTER (WHERE answered_at IS NULL AND answer_due_at <= $2)::int AS due,
    count(*) FILTER (WHERE answered_at <= answer_due_at)::int AS kept,
    count(*) FILTER (WHERE COALESCE(answered_at, $1) > answer_due_at)::int AS broken,
    percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM answered_at - received_at) / 3600) AS "medianHours"
  FROM inquiry WHERE ${counted} GROUP BY form ORDER BY form`;

const endOfDay = (now: Date): Date => toManilaMoment(getNextDay(toManilaDay(now)));

const dayMs = 86_400_000;
/** The hour in Manila from which the daily mails are queued. */
export const dailyMailHour = 8;
const listedSuspects = 20;

async function readSuspicions(tx: Queryable, since: Date): Promise<Suspicions> {
  const from = 'FROM inquiry WHERE suspected AND received_at > $1';
  const inquiries = await tx.query<StoredInquiry>(`SELECT ${inquiryColumns} ${from} ORDER BY number DESC LIMIT ${listedSuspects}`, [since]);
  const [counts] = await tx.query<Omit<Suspicions, 'inquiries'>>(
    `SELECT (SELECT count(*)::int ${from}) AS "inquiryCount",
       (SELECT count(*)::int FROM subscriber WHERE suspected AND created_at > $1) AS "addressCount"`,
    [since],
  );
  return { inquiries, ...counts! };
}

/** Creates the queries on the promises to answer within some working days. */
export function createPromises(database: Database) {
  const listPromises = (now: Date): Promise<FormPromises[]> => database.query<FormPromises>(listPromisesSql, [now, endOfDay(now)]);

  return {
    listPromises,

    /** The inquiries of the last thirty days whose answer is late or was, the newest first. */
    listBrokenPromises: (now: Date): Promise<StoredInquiry[]> =>
      database.query<StoredInquiry>(
        `SELECT ${inquiryColumns} FROM inquiry WHERE ${counted} AND COALESCE(answered_at, $1) > answer_due_at ORDER BY number DESC LIMIT 100`,
        [now],
      ),

    /** Queues the reminder of each inquiry that is to be answered soon and is not marked as answered, once for each. */
    queueReminders: (createMail: (inquiry: StoredInquiry) => Mail, now: Date): Promise<void> =>
      database.transaction(async (tx) => {
        const inquiries = await tx.query<StoredInquiry>(takeRemindersSql, [now]);
        for (const inquiry of inquiries.filter(({ answeredAt }) => answeredAt === null))
          await queueMail(tx, createMail(inquiry), now, { reference: inquiry.reference });
      }),

    /** Queues the mails of a day `YYYY-MM-DD`, once for all processes, about the promises and about what looks automated since those before. */
    queueDailyMails: (
      day: string,
      createMails: (promises: readonly FormPromises[], suspicions: Suspicions) => readonly (Mail | undefined)[],
      now: Date,
    ): Promise<void> =>
      database.transaction(async (tx) => {
        const [last] = await tx.query<{ day: string }>(`SELECT to_char(day, 'YYYY-MM-DD') AS day FROM daily_mail`);
        if ((await tx.query(takeDaySql, [day])).length === 0) return;
        const since = last ? Math.min(toManilaMoment(last.day, dailyMailHour * 60).getTime(), now.getTime() - dayMs) : 0;
        const suspicions = await readSuspicions(tx, new Date(since));
        for (const mail of createMails(await tx.query<FormPromises>(listPromisesSql, [now, endOfDay(now)]), suspicions))
          if (mail) await queueMail(tx, mail, now);
      }),
  };
}
