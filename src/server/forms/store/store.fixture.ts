import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { NewInquiry, NoticeEffects, SentInquiry } from '../model/service-types';
import { restoreBackup, writeBackup } from './backup';
import type { Database } from './database';
import type { TestDatabases } from './databases.fixture';
import { createFormsStore, type FormsStore } from './store';

const deleteAll = `DELETE FROM inquiry; DELETE FROM subscriber; DELETE FROM outbox; DELETE FROM hit; DELETE FROM purge_run; DELETE FROM daily_mail; DELETE FROM manager; DELETE FROM notice; DELETE FROM blocked_address; DELETE FROM erased_key;
  UPDATE inquiry_count SET last = 0`;

/** A store on a database of its own, empty before each test. */
export interface StoreContext {
  databases: TestDatabases;
  database: Database;
  location: string;
  store: FormsStore;
  /** Opens another store on a database of its own, with the rows of a backup. */
  openRestored: (lines: readonly string[]) => Promise<FormsStore>;
}

/** The lines of a backup of a database. */
export async function readBackup(database: Database): Promise<string[]> {
  const parts: string[] = [];
  await writeBackup(database, (text) => Promise.resolve(void parts.push(text)));
  return parts.join('').split('\n');
}

/** Opens a store for the tests of a `describe`. */
export function useStore(openDatabases: () => TestDatabases): StoreContext {
  const context = {
    openRestored: async (lines) => {
      const { database } = await context.databases.open();
      const store = createFormsStore(database);
      await store.migrate();
      await restoreBackup(database, Readable.from(lines));
      return store;
    },
  } as StoreContext;
  beforeAll(async () => {
    context.databases = openDatabases();
    Object.assign(context, await context.databases.open());
    context.store = createFormsStore(context.database);
    await context.store.migrate();
  });
  afterAll(async () => {
    await context.store.close();
    await context.databases.close();
  });
  beforeEach(() => context.database.exec(deleteAll));
  return context;
}

export const sampleTime = new Date('2026-11-21T00:30:00Z');
export const afterSampleTime = (ms: number): Date => new Date(sampleTime.getTime() + ms);
export const dayMs = 86_400_000;
export const createSampleMail = (subject: string) => ({ to: null, subject, text: 'Text' });

/** What a change of notices brings about in tests of the store. */
export const sampleEffects: NoticeEffects = {
  createClosedMail: ({ reference }) => createSampleMail(`closed ${reference}`),
  createOpenMail: ({ reference }) => createSampleMail(`open ${reference}`),
  getAnswer: () => null,
};

/** A sample inquiry with a key. */
export const createSampleInquiry = (key: string, more: Partial<NewInquiry> = {}): NewInquiry => ({
  key,
  digest: 'digest',
  receivedAt: sampleTime,
  form: 'inquiry',
  values: { name: 'A Sample', message: 'One\nTwo “three” 🛁' },
  email: 'visitor@sample.example',
  phones: [],
  answer: null,
  visit: null,
  notice: 'abc',
  isSuspected: false,
  files: [],
  ...more,
});

/** Stores a sample inquiry with a key. */
export const addSample = async (store: FormsStore, key: string, more: Partial<NewInquiry> = {}, now = sampleTime): Promise<SentInquiry> =>
  (await store.addInquiry(
    createSampleInquiry(key, { receivedAt: now, ...more }),
    [],
    () => [createSampleMail('Subject')],
    now,
  )) as SentInquiry;
