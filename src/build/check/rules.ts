import type { Rule } from './content';
import { articleFolders } from './rules/article-folders';
import { articleIds } from './rules/article-ids';
import { brandFolders } from './rules/brand-folders';
import { brandOrder } from './rules/brand-order';
import { collectionsOnShow } from './rules/collections-on-show';
import { countedTokens } from './rules/counted-tokens';
import { draftBrands } from './rules/draft-brands';
import { eventTimes } from './rules/event-times';
import { formChoices } from './rules/form-choices';
import { formConsent } from './rules/form-consent';
import { formFieldNames } from './rules/form-field-names';
import { formFiles } from './rules/form-files';
import { formLinks } from './rules/form-links';
import { formVisits } from './rules/form-visits';
import { holidays } from './rules/holidays';
import { knownNames } from './rules/known-names';
import { links } from './rules/links';
import { logos } from './rules/logos';
import { markdownSlips } from './rules/markdown-slips';
import { missingFiles } from './rules/missing-files';
import { openingDates } from './rules/opening-dates';
import { openingFiles } from './rules/opening-files';
import { openingHours } from './rules/opening-hours';
import { pagePaths } from './rules/page-paths';
import { pictures } from './rules/pictures';
import { redirectLoops } from './rules/redirect-loops';
import { redirectRepeats } from './rules/redirect-repeats';
import { redirectSources } from './rules/redirect-sources';
import { redirectTargets } from './rules/redirect-targets';
import { slugs } from './rules/slugs';
import { uniqueHeads } from './rules/unique-heads';
import { unknownFiles } from './rules/unknown-files';
import { unusedPictures } from './rules/unused-pictures';
import { unwritten } from './rules/unwritten';

/** What must hold across files; each rule stands alone. */
export const rules: readonly Rule[] = [
  missingFiles,
  unknownFiles,
  knownNames,
  draftBrands,
  links,
  countedTokens,
  unwritten,
  markdownSlips,
  pictures,
  logos,
  unusedPictures,
  articleIds,
  articleFolders,
  brandFolders,
  brandOrder,
  collectionsOnShow,
  slugs,
  holidays,
  openingHours,
  eventTimes,
  openingDates,
  openingFiles,
  pagePaths,
  uniqueHeads,
  formFiles,
  formFieldNames,
  formChoices,
  formLinks,
  formVisits,
  formConsent,
  redirectRepeats,
  redirectLoops,
  redirectSources,
  redirectTargets,
];
