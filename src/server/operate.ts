import { open, rm } from 'node:fs/promises';
import { explainUsage } from '../domain/command-line';
import type { ServiceContent } from '../schema/service';
import { createNoticeEffects } from './forms/api/visit';
import { createLink, getServiceSigner } from './forms/api/signed-link';
import { inboxUsage, runInboxCommand } from './forms/inbox';
import { printFailure } from './forms/model/log';
import { readSettings, type Settings } from './forms/model/settings';
import { readServiceFiles } from './forms/service-files';
import type { ShowroomNotice } from './forms/model/service-types';
import { restoreBackup, writeBackup } from './forms/store/backup';
import type { Database } from './forms/store/database';
import { openDatabaseForCommand } from './forms/store/open-database';
import { createFormsStore, type FormsStore } from './forms/store/store';

const now = (): Date => new Date();

/** Opens the database of the settings for a command. One that `mayCreate` creates an embedded database. */
async function useDatabase(
  run: (store: FormsStore, settings: Settings, database: Database) => Promise<string>,
  { mayCreate = false } = {},
): Promise<string> {
  const settings = readSettings(process.env);
  const database = await openDatabaseForCommand(settings.databaseUrl, settings.dataDir, mayCreate);
  const store = createFormsStore(database);
  return run(store, settings, database).finally(() => store.close());
}

/** Mails of a command lead where those of the service do, unless it is told otherwise. */
const withSiteUrl = async (store: FormsStore, settings: Settings): Promise<Settings> => ({
  ...settings,
  siteUrl: settings.siteUrl ?? (await store.getSigner())?.siteUrl,
});

/** Most commands need no build. */
function getContent(): ServiceContent {
  const content = readServiceFiles(process.cwd())?.content;
  if (content) return content;
  throw new Error('The forms, and the words of the mails, are in the built site: run "npm run build" first.');
}

const noticesUsage = `npm run notices                       what the managers of showrooms said about their hours
npm run notices -- link <showroom>    a new link for its manager, in place of the one before
npm run notices -- end <showroom>     ends what was said
npm run notices -- revoke <showroom>  ends it, and the link too`;

const formatNotice = ({ showroom, from, until, reason, givenAt, endedAt }: ShowroomNotice): string => {
  const end = endedAt ? `  ended ${endedAt.toISOString()}` : '';
  return `${givenAt.toISOString()}  ${showroom}  closed ${from.toISOString()} to ${until.toISOString()}: ${reason}${end}`;
};

/** Makes and revokes the links of managers of showrooms, and undoes what was said with them. */
async function runNotices([name, showroom]: readonly string[], store: FormsStore, settings: Settings): Promise<string> {
  if (name === undefined) return (await store.listPastNotices()).map(formatNotice).join('\n') || `Nothing was said.\n\n${noticesUsage}`;
  const content = readServiceFiles(process.cwd())?.content;
  const slugs = content?.showrooms.map(({ slug }) => slug) ?? [];
  if (!content || !['link', 'end', 'revoke'].includes(name) || !slugs.includes(showroom ?? ''))
    throw new Error(`${noticesUsage}\nThe showrooms are ${slugs.join(', ') || 'known after "npm run build"'}.`);
  const effects = createNoticeEffects({ content, settings });
  if (name === 'end') await store.endNotice(showroom!, effects, now());
  if (name === 'revoke') await store.revokeManager(showroom!, effects, now());
  if (name !== 'link') return `The hours of ${showroom!} are those of content.`;
  const signer = await getServiceSigner(settings, store);
  return createLink(signer, 'manager', await store.createManager(showroom!, now()));
}

const fileUsage = `npm run backup -- <new file>    writes all that is stored
npm run restore -- <file>       reads it back into an empty database`;

const fileErrors: Record<string, string> = { EEXIST: 'is there already: name a new file', ENOENT: 'is not there, or its folder is not' };

/** Opens a file, or says in a sentence why it cannot. Only the owner may read a new one: it has personal data. */
function openFile(path: string | undefined, flags: string) {
  if (path === undefined) throw new Error(fileUsage);
  return open(path, flags, 0o600).catch((error: unknown) => {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new Error(`${path} ${fileErrors[code] ?? `cannot be opened (${code})`}.`);
  });
}

/** Writes a new file. One that cannot be written to its end is deleted. */
async function backUp(path: string | undefined, store: FormsStore, database: Database): Promise<string> {
  await store.ping();
  const file = await openFile(path, 'wx');
  try {
    const count = await writeBackup(database, (text) => file.appendFile(text));
    await file.sync();
    return `Wrote ${count} rows to ${path}.`;
  } catch (error) {
    await rm(path!);
    throw error;
  } finally {
    await file.close();
  }
}

/** Far longer than the row of a file of 4 MB. */
const maxLineLength = 32_000_000;

/**
 * The lines of a stream. They are read when they are asked for: a line may have megabytes.
 * @throws {SyntaxError} when one is too long for a backup: all of another file could be one line.
 */
async function* splitLines(stream: AsyncIterable<string>): AsyncGenerator<string> {
  let line = '';
  for await (const chunk of stream) {
    const [end = '', ...next] = chunk.split('\n');
    line += end;
    if (line.length > maxLineLength) throw new SyntaxError('it has a line that is too long');
    for (const start of next) {
      yield line;
      line = start;
    }
  }
  yield line;
}

/** The file is opened first: a database is not created for one that is not there. */
async function restore(path: string | undefined): Promise<string> {
  const file = await openFile(path, 'r');
  const lines = splitLines(file.createReadStream({ encoding: 'utf8' }));
  const run: Parameters<typeof useDatabase>[0] = async (store, _, database) => {
    await store.ping();
    return `Restored ${await restoreBackup(database, lines)} rows.`;
  };
  return useDatabase(run, { mayCreate: true }).finally(() => file.close());
}

/** `npm run inbox`, `notices`, `backup` and `restore`. */
const commands: Record<string, (args: readonly string[]) => Promise<string>> = {
  inbox: (args) =>
    useDatabase(async (store, settings) => runInboxCommand(args, { store, settings: await withSiteUrl(store, settings), getContent, now })),
  notices: (args) => useDatabase(async (store, settings) => runNotices(args, store, await withSiteUrl(store, settings))),
  backup: ([path]) => useDatabase((store, _, database) => backUp(path, store, database)),
  restore: ([path]) => restore(path),
};

const usages: Record<string, string> = { inbox: inboxUsage, notices: noticesUsage };

async function main([name = '', ...args]: readonly string[]): Promise<void> {
  explainUsage(process, usages[name] ?? fileUsage);
  const output = await commands[name]!(args);
  process.stdout.write(output.endsWith('\n') ? output : `${output}\n`);
}

main(process.argv.slice(2)).catch(printFailure);
