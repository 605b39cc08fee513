import { entriesOf, type Rule } from '../content';
import { faultIn } from '../fault';
import { repeated } from '../repeated';

/** No two brands share a place. */
export const brandOrder: Rule = function* (content) {
  const brands = entriesOf(content, 'Brand');
  const next = 1 + brands.reduce((most, { value }) => Math.max(most, value.order ?? 0), 0);
  for (const { entry, first, key } of repeated(brands, ({ value }) => value.order)) {
    yield faultIn(
      entry,
      ['order'],
      `Place ${key} is taken by \`${first.source.name}\`. Give each brand a place of its own; the one after the last is ${next}.`,
    );
  }
};
