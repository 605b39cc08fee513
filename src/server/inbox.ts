import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getLinkKey, createSignedLink } from './forms/api/signed-link';
import { runInboxCommand } from './forms/inbox/commands';
import { readServiceFiles } from './forms/service-files';
import { readSettings, type Settings } from './forms/model/settings';
import { commandTimeout, openDatabase } from './forms/store/open-database';
import { createStore, type Store } from './forms/store/store';

async function runCommand(store: Store, settings: Settings): Promise<string> {
  const now = () => new Date();
  const siteUrl = settings.siteUrl ?? readServiceFiles(process.cwd())?.content.site.url;
  const key = await getLinkKey(settings.serviceSecret, store);
  return runInboxCommand(process.argv.slice(2), {
    store,
    purge: () => store.purge(settings.retentionDays, now()),
    getUnsubscribeLink: (id) => {
      if (siteUrl === undefined)
        throw new Error('The links to unsubscribe need the URL of the site: set SITE_URL, or run "npm run build".');
      return createSignedLink(siteUrl, key, 'unsubscribe', id);
    },
    writeFile: async (folder, name, bytes) => {
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, name), bytes, { flag: 'wx' });
    },
    now,
  });
}

/** `npm run inbox -- list | show | files | export | block | forget | mails | purge | retry`. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const store = createStore(openDatabase(settings.databaseUrl, settings.dataDir, commandTimeout));
  const output = await runCommand(store, settings).finally(() => store.close());
  process.stdout.write(output.endsWith('\n') ? output : `${output}\n`);
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
