import { afterAll, beforeAll } from '@jest/globals';
import { createTestApp, type TestApp } from './app.fixture';
import type { Database } from './store/database';
import { createEmbeddedDatabases } from './store/databases.fixture';

/** The app on an embedded database of its own. */
export interface TestAppContext {
  app: TestApp;
  database: Database;
}

/** Opens the app for the tests of a file, with as many submissions as they like. */
export function useTestApp(): TestAppContext {
  const databases = createEmbeddedDatabases();
  const context = {} as TestAppContext;
  beforeAll(async () => {
    const { database } = await databases.open();
    Object.assign(context, { database, app: createTestApp(database, { LIMIT_PER_ADDRESS: '99999999', LIMIT_PER_EMAIL: '99999999' }) });
    await context.app.store.ping();
  });
  afterAll(async () => {
    await context.database.close();
    await databases.close();
  });
  return context;
}
