import { readSettings, type Settings } from './forms/model/settings';
import type { Database } from './forms/store/database';
import { openDatabaseForCommand } from './forms/store/open-database';
import { createStore, type Store } from './forms/store/store';

/** Runs a command. An error ends it with its message and the status 1. */
export function runCommand(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error((error as Error).message);
    process.exitCode = 1;
  });
}

/** Runs a command on the database of the settings, and prints its result. One that `mayCreate` creates an embedded database. */
export const runDatabaseCommand = (
  run: (store: Store, settings: Settings, database: Database) => Promise<string>,
  { mayCreate = false } = {},
): void =>
  runCommand(async () => {
    const settings = readSettings(process.env);
    const database = await openDatabaseForCommand(settings.databaseUrl, settings.dataDir, mayCreate);
    const store = createStore(database);
    const output = await run(store, settings, database).finally(() => store.close());
    process.stdout.write(output.endsWith('\n') ? output : `${output}\n`);
  });
