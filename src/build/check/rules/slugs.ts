import { entriesOf, type Entry, type Rule } from '../content';
import { faultIn } from '../fault';
import { repeated } from '../repeated';

/** No two showrooms and no two categories share a slug. */
export const slugs: Rule = function* (content) {
  for (const type of ['Showroom', 'Category'] as const) {
    const entries: Entry<'Showroom' | 'Category'>[] = entriesOf(content, type);
    for (const { entry, key } of repeated(entries, ({ value }) => value.slug)) {
      yield faultIn(entry, ['slug'], `Another ${type.toLowerCase()} has the slug \`${key}\`. Give this one a slug of its own.`);
    }
  }
};
