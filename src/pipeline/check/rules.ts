import type { Rule } from './content';
import { articleFolders } from './rules/article-folders';
import { articleIds } from './rules/article-ids';
import { brandFolders } from './rules/brand-folders';
import { brandOrder } from './rules/brand-order';
import { collectionShowrooms } from './rules/collection-showrooms';
import { countTokenNames } from './rules/count-token-names';
import { draftBrands } from './rules/draft-brands';
import { eventTimes } from './rules/event-times';
import { formChoices } from './rules/form-choices';
import { formConsent } from './rules/form-consent';
import { formFieldNames } from './rules/form-field-names';
import { formFiles } from './rules/form-files';
import { formPrefill } from './rules/form-prefill';
import { formFieldReferences } from './rules/form-field-references';
import { holidays } from './rules/holidays';
import { references } from './rules/references';
import { links } from './rules/links';
import { logos } from './rules/logos';
import { markdownMistakes } from './rules/markdown-mistakes';
import { missingFiles } from './rules/missing-files';
import { openingDates } from './rules/opening-dates';
import { openingFiles } from './rules/opening-files';
import { showroomHours } from './rules/showroom-hours';
import { pagePaths } from './rules/page-paths';
import { pictures } from './rules/pictures';
import { redirectLoops } from './rules/redirect-loops';
import { redirectDuplicates } from './rules/redirect-duplicates';
import { redirectSources } from './rules/redirect-sources';
import { redirectTargets } from './rules/redirect-targets';
import { slugs } from './rules/slugs';
import { uniquePageMeta } from './rules/unique-page-meta';
import { unknownFiles } from './rules/unknown-files';
import { unusedPictures } from './rules/unused-pictures';
import { placeholdersLeft } from './rules/placeholders-left';

/** The rules across files. Each is independent of the others. */
export const rules: readonly Rule[] = [
  missingFiles,
  unknownFiles,
  references,
  draftBrands,
  links,
  countTokenNames,
  placeholdersLeft,
  markdownMistakes,
  pictures,
  logos,
  unusedPictures,
  articleIds,
  articleFolders,
  brandFolders,
  brandOrder,
  collectionShowrooms,
  slugs,
  holidays,
  showroomHours,
  eventTimes,
  openingDates,
  openingFiles,
  pagePaths,
  uniquePageMeta,
  formFiles,
  formFieldNames,
  formChoices,
  formPrefill,
  formFieldReferences,
  formConsent,
  redirectDuplicates,
  redirectLoops,
  redirectSources,
  redirectTargets,
];
