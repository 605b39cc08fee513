import { getEntries, isDraft, nextNumber } from './content';
import { findDuplicates } from './duplicates';
import { createFieldFault } from './fault';
import type { Rule } from './rule';

/** A rule: no two entries of a kind share an order. The fault is at a draft rather than at a published entry. */
export const orderRule =
  (type: 'Brand' | 'Showroom'): Rule =>
  (content) => {
    const entries = getEntries(content, type).sort((a, b) => Number(isDraft(a)) - Number(isDraft(b)));
    const next = nextNumber(entries.map(({ value }) => value.order));
    return findDuplicates(entries, ({ value }) => value.order).map(({ item, first: { source }, key }, index) =>
      createFieldFault(
        item,
        ['order'],
        `Place ${key} is taken by \`${source.name}\`. Write \`order: ${next + index}\`, the place after the last, or give \`${source.name}\` another one.`,
      ),
    );
  };
