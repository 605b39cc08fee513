import { linkKey, signedLink } from './api/signed-link';
import { runInbox } from './inbox/commands';
import { readServiceFiles } from './service-files';
import { readSettings, type Settings } from './settings';
import { openDatabase } from './store/open-database';
import { createStore, type Store } from './store/store';

async function run(store: Store, settings: Settings): Promise<string> {
  const now = () => new Date();
  const siteUrl = settings.siteUrl ?? readServiceFiles(process.cwd())?.content.site.url ?? '';
  const key = await linkKey(settings.serviceSecret, store);
  return runInbox(process.argv.slice(2), {
    store,
    purge: () => store.purge(settings.retentionDays, now()),
    leaveLink: (id) => signedLink(siteUrl, key, 'leave', id),
    now,
  });
}

/** `npm run inbox -- list | show | export | forget | purge | retry`. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const store = createStore(openDatabase(settings.databaseUrl, settings.dataDir));
  const said = await run(store, settings).finally(() => store.close());
  process.stdout.write(said.endsWith('\n') ? said : `${said}\n`);
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
