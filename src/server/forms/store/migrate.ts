import type { Database } from './database';

/**
 * The migrations in their order. Each runs once on a database, so one that has run on a server never changes: add another. The first has the name
 * of the last one of those that it stands for: their databases have the same tables, but for columns that are not used.
 */
export const migrations: Readonly<Record<string, string>> = {
  '018-erasures': `
CREATE TABLE secret (name text PRIMARY KEY, value text NOT NULL);
CREATE TABLE subscriber (
  id uuid PRIMARY KEY, email text NOT NULL UNIQUE, confirmed_at timestamptz, created_at timestamptz NOT NULL,
  -- On the list without a mail that asks; what a machine may have given waits.
  unasked boolean NOT NULL DEFAULT false, suspected boolean NOT NULL DEFAULT false,
  notice text, blocked text CHECK (blocked IN ('bounce', 'complaint'))
);
CREATE INDEX subscriber_unconfirmed ON subscriber (created_at) WHERE confirmed_at IS NULL AND NOT unasked;
-- Hashes of the addresses to which nothing is sent, which outlive the addresses.
CREATE TABLE blocked_address (hash text PRIMARY KEY, reason text NOT NULL CHECK (reason IN ('bounce', 'complaint')));
CREATE TABLE inquiry_count (one boolean PRIMARY KEY DEFAULT true CHECK (one), last bigint NOT NULL);
INSERT INTO inquiry_count (last) VALUES (1048576);
CREATE TABLE inquiry (
  number bigint PRIMARY KEY,
  -- Links sign the id: no restored, copied or recovered database gives one to another row.
  id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  reference text NOT NULL UNIQUE, key text NOT NULL UNIQUE, digest text,
  form text NOT NULL, answers jsonb NOT NULL, notice text NOT NULL, suspected boolean NOT NULL, received_at timestamptz NOT NULL,
  email text, email_state text CHECK (email_state IN ('corrected', 'disowned')), phones text[],
  answer_due_at timestamptz, remind_at timestamptz, answered_at timestamptz,
  -- Of a promise that a notice moved, what its sender was told.
  promised_at timestamptz,
  -- The sequence is the number of the calendar file of a visit; 0 where none was sent.
  visit_showroom text, visit_at timestamptz, visit_state text CHECK (visit_state IN ('confirmed', 'refused')),
  visit_sequence integer NOT NULL DEFAULT 0,
  -- Of a visitor who was told of closed hours the mail, so that it can be taken back.
  told_at timestamptz, told_mail uuid
);
CREATE INDEX inquiry_email ON inquiry (email);
CREATE INDEX inquiry_phones ON inquiry USING gin (phones);
CREATE INDEX inquiry_received_at ON inquiry (received_at);
CREATE INDEX inquiry_remind_at ON inquiry (remind_at) WHERE remind_at IS NOT NULL;
CREATE INDEX inquiry_suspected ON inquiry (digest) WHERE suspected;
CREATE INDEX inquiry_visit ON inquiry (visit_showroom, visit_at) WHERE visit_at IS NOT NULL;
CREATE INDEX inquiry_told ON inquiry (visit_at) WHERE told_at IS NOT NULL;
CREATE TABLE inquiry_file (
  inquiry bigint NOT NULL REFERENCES inquiry ON DELETE CASCADE, position integer NOT NULL, name text NOT NULL,
  type text NOT NULL, bytes bytea NOT NULL, PRIMARY KEY (inquiry, position)
);
-- What the staff did with the link of an inquiry.
CREATE TABLE inquiry_use (
  inquiry bigint NOT NULL REFERENCES inquiry ON DELETE CASCADE, at timestamptz NOT NULL, action text NOT NULL, detail text
);
CREATE INDEX inquiry_use_inquiry ON inquiry_use (inquiry, at);
CREATE TABLE outbox (
  id uuid PRIMARY KEY, about bigint REFERENCES inquiry ON DELETE CASCADE, subscriber uuid REFERENCES subscriber ON DELETE CASCADE,
  mail jsonb, state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'dead')),
  -- The attempts, and those of them after which the server may have accepted the mail.
  tries integer NOT NULL DEFAULT 0, unknowns integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL, claim uuid, ended_at timestamptz, fault text,
  CHECK (state = 'sent' OR mail IS NOT NULL)
);
CREATE INDEX outbox_claim ON outbox ((CASE WHEN mail ->> 'to' IS NULL THEN 'staff' ELSE 'visitor' END), tries, due_at)
  WHERE state = 'waiting';
CREATE INDEX outbox_about ON outbox (about);
CREATE INDEX outbox_subscriber ON outbox (subscriber);
CREATE INDEX outbox_sent ON outbox (ended_at) WHERE state = 'sent';
CREATE TABLE hit (
  subject text NOT NULL, began_at timestamptz NOT NULL, ends_at timestamptz NOT NULL,
  times integer NOT NULL, PRIMARY KEY (subject, began_at)
);
CREATE INDEX hit_ends_at ON hit (ends_at);
CREATE TABLE purge_run (one boolean PRIMARY KEY DEFAULT true CHECK (one), at timestamptz NOT NULL, retention_days integer);
CREATE TABLE daily_mail (one boolean PRIMARY KEY DEFAULT true CHECK (one), day date NOT NULL);
-- The keys of what was erased, and by what an erasure is repeated: the reference of an inquiry, the id of a subscriber.
CREATE TABLE erased_key (hash text PRIMARY KEY, at timestamptz NOT NULL DEFAULT now(), name text);
CREATE INDEX erased_key_at ON erased_key (at);
CREATE TABLE manager (id uuid PRIMARY KEY, showroom text NOT NULL, created_at timestamptz NOT NULL);
CREATE TABLE notice (
  id uuid PRIMARY KEY, showroom text NOT NULL, from_at timestamptz NOT NULL, until_at timestamptz NOT NULL,
  reason text NOT NULL, given_at timestamptz NOT NULL, ended_at timestamptz
);
CREATE INDEX notice_until_at ON notice (until_at);`,
  '019-unused-columns': `
ALTER TABLE inquiry DROP COLUMN IF EXISTS phone, DROP COLUMN IF EXISTS phone_rule;
ALTER TABLE outbox DROP COLUMN IF EXISTS inquiry;`,
  '020-mobiles-with-8': `
-- The mobile numbers that begin with 8 were stored without their last digit, which the answers have.
UPDATE inquiry SET phones = ARRAY(
  SELECT CASE WHEN phone ~ '^[+]638(1[37]|9[5-8])\\d{6}$' THEN COALESCE('+63' || substring(digits FROM substr(phone, 4) || '\\d'), phone) ELSE phone END
  FROM unnest(phones) WITH ORDINALITY AS stored (phone, place),
    (SELECT string_agg(regexp_replace(value, '[\\s()./_–-]', '', 'g'), ' ') AS digits FROM jsonb_each_text(answers)) AS written
  ORDER BY place
) WHERE array_to_string(phones, ' ') ~ '[+]638(1[37]|9[5-8])\\d{6}( |$)';`,
};

/** An arbitrary key that no other lock uses: "forms" on a telephone keypad. */
const advisoryLockKey = 36_767;

/** Runs the migrations that have not run yet. A lock makes processes that start at the same time wait for each other. */
export async function migrate(database: Database): Promise<void> {
  const statements = Object.entries(migrations).map(
    ([name, sql]) => `
      IF NOT EXISTS (SELECT FROM migration WHERE name = '${name}') THEN
        ${sql}
        INSERT INTO migration (name) VALUES ('${name}');
      END IF;`,
  );
  await database.exec(`
    DO $migrations$ BEGIN
      PERFORM pg_advisory_xact_lock(${advisoryLockKey});
      CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, ran_at timestamptz NOT NULL DEFAULT now());
      ${statements.join('\n')}
    END $migrations$`);
}
