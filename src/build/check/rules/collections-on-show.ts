import { entriesOf, type Rule } from '../content';
import { faultIn } from '../fault';

/** A collection is on show only where its brand is. */
export const collectionsOnShow: Rule = function* (content) {
  for (const entry of entriesOf(content, 'Brand')) {
    const { showrooms, collections = [] } = entry.value;
    if (!showrooms) continue;
    for (const [at, collection] of collections.entries()) {
      for (const [place, showroom] of (collection?.showrooms ?? []).entries()) {
        if (showroom === undefined || showrooms.includes(showroom)) continue;
        yield faultIn(
          entry,
          ['collections', at, 'showrooms', place],
          `The collection is on show in \`${showroom}\`, and the brand is not. Add \`${showroom}\` to the showrooms of the brand, or take it out here.`,
        );
      }
    }
  }
};
