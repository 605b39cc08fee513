import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getLinkKey, createSignedLink } from './forms/api/signed-link';
import { runInboxCommand } from './forms/inbox/commands';
import { readServiceFiles } from './forms/service-files';
import { runDatabaseCommand } from './run-command';

/** `npm run inbox -- list`, `show` and so on: the commands are in `inbox/commands.ts`. */
runDatabaseCommand(async (store, settings) => {
  const now = () => new Date();
  // Most commands need no build.
  const getContent = () => readServiceFiles(process.cwd())?.content;
  let siteUrl: string | undefined;
  const key = await getLinkKey(settings.serviceSecret, store);
  return runInboxCommand(process.argv.slice(2), {
    store,
    getForms: () => getContent()?.forms ?? [],
    purge: (isForced) => store.purge(settings.retentionDays, now(), { isForced }),
    getUnsubscribeLink: (id) => {
      siteUrl ??= settings.siteUrl ?? getContent()?.site.url;
      if (siteUrl === undefined)
        throw new Error('The links to unsubscribe need the URL of the site: set SITE_URL, or run "npm run build".');
      return createSignedLink(siteUrl, key, 'unsubscribe', id);
    },
    writeFile: async (folder, name, bytes) => {
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, name), bytes, { flag: 'wx', mode: 0o600 });
    },
    now,
  });
});
