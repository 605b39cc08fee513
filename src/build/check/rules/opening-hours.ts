import { minuteOf } from '../../../logic/clock';
import { entriesOf, type Rule } from '../content';
import { faultIn } from '../fault';

/** Doors close after they open. */
export const openingHours: Rule = function* (content) {
  for (const entry of entriesOf(content, 'Showroom')) {
    for (const name of ['hours', 'holidays'] as const) {
      for (const [at, day] of (entry.value[name] ?? []).entries()) {
        if (day?.opens === undefined || day.closes === undefined || minuteOf(day.closes) > minuteOf(day.opens)) continue;
        yield faultIn(
          entry,
          [name, at, 'closes'],
          `The doors close at ${day.closes}, and they open at ${day.opens}. They must close after they open; look at AM and PM.`,
        );
      }
    }
  }
};
