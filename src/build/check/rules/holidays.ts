import { entriesOf, type Rule } from '../content';
import { faultIn } from '../fault';
import { repeatedIn } from '../repeated';

/** A showroom lists a holiday once. */
export const holidays: Rule = function* (content) {
  for (const entry of entriesOf(content, 'Showroom')) {
    for (const { at, key } of repeatedIn(entry.value.holidays ?? [], ({ date }) => date)) {
      yield faultIn(entry, ['holidays', at, 'date'], `${key} is listed twice. Keep one of the two.`);
    }
  }
};
