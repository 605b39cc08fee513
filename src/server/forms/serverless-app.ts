import { DatabaseUnavailable } from './model/database-unavailable';
import { type App, createApp } from './app';
import { readServiceFiles } from './service-files';
import { readSettings } from './settings';
import type { Database } from './store/database';
import { openPostgres } from './store/postgres';

/** The host starts as many functions as it has visitors, and each takes a connection of the server's few. */
const maxConnections = 2;

/** Where no database may be used: what is asked of it fails in words. */
function createMissingDatabase(): Database {
  const refuse = () => Promise.reject(new DatabaseUnavailable('No database is set for this deploy.', true));
  return { query: refuse, exec: refuse, transaction: refuse, close: () => Promise.resolve() };
}

/** C4: only production sees production's database; a preview has its own or none. */
const getDatabaseUrl = (context: string | undefined, env: NodeJS.ProcessEnv): string | undefined =>
  context === undefined || context === 'production' ? env['DATABASE_URL'] : env['PREVIEW_DATABASE_URL'];

let cachedApp: App | undefined;

/**
 * The forms' service in a function of the host, opened once for as long as the host keeps it. `context` is the host's name for
 * the deploy: production, deploy-preview, branch-deploy.
 */
export function getServerlessApp(context: string | undefined, env: NodeJS.ProcessEnv = process.env): App {
  if (cachedApp) return cachedApp;
  const files = readServiceFiles(process.cwd());
  if (!files) throw new Error('.service/content.json is not in the function: netlify.toml names it in included_files.');
  const url = getDatabaseUrl(context, env);
  const isPreview = context !== undefined && context !== 'production';
  // A preview writes to nobody.
  const settings = { ...readSettings(env), ...(isPreview && { smtpUrl: undefined }) };
  const database = url ? openPostgres(url, maxConnections) : createMissingDatabase();
  cachedApp = createApp({ database, files: () => files, settings, now: () => new Date(), log: (line) => console.log(line) });
  return cachedApp;
}
