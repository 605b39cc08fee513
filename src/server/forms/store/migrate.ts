import { backfill, markUnaskedSql, splitMailsSql } from './backfill';
import type { Database } from './database';

/** The migrations in their order. Each runs once on a database, so a released one never changes: add another. */
export const migrations: Readonly<Record<string, string>> = {
  // The tables of subscribers, inquiries, the outbox, hits for rate limits, and secrets.
  '001-forms': `
CREATE TABLE secret (name text PRIMARY KEY, value text NOT NULL);
CREATE TABLE subscriber (id uuid PRIMARY KEY, email text NOT NULL UNIQUE, confirmed_at timestamptz, created_at timestamptz NOT NULL);
CREATE TABLE inquiry_count (one boolean PRIMARY KEY DEFAULT true CHECK (one), last bigint NOT NULL);
INSERT INTO inquiry_count (last) VALUES (0);
CREATE TABLE inquiry (
  number bigint PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  key text NOT NULL UNIQUE,
  form text NOT NULL,
  answers jsonb NOT NULL,
  email text,
  notice text NOT NULL,
  suspected boolean NOT NULL,
  received_at timestamptz NOT NULL
);
CREATE INDEX inquiry_email ON inquiry (email);
CREATE INDEX inquiry_received_at ON inquiry (received_at);
CREATE TABLE outbox (
  id uuid PRIMARY KEY,
  inquiry bigint REFERENCES inquiry ON DELETE CASCADE,
  subscriber uuid REFERENCES subscriber ON DELETE CASCADE,
  mail jsonb,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'dead')),
  tries integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL,
  claim uuid,
  ended_at timestamptz,
  fault text,
  CHECK (state = 'sent' OR mail IS NOT NULL)
);
CREATE INDEX outbox_due ON outbox (due_at) WHERE state = 'waiting';
CREATE INDEX outbox_inquiry ON outbox (inquiry);
CREATE INDEX outbox_subscriber ON outbox (subscriber);
CREATE TABLE hit (
  subject text NOT NULL, began_at timestamptz NOT NULL, ends_at timestamptz NOT NULL,
  times integer NOT NULL, PRIMARY KEY (subject, began_at)
);
CREATE INDEX hit_ends_at ON hit (ends_at);`,
  // The files of inquiries, which are deleted with them.
  '002-files': `
CREATE TABLE inquiry_file (
  inquiry bigint NOT NULL REFERENCES inquiry ON DELETE CASCADE, position integer NOT NULL, name text NOT NULL,
  type text NOT NULL, bytes bytea NOT NULL, PRIMARY KEY (inquiry, position)
);`,
  // Indexes by which the purge finds what has expired.
  '003-retention': `
CREATE INDEX subscriber_unconfirmed ON subscriber (created_at) WHERE confirmed_at IS NULL;
CREATE INDEX outbox_sent ON outbox (ended_at) WHERE state = 'sent';`,
  // Counts the attempts after which the server may have accepted a mail.
  '004-unknown-attempts': `
ALTER TABLE outbox ADD COLUMN unknowns integer NOT NULL DEFAULT 0;`,
  // Marks the addresses to which nothing may be sent.
  '005-blocked-addresses': `
ALTER TABLE subscriber ADD COLUMN blocked text CHECK (blocked IN ('bounce', 'complaint'));`,
  // What the staff did with the link of an inquiry.
  '006-staff-links': `
ALTER TABLE inquiry ADD COLUMN answered_at timestamptz;
CREATE TABLE inquiry_use (
  inquiry bigint NOT NULL REFERENCES inquiry ON DELETE CASCADE, at timestamptz NOT NULL,
  action text NOT NULL, detail text
);
CREATE INDEX inquiry_use_inquiry ON inquiry_use (inquiry, at);`,
  // What pages report of themselves, counted by day.
  '007-timings': `
CREATE TABLE timing (
  day date NOT NULL, metric text NOT NULL, page text NOT NULL, connection text NOT NULL,
  bucket integer NOT NULL, times bigint NOT NULL, PRIMARY KEY (day, metric, page, connection, bucket)
);
CREATE TABLE script_error (
  day date NOT NULL, page text NOT NULL, error text NOT NULL,
  times bigint NOT NULL, PRIMARY KEY (day, page, error)
);`,
  // What tells a repeated inquiry from another one, a proof of consent from none, and a purge from a loss; whom nothing may be sent to.
  '008-safeguards': `
ALTER TABLE inquiry ADD COLUMN digest text;
ALTER TABLE subscriber ADD COLUMN unasked boolean NOT NULL DEFAULT false, ADD COLUMN notice text;
${markUnaskedSql};
DROP INDEX subscriber_unconfirmed;
CREATE INDEX subscriber_unconfirmed ON subscriber (created_at) WHERE confirmed_at IS NULL AND NOT unasked;
CREATE TABLE blocked_address (hash text PRIMARY KEY, reason text NOT NULL CHECK (reason IN ('bounce', 'complaint')));
CREATE TABLE purge_run (one boolean PRIMARY KEY DEFAULT true CHECK (one), at timestamptz NOT NULL);
DROP INDEX outbox_due;
CREATE INDEX outbox_claim ON outbox ((CASE WHEN mail ->> 'to' IS NULL THEN 'staff' ELSE 'visitor' END), tries, due_at)
  WHERE state = 'waiting';`,
  // By when an answer is promised, and the telephone numbers of those who left no e-mail address.
  '009-promises': `
ALTER TABLE inquiry ADD COLUMN phone text, ADD COLUMN answer_due_at timestamptz, ADD COLUMN remind_at timestamptz;
UPDATE inquiry SET phone = regexp_replace(regexp_replace(answers ->> 'phone', '\\D', '', 'g'), '^0', '63') WHERE answers ->> 'phone' <> '';
CREATE INDEX inquiry_phone ON inquiry (phone);
CREATE INDEX inquiry_remind_at ON inquiry (remind_at) WHERE remind_at IS NOT NULL;
CREATE TABLE daily_mail (one boolean PRIMARY KEY DEFAULT true CHECK (one), day date NOT NULL);`,
  // What the managers of showrooms say about today, and the visits that it concerns.
  '010-notices': `
CREATE TABLE manager (id uuid PRIMARY KEY, showroom text NOT NULL, created_at timestamptz NOT NULL);
CREATE TABLE notice (
  id uuid PRIMARY KEY, showroom text NOT NULL, from_at timestamptz NOT NULL, until_at timestamptz NOT NULL,
  reason text NOT NULL, given_at timestamptz NOT NULL, ended_at timestamptz
);
CREATE INDEX notice_until_at ON notice (until_at);
ALTER TABLE inquiry ADD COLUMN visit_showroom text, ADD COLUMN visit_at timestamptz, ADD COLUMN told_at timestamptz;
CREATE INDEX inquiry_visit ON inquiry (visit_showroom, visit_at) WHERE visit_at IS NOT NULL;`,
  // The retention period of the last purge, which tells that the setting was shortened.
  '011-retention-days': `
ALTER TABLE purge_run ADD COLUMN retention_days integer;`,
  // What pages reported of themselves is no longer kept.
  '012-no-timings': `
DROP TABLE timing, script_error;`,
  // The random ids that links sign: no restored, copied or recovered database gives one to another row. Numbers go on after those of 20 bits. What
  // became of an address that was wrong. The mails that go with files. The keys of what was erased.
  '013-signed-rows': `
ALTER TABLE inquiry ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN email_state text CHECK (email_state IN ('corrected', 'disowned'));
CREATE UNIQUE INDEX inquiry_id ON inquiry (id);
UPDATE inquiry_count SET last = GREATEST(last, 1048576);
ALTER TABLE outbox ADD COLUMN about bigint REFERENCES inquiry ON DELETE CASCADE;
CREATE INDEX outbox_about ON outbox (about);
${splitMailsSql};
CREATE TABLE erased_key (hash text PRIMARY KEY, at timestamptz NOT NULL DEFAULT now());
CREATE INDEX erased_key_at ON erased_key (at);`,
  // Every telephone number of an inquiry, in one form; null where `backfill` has not read them yet. The column `phone` is that of earlier versions.
  '014-phones': `
ALTER TABLE inquiry ADD COLUMN phones text[];
DROP INDEX inquiry_phone;
CREATE INDEX inquiry_phones ON inquiry USING gin (phones);
CREATE INDEX inquiry_unfilled ON inquiry (number) WHERE phones IS NULL;`,
  // Of a visitor who was told of closed hours the mail, so that it can be taken back; of a promise that a notice moved, what its sender was told.
  '014-told': `
ALTER TABLE inquiry ADD COLUMN told_mail uuid, ADD COLUMN promised_at timestamptz;
CREATE INDEX inquiry_told ON inquiry (visit_at) WHERE told_at IS NOT NULL;`,
  // What looks automated and waits: its content is found when a person sends it again, and so is an address for the newsletter.
  '015-suspicions': `
CREATE INDEX inquiry_suspected ON inquiry (digest) WHERE suspected;
ALTER TABLE subscriber ADD COLUMN suspected boolean NOT NULL DEFAULT false;`,
  // What the staff said about the hour of a visit, and the number of its calendar file; 0 where none was sent.
  '016-visit-answers': `
ALTER TABLE inquiry ADD COLUMN visit_state text CHECK (visit_state IN ('confirmed', 'refused')),
  ADD COLUMN visit_sequence integer NOT NULL DEFAULT 0;`,
  // By which version of the rule the telephone numbers of an inquiry were read: `backfill` reads those of an earlier one again.
  '017-phone-rule': `
ALTER TABLE inquiry ADD COLUMN phone_rule integer NOT NULL DEFAULT 0;
DROP INDEX inquiry_unfilled;
CREATE INDEX inquiry_phone_rule ON inquiry (phone_rule);`,
  // By what an erasure is repeated in a restored database: the reference of an inquiry, the id of a subscriber.
  '018-erasures': `
ALTER TABLE erased_key ADD COLUMN name text;`,
};

/** An arbitrary key that no other lock uses: "forms" on a telephone keypad. */
const advisoryLockKey = 36_767;

/**
 * Runs the migrations that have not run yet, or only some of them as an earlier version did, and fills what rows of earlier versions lack. A lock
 * makes processes that start at the same time wait for each other.
 */
export async function migrate(database: Database, names?: readonly string[]): Promise<void> {
  const statements = (names ?? Object.keys(migrations)).map(
    (name) => `
      IF NOT EXISTS (SELECT FROM migration WHERE name = '${name}') THEN
        ${migrations[name]}
        INSERT INTO migration (name) VALUES ('${name}');
      END IF;`,
  );
  await database.exec(`
    DO $migrations$ BEGIN
      PERFORM pg_advisory_xact_lock(${advisoryLockKey});
      CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, ran_at timestamptz NOT NULL DEFAULT now());
      ${statements.join('\n')}
    END $migrations$`);
  if (names) return;
  await database.transaction(async (tx) => {
    await tx.query(`SELECT pg_advisory_xact_lock(${advisoryLockKey})`);
    await backfill(tx);
  });
}
