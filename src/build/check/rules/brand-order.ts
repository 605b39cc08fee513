import { entriesOf, type Rule } from '../content';
import { faultIn } from '../fault';
import { isDraft } from '../is-draft';
import { nextFree } from '../next-free';
import { repeated } from '../repeated';

/** No two brands share a place; a draft gives way to what visitors see. */
export const brandOrder: Rule = function* (content) {
  const brands = entriesOf(content, 'Brand').sort((a, b) => Number(isDraft(a)) - Number(isDraft(b)));
  const next = nextFree(brands.map(({ value }) => value.order));
  for (const [at, { entry, first, key }] of repeated(brands, ({ value }) => value.order).entries()) {
    const free = next + at;
    yield faultIn(
      entry,
      ['order'],
      `Place ${key} is taken by \`${first.source.name}\`. Write \`order: ${free}\`, the place after the last, or give \`${first.source.name}\` another one.`,
    );
  }
};
