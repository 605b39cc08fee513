import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { Database } from './database';
import type { TestDatabases } from './databases.fixture';
import { createStore, type Store } from './store';

const deleteAll = `DELETE FROM inquiry; DELETE FROM subscriber; DELETE FROM outbox; DELETE FROM hit; DELETE FROM purge_run; DELETE FROM blocked_address; DELETE FROM timing; DELETE FROM script_error;
  UPDATE inquiry_count SET last = 0`;

/** A store on a database of its own, empty before each test. */
export interface StoreContext {
  databases: TestDatabases;
  database: Database;
  location: string;
  store: Store;
}

/** Opens a store for the tests of a `describe`. */
export function useStore(openDatabases: () => TestDatabases): StoreContext {
  const context = {} as StoreContext;
  beforeAll(async () => {
    context.databases = openDatabases();
    Object.assign(context, await context.databases.open());
    context.store = createStore(context.database);
    await context.store.ping();
  });
  afterAll(async () => {
    await context.store.close();
    await context.databases.close();
  });
  beforeEach(() => context.database.exec(deleteAll));
  return context;
}
