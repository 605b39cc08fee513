import { getEntries, getFieldsByRole, type Rule } from '../content';
import { createFieldFault } from '../fault';
import { isDraft } from '../is-draft';

/** Published content names no brand that is a draft. */
export const draftBrands: Rule = function* (content) {
  const drafts = new Set(
    getEntries(content, 'Brand')
      .filter(isDraft)
      .map(({ source }) => source.name),
  );
  for (const { entry, path, value } of getFieldsByRole(content, 'brand')) {
    if (drafts.has(value) && !isDraft(entry))
      yield createFieldFault(
        entry,
        path,
        `The brand \`${value}\` is a draft, and visitors do not see it. Publish it first, make this a draft too, or take the name out.`,
      );
  }
};
