import { addDays, isValidDay, toManilaDay } from '../domain/dates/dates';
import { readSettings } from './forms/model/settings';
import { commandTimeout, openDatabase } from './forms/store/open-database';
import { createStore } from './forms/store/store';
import { formatVitals } from './forms/vitals/vitals-table';

/** `npm run vitals [-- YYYY-MM-DD]`: prints what pages reported on a day, yesterday by default, beside the seven days before it. */
async function main(): Promise<void> {
  const day = process.argv[2] ?? addDays(toManilaDay(new Date()), -1);
  if (!isValidDay(day)) throw new Error(`"${day}" is no day: write it as 2026-11-23.`);
  const { databaseUrl, dataDir } = readSettings(process.env);
  const store = createStore(openDatabase(databaseUrl, dataDir, commandTimeout));
  try {
    console.log(formatVitals(day, await store.listTimings(addDays(day, -7), day), await store.listErrors(day, day)));
  } finally {
    await store.close();
  }
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
