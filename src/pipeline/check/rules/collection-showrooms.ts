import { getEntries, type Rule } from '../content';
import { createFieldFault } from '../fault';

/** A collection is on show only where its brand is. */
export const collectionShowrooms: Rule = function* (content) {
  for (const entry of getEntries(content, 'Brand')) {
    const { showrooms, collections = [] } = entry.value;
    if (!showrooms) continue;
    for (const [at, collection] of collections.entries()) {
      for (const [place, showroom] of (collection?.showrooms ?? []).entries()) {
        if (showroom === undefined || showrooms.includes(showroom)) continue;
        yield createFieldFault(
          entry,
          ['collections', at, 'showrooms', place],
          `The collection is on show in \`${showroom}\`, and the brand is not. Add \`${showroom}\` to the showrooms of the brand, or take it out here.`,
        );
      }
    }
  }
};
