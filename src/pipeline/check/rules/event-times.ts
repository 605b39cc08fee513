import { toEpochMinutes } from '../../../domain/dates/time-of-day';
import { getEntries, type Rule } from '../content';
import { createFieldFault } from '../fault';

/** An event ends after it starts. */
export const eventTimes: Rule = function* (content) {
  for (const entry of getEntries(content, 'Article')) {
    const { starts, ends } = entry.value.event ?? {};
    if (starts === undefined || ends === undefined || toEpochMinutes(ends) > toEpochMinutes(starts)) continue;
    yield createFieldFault(entry, ['event', 'ends'], `The event ends at ${ends}, and it starts at ${starts}. It must end after it starts.`);
  }
};
