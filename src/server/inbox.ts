import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getLinkKey, createSignedLink } from './forms/api/signed-link';
import { runInboxCommand } from './forms/inbox/commands';
import { readServiceFiles } from './forms/service-files';
import { runDatabaseCommand } from './run-command';

/** `npm run inbox -- list | show | files | export | block | forget | mails | purge | retry`. */
runDatabaseCommand(async (store, settings) => {
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
});
