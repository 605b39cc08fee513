import { getEntries, type Rule } from '../content';
import { createFieldFault } from '../fault';

/** An opening closes on the day it is posted or later. */
export const openingDates: Rule = function* (content) {
  for (const entry of getEntries(content, 'Opening')) {
    const { date, closes } = entry.value;
    if (date === undefined || closes === undefined || closes >= date) continue;
    yield createFieldFault(
      entry,
      ['closes'],
      `The opening closes on ${closes}, and it is posted on ${date}. It must close on that day or later.`,
    );
  }
};
