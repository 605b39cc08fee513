import { toManilaMoment } from '../../../domain/date-formats';
import { isValidDay } from '../../../domain/dates';
import { toMinutes } from '../../../domain/times';
import { listPhones, phoneRule } from '../../../domain/forms/phone';
import type { Queryable } from './database';

/**
 * Before 008, an address that was put on the list without a mail got the moment of its confirmation from that of its request. Nobody opens
 * the link of a mail in the same millisecond.
 */
export const markUnaskedSql = `UPDATE subscriber SET unasked = true, confirmed_at = NULL WHERE confirmed_at = created_at`;

/**
 * Before 013, a mail went with the files of its inquiry unless it said otherwise, which a service of before 009 does not know. Now `inquiry` names
 * the inquiry whose files go with it, and `about` the one with which it is deleted.
 */
export const splitMailsSql = `UPDATE outbox SET about = inquiry, inquiry = CASE WHEN NOT mail ? 'withoutFiles' THEN inquiry END,
  mail = CASE WHEN mail ? 'withoutFiles' THEN mail - 'withoutFiles' ELSE mail || '{"withFiles": true}' END
  WHERE about IS NULL AND inquiry IS NOT NULL`;

/** How many inquiries are filled at once. */
const batchSize = 500;

const listUnfilledSql = `SELECT number::text, phone, phones, answers FROM inquiry WHERE phone_rule < ${phoneRule} LIMIT ${batchSize}`;

/** A visit that is known stays as it is: the staff may have corrected it. */
const fillSql = `UPDATE inquiry SET phones = given.phones, phone_rule = ${phoneRule}, phone = NULL, visit_showroom = COALESCE(visit_showroom, given.showroom),
    visit_at = COALESCE(visit_at, given.at)
  FROM jsonb_to_recordset($1::text::jsonb) AS given (number bigint, phones text[], showroom text, at timestamptz)
  WHERE inquiry.number = given.number`;

interface UnfilledRow {
  number: string;
  phone: string | null;
  phones: readonly string[] | null;
  answers: Readonly<Record<string, string>>;
}

/**
 * The telephone numbers by today's rule. Those that are stored of another field stay; what an earlier rule has read in this one is a part of it,
 * and perhaps the number of somebody else.
 */
function readPhones(text: string, stored: readonly string[]): string[] {
  const digits = text.normalize('NFKC').replace(/\D/g, '');
  return [...new Set([...listPhones(text), ...stored.filter((phone) => !digits.includes(phone.replace(/^\+(?:63)?/, '')))])];
}

/** The columns that follow from the answers, under the names that the forms of earlier versions gave to their fields. */
function toFilled({ number, phone, phones, answers }: UnfilledRow) {
  const { showroom, date = '', time = '' } = answers;
  const isVisit = showroom !== undefined && isValidDay(date) && /^(?:1[0-2]|[1-9]):[0-5]\d [AP]M$/.test(time);
  const visit = isVisit ? { showroom, at: toManilaMoment(date, toMinutes(time)) } : {};
  return { number, phones: readPhones(answers['phone'] ?? phone ?? '', phones ?? []), ...visit };
}

/** Fills the telephone numbers and visits of inquiries that an earlier version stored. */
async function fillInquiries(tx: Queryable): Promise<void> {
  for (;;) {
    const rows = await tx.query<UnfilledRow>(listUnfilledSql);
    if (rows.length > 0) await tx.query(fillSql, [JSON.stringify(rows.map(toFilled))]);
    if (rows.length < batchSize) return;
  }
}

/** Without its row no inquiry gets a number: a backup that somebody has edited may lack it. */
const addCounterSql = `INSERT INTO inquiry_count (last) SELECT GREATEST(1048576, max(number)) FROM inquiry ON CONFLICT DO NOTHING`;

/** What fills the columns that rows of earlier versions lack. Each changes nothing when it runs again. */
const backfills: readonly ((tx: Queryable) => Promise<unknown>)[] = [
  (tx) => tx.query(markUnaskedSql),
  (tx) => tx.query(splitMailsSql),
  fillInquiries,
  (tx) => tx.query(addCounterSql),
];

/** Fills what rows of earlier versions lack: they come by an upgrade, by a restored backup, and from an older service beside this one. */
export async function backfill(tx: Queryable): Promise<void> {
  for (const fill of backfills) await fill(tx);
}
