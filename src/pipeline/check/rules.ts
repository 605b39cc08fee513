import type { Rule } from './rule';
import { articleRules } from './rules/articles';
import { brandRules } from './rules/brands';
import { fileRules } from './rules/files';
import { formRules } from './rules/forms';
import { linkRules } from './rules/links';
import { openingRules } from './rules/openings';
import { pageRules } from './rules/pages';
import { pictureRules } from './rules/pictures';
import { privacyRules } from './rules/privacy';
import { redirectRules } from './rules/redirects';
import { referenceRules } from './rules/references';
import { showroomRules } from './rules/showrooms';
import { textRules } from './rules/texts';

/** The rules across files. Each is independent of the others. */
export const rules: readonly Rule[] = [
  ...fileRules,
  ...referenceRules,
  ...linkRules,
  ...textRules,
  ...pictureRules,
  ...articleRules,
  ...brandRules,
  ...showroomRules,
  ...openingRules,
  ...pageRules,
  ...formRules,
  ...privacyRules,
  ...redirectRules,
];
