import { articleRules, articleWarningRules } from './articles';
import { brandAndShowroomRules, brandAndShowroomWarningRules } from './brands-and-showrooms';
import { computedTextWarningRules } from './computed-texts';
import { documentRules, documentWarningRules } from './documents';
import { eventRules, eventWarningRules } from './events';
import { formRules } from './forms';
import { linkRules, linkWarningRules } from './links';
import { pageRules, pageWarningRules } from './pages';
import { pictureFileRules, pictureFileWarningRules } from './picture-files';
import { pictureRules, pictureWarningRules } from './pictures';
import { plainTextRules, plainTextWarningRules } from './plain-texts';
import { redirectRules } from './redirects';
import { referenceRules } from './references';
import { repetitionRules, repetitionWarningRules } from './repetitions';
import type { Rules } from './rule';
import { siteRules, siteWarningRules } from './site';
import { svgRules, svgWarningRules } from './svgs';
import { textRules, textWarningRules } from './texts';

/** The rules across files. Each is independent of the others. What they find keeps the site from being built. */
export const rules: readonly Rules[] = [
  siteRules,
  referenceRules,
  linkRules,
  textRules,
  plainTextRules,
  pictureRules,
  pictureFileRules,
  svgRules,
  repetitionRules,
  articleRules,
  eventRules,
  brandAndShowroomRules,
  documentRules,
  pageRules,
  formRules,
  redirectRules,
];

/** The rules that find what is merely suspicious. They do not keep the site from being built, and an editor can mark it as intended. */
export const warningRules: readonly Rules[] = [
  siteWarningRules,
  linkWarningRules,
  textWarningRules,
  computedTextWarningRules,
  plainTextWarningRules,
  pictureWarningRules,
  pictureFileWarningRules,
  svgWarningRules,
  repetitionWarningRules,
  articleWarningRules,
  eventWarningRules,
  brandAndShowroomWarningRules,
  documentWarningRules,
  pageWarningRules,
];
