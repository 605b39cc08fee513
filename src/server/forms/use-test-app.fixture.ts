import { beforeEach } from '@jest/globals';
import { createTestApp, type TestApp } from './app.fixture';
import { createEmbeddedDatabases, type TestDatabases } from './store/databases.fixture';
import { type StoreContext, useStore } from './store/store.fixture';

/** Limits that no test reaches. */
export const noLimitsEnv = { LIMIT_PER_ADDRESS: '99999999', LIMIT_PER_EMAIL: '99999999' };

/** The app on a database of its own, empty before each test. */
export interface TestAppContext extends StoreContext {
  app: TestApp;
}

/** Opens an app for the tests of a file or a `describe`. */
export function useTestApp(openDatabases: () => Promise<TestDatabases> = () => Promise.resolve(createEmbeddedDatabases())): TestAppContext {
  const context = useStore(openDatabases) as TestAppContext;
  beforeEach(() => {
    context.app = createTestApp(context.database, noLimitsEnv);
  });
  return context;
}
