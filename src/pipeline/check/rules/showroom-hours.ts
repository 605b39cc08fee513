import { toMinutes } from '../../../domain/dates/time-of-day';
import { getEntries, type Rule } from '../content';
import { createFieldFault } from '../fault';

/** Doors close after they open. */
export const showroomHours: Rule = function* (content) {
  for (const entry of getEntries(content, 'Showroom')) {
    for (const name of ['hours', 'holidays'] as const) {
      for (const [at, day] of (entry.value[name] ?? []).entries()) {
        if (day?.opens === undefined || day.closes === undefined || toMinutes(day.closes) > toMinutes(day.opens)) continue;
        yield createFieldFault(
          entry,
          [name, at, 'closes'],
          `The doors close at ${day.closes}, and they open at ${day.opens}. They must close after they open; look at AM and PM.`,
        );
      }
    }
  }
};
