import { addDays, isValidDay, toManilaDay } from '../domain/dates/dates';
import { formatVitals } from './forms/vitals/vitals-table';
import { runDatabaseCommand } from './run-command';

/** `npm run vitals [-- YYYY-MM-DD]`: prints what pages reported on a day, yesterday by default, beside the seven days before it. */
runDatabaseCommand(async (store) => {
  const day = process.argv[2] ?? addDays(toManilaDay(new Date()), -1);
  if (!isValidDay(day)) throw new Error(`"${day}" is no day: write it as 2026-11-23.`);
  return formatVitals(day, await store.listTimings(addDays(day, -7), day), await store.listErrors(day, day));
});
