import { getEntries, type ContentEntry, type Rule } from '../content';
import { createFieldFault } from '../fault';
import { findDuplicates } from '../duplicates';

const sluggedTypes = ['Showroom', 'Category', 'Room', 'Material'] as const;

/** No two showrooms, categories, rooms or materials share a slug. */
export const slugs: Rule = function* (content) {
  for (const type of sluggedTypes) {
    const entries: ContentEntry<(typeof sluggedTypes)[number]>[] = getEntries(content, type);
    for (const { entry, key } of findDuplicates(entries, ({ value }) => value.slug)) {
      yield createFieldFault(entry, ['slug'], `Another ${type.toLowerCase()} has the slug \`${key}\`. Give this one a slug of its own.`);
    }
  }
};
