import { getBrandPath } from '../../../domain/routes/routes';
import { orderRule } from '../order-rule';
import { entryRule, type Rules } from '../rule';

/** The name of a brand is that of its folder, and its link ends in it. */
const brandFolders = entryRule('Brand', function* ({ source: { name: folder }, value: { name, link } }) {
  if (name !== undefined && name !== folder)
    yield [['name'], `The folder is named \`${folder}\`, and the brand \`${name}\`. Write \`${folder}\`, or rename the folder.`];
  if (link !== undefined && link !== getBrandPath(folder))
    yield [['link'], `\`${link}\` is not the page of this brand. Write \`${getBrandPath(folder)}\`.`];
});

/** A collection is on show only where its brand is. */
const collectionShowrooms = entryRule('Brand', function* ({ value: { showrooms, collections = [] } }) {
  for (const [index, collection] of collections.entries())
    for (const [place, showroom] of (collection?.showrooms ?? []).entries())
      if (showrooms && showroom !== undefined && !showrooms.includes(showroom))
        yield [
          ['collections', index, 'showrooms', place],
          `The collection is on show in \`${showroom}\`, and the brand is not. Add \`${showroom}\` to the showrooms of the brand, or take it out here.`,
        ];
});

export const brandRules: Rules = { brandFolders, brandOrder: orderRule('Brand'), collectionShowrooms };
