import { getEntries, type Rule } from '../content';
import { createFieldFault } from '../fault';
import { findDuplicateItems } from '../duplicates';

/** A showroom lists a holiday once. */
export const holidays: Rule = function* (content) {
  for (const entry of getEntries(content, 'Showroom')) {
    for (const { at, key } of findDuplicateItems(entry.value.holidays ?? [], ({ date }) => date)) {
      yield createFieldFault(entry, ['holidays', at, 'date'], `${key} is listed twice. Keep one of the two.`);
    }
  }
};
