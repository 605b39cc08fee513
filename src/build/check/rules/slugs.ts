import { entriesOf, type Entry, type Rule } from '../content';
import { faultIn } from '../fault';
import { repeated } from '../repeated';

const types = ['Showroom', 'Category', 'Room', 'Material'] as const;

/** No two showrooms, categories, rooms or materials share a slug. */
export const slugs: Rule = function* (content) {
  for (const type of types) {
    const entries: Entry<(typeof types)[number]>[] = entriesOf(content, type);
    for (const { entry, key } of repeated(entries, ({ value }) => value.slug)) {
      yield faultIn(entry, ['slug'], `Another ${type.toLowerCase()} has the slug \`${key}\`. Give this one a slug of its own.`);
    }
  }
};
