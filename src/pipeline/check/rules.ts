import type { Rules } from './rule';
import { alternateTextRules, alternateTextWarningRules } from './rules/alternate-texts';
import { articleRules, articleWarningRules } from './rules/articles';
import { brandRules } from './rules/brands';
import { eventRules, eventWarningRules } from './rules/events';
import { fileRules } from './rules/files';
import { formRules } from './rules/forms';
import { linkRules, linkWarningRules } from './rules/links';
import { openingRules } from './rules/openings';
import { pageRules, pageWarningRules } from './rules/pages';
import { pictureFileRules, pictureFileWarningRules } from './rules/picture-files';
import { pictureRules, pictureWarningRules } from './rules/pictures';
import { plainTextRules, plainTextWarningRules } from './rules/plain-texts';
import { privacyRules } from './rules/privacy';
import { redirectRules } from './rules/redirects';
import { referenceRules } from './rules/references';
import { repetitionRules, repetitionWarningRules } from './rules/repetitions';
import { repeatedPictureRules } from './rules/repeated-pictures';
import { showroomRules, showroomWarningRules } from './rules/showrooms';
import { siteRules } from './rules/site';
import { textPatternRules, textPatternWarningRules } from './rules/text-patterns';
import { textRules, textWarningRules } from './rules/texts';

/** The rules across files. Each is independent of the others. What they find keeps the site from being built. */
export const rules: readonly Rules[] = [
  fileRules,
  referenceRules,
  linkRules,
  textRules,
  textPatternRules,
  plainTextRules,
  pictureRules,
  pictureFileRules,
  alternateTextRules,
  siteRules,
  repeatedPictureRules,
  repetitionRules,
  articleRules,
  eventRules,
  brandRules,
  showroomRules,
  openingRules,
  pageRules,
  formRules,
  privacyRules,
  redirectRules,
];

/** The rules that find what is merely suspicious. They do not keep the site from being built, and an editor can mark it as intended. */
export const warningRules: readonly Rules[] = [
  linkWarningRules,
  textWarningRules,
  textPatternWarningRules,
  plainTextWarningRules,
  pictureWarningRules,
  pictureFileWarningRules,
  repetitionWarningRules,
  alternateTextWarningRules,
  articleWarningRules,
  eventWarningRules,
  showroomWarningRules,
  pageWarningRules,
];
