import { getEntries, type Rule } from '../content';
import { createFieldFault } from '../fault';
import { isDraft } from '../is-draft';
import { nextNumber } from '../next-number';
import { findDuplicates } from '../duplicates';

/** No two brands share an order. The fault is at a draft rather than at a published brand. */
export const brandOrder: Rule = function* (content) {
  const brands = getEntries(content, 'Brand').sort((a, b) => Number(isDraft(a)) - Number(isDraft(b)));
  const next = nextNumber(brands.map(({ value }) => value.order));
  for (const [at, { entry, first, key }] of findDuplicates(brands, ({ value }) => value.order).entries()) {
    const free = next + at;
    yield createFieldFault(
      entry,
      ['order'],
      `Place ${key} is taken by \`${first.source.name}\`. Write \`order: ${free}\`, the place after the last, or give \`${first.source.name}\` another one.`,
    );
  }
};
