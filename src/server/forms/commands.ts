import { open, rm } from 'node:fs/promises';
import type { ServiceContent } from '../../schema/service';
import { createNoticeEffects } from './api/visit';
import { createLink, getServiceSigner } from './api/signed-link';
import { inboxUsage, runInboxCommand } from './inbox';
import type { Settings } from './model/settings';
import { readServiceFiles } from './service-files';
import type { ShowroomNotice } from './model/service-types';
import { restoreBackup, writeBackup } from './store/backup';
import type { Database } from './store/database';
import { createFormsStore, type FormsStore } from './store/store';

const now = (): Date => new Date();

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
export function openFile(path: string | undefined, flags: string) {
  if (path === undefined) throw new Error(fileUsage);
  return open(path, flags, 0o600).catch((error: unknown) => {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new Error(`${path} ${fileErrors[code] ?? `cannot be opened (${code})`}.`);
  });
}

async function backUp(path: string | undefined, store: FormsStore, database: Database): Promise<string> {
  await store.migrate();
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

async function restore(path: string | undefined, store: FormsStore, database: Database): Promise<string> {
  const file = await openFile(path, 'r');
  try {
    await store.migrate();
    return `Restored ${await restoreBackup(database, splitLines(file.createReadStream({ encoding: 'utf8' })))} rows.`;
  } finally {
    await file.close();
  }
}

interface CommandDeps {
  database: Database;
  settings: Settings;
}

type Command = (args: readonly string[], deps: CommandDeps & { store: FormsStore }) => Promise<string>;

const commands: Record<string, Command> = {
  inbox: async (args, { store, settings }) =>
    runInboxCommand(args, { store, settings: await withSiteUrl(store, settings), getContent, now }),
  notices: async (args, { store, settings }) => runNotices(args, store, await withSiteUrl(store, settings)),
  backup: ([path], { store, database }) => backUp(path, store, database),
  restore: ([path], { store, database }) => restore(path, store, database),
};

const usages: Record<string, string> = { inbox: inboxUsage, notices: noticesUsage };

/** What can be said to a command, a line for each. */
export const getUsage = (name: string): string => usages[name] ?? fileUsage;

/**
 * Runs `npm run inbox`, `notices`, `backup` or `restore`, and returns its output. Paths of files are absolute.
 * @throws {Error} with a sentence for the operator.
 */
export const runCommand = ([name = '', ...args]: readonly string[], deps: CommandDeps): Promise<string> =>
  commands[name]!(args, { ...deps, store: createFormsStore(deps.database) });
