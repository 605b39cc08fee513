import { type App, createApp } from './app';
import { readServiceFiles } from './service-files';
import { describeExposedSecrets, readSettings, type Settings } from './model/settings';
import { createUnavailableDatabase, type Database } from './store/database';
import { openPostgres } from './store/postgres';

/** The host runs many instances of the function, and they share the few connections of the database server. */
const maxConnections = 2;

/** The settings and their database. A function has no start that wrong settings could stop: they are a problem of its database. */
function openSettings(env: NodeJS.ProcessEnv, isPreview: boolean): { settings: Settings; database: Database; fault?: string } {
  try {
    const settings = readSettings(env, isPreview);
    const url = settings.databaseUrl;
    return {
      settings,
      database: url ? openPostgres(url, { maxConnections }) : createUnavailableDatabase(isPreview ? 'preview' : 'not set'),
    };
  } catch (error) {
    return { settings: readSettings({}), database: createUnavailableDatabase('wrong settings'), fault: (error as Error).message };
  }
}

let cachedApp: App | undefined;

/**
 * The forms service of this function instance, created on the first call. `context` is Netlify's deploy context: production,
 * deploy-preview, branch-deploy.
 * @throws {Error} when the build output is not included in the function.
 */
export function getServerlessApp(context: string | undefined, env: NodeJS.ProcessEnv = process.env): App {
  if (cachedApp) return cachedApp;
  const files = readServiceFiles(process.cwd());
  if (!files) throw new Error('.service/content.json is not in the function: netlify.toml names it in included_files.');
  // C4: only production uses the production database. A preview has its own or none, and sends no mail.
  const isPreview = context !== undefined && context !== 'production';
  const { settings, database, fault } = openSettings(env, isPreview);
  for (const line of [fault, isPreview ? describeExposedSecrets(env) : undefined]) if (line !== undefined) console.log(line);
  cachedApp = createApp({ database, isServerless: true, files, settings, now: () => new Date(), log: console.log });
  return cachedApp;
}
