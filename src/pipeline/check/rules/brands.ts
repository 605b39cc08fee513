import { getBrandPath } from '../../../domain/routes/routes';
import { getEntries, isDraft, nextNumber } from '../content';
import { findDuplicates } from '../duplicates';
import { createFieldFault } from '../fault';
import { entryRule, fieldRule, type Rule } from '../rule';

/** The name of a brand is that of its folder, and its link ends in it. */
const brandFolders = entryRule('Brand', function* ({ source: { name: folder }, value: { name, link } }) {
  if (name !== undefined && name !== folder)
    yield [['name'], `The folder is named \`${folder}\`, and the brand \`${name}\`. Write \`${folder}\`, or rename the folder.`];
  if (link !== undefined && link !== getBrandPath(folder))
    yield [['link'], `\`${link}\` is not the page of this brand. Write \`${getBrandPath(folder)}\`.`];
});

/** No two brands share an order. The fault is at a draft rather than at a published brand. */
const brandOrder: Rule = (content) => {
  const brands = getEntries(content, 'Brand').sort((a, b) => Number(isDraft(a)) - Number(isDraft(b)));
  const next = nextNumber(brands.map(({ value }) => value.order));
  return findDuplicates(brands, ({ value }) => value.order).map(({ item, first: { source }, key }, index) =>
    createFieldFault(
      item,
      ['order'],
      `Place ${key} is taken by \`${source.name}\`. Write \`order: ${next + index}\`, the place after the last, or give \`${source.name}\` another one.`,
    ),
  );
};

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

/** Published content names no brand that is a draft. */
const draftBrands: Rule = (content) => {
  const drafts = getEntries(content, 'Brand').filter(isDraft);
  const names = new Set(drafts.map(({ source }) => source.name));
  return fieldRule(['brand'], ({ entry, value }) =>
    names.has(value) && !isDraft(entry)
      ? `The brand \`${value}\` is a draft, and visitors do not see it. Publish it first, make this a draft too, or take the name out.`
      : undefined,
  )(content);
};

export const brandRules: readonly Rule[] = [draftBrands, brandFolders, brandOrder, collectionShowrooms];
