import { momentOf } from '../../../logic/clock';
import { entriesOf, type Rule } from '../content';
import { faultIn } from '../fault';

/** An event ends after it starts. */
export const eventTimes: Rule = function* (content) {
  for (const entry of entriesOf(content, 'Article')) {
    const { starts, ends } = entry.value.event ?? {};
    if (starts === undefined || ends === undefined || momentOf(ends) > momentOf(starts)) continue;
    yield faultIn(entry, ['event', 'ends'], `The event ends at ${ends}, and it starts at ${starts}. It must end after it starts.`);
  }
};
