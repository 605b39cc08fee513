import { DatabaseUnavailable } from './model/database-unavailable';
import { type App, createApp } from './app';
import { readServiceFiles } from './service-files';
import { createLog } from './model/log';
import { readSettings } from './model/settings';
import type { Database } from './store/database';
import { openPostgres } from './store/postgres';

/** The host runs many instances of the function, and they share the few connections of the database server. */
const maxConnections = 2;

/** A database whose every call rejects, for deploys that have none. */
function createMissingDatabase(): Database {
  const reject = () => Promise.reject(new DatabaseUnavailable('not set'));
  return { query: reject, exec: reject, transaction: reject, close: () => Promise.resolve() };
}

let cachedApp: App | undefined;

/**
 * The forms service of this function instance, created on the first call. `context` is Netlify's deploy context: production,
 * deploy-preview, branch-deploy.
 * @throws {Error} when the build output is not included in the function, or a setting is not valid.
 */
export function getServerlessApp(context: string | undefined, env: NodeJS.ProcessEnv = process.env): App {
  if (cachedApp) return cachedApp;
  const files = readServiceFiles(process.cwd());
  if (!files) throw new Error('.service/content.json is not in the function: netlify.toml names it in included_files.');
  // C4: only production uses the production database. A preview has its own or none, and sends no mail.
  const isPreview = context !== undefined && context !== 'production';
  const settings = { ...readSettings(env), ...(isPreview && { smtpUrl: undefined }) };
  const url = settings[isPreview ? 'previewDatabaseUrl' : 'databaseUrl'];
  const database = url ? openPostgres(url, { maxConnections }) : createMissingDatabase();
  const log = createLog(
    settings.logFormat,
    (line) => console.log(line),
    () => new Date(),
  );
  cachedApp = createApp({ database, isServerless: true, getFiles: () => files, settings, now: () => new Date(), log });
  return cachedApp;
}
