import type { FieldRole } from '../../../schema/metadata';
import { pictureSchema } from '../../../schema/picture';
import { isDraft, type Content, type ContentEntry } from '../content';
import { createFieldFault, createFileFault } from '../fault';
import { findLogoMistake } from '../logo-mistake';
import { findSuggestedPicture, getMissingPictureMessage, getWrongFormatMessage, resolvePicturePath } from '../picture-message';
import { fieldRule, markdownRule, type Rule, type Rules } from '../rule';
import { getValueAt } from '../source-file';
import { findSvgMistake } from '../svg-mistake';

const getPictureMessage = (content: Content, entry: ContentEntry, target: string) =>
  getMissingPictureMessage(content, entry, target) ?? getWrongFormatMessage(content, entry, target);

/** Pictures in fields exist and have the format of their names. */
const fieldPictures = fieldRule(['picture-file'], ({ entry, value }, content) => getPictureMessage(content, entry, value));

/** Pictures in articles exist and have the format of their names. */
const markdownPictures = markdownRule(({ entry, isInBody, token }, content) => {
  if (token.kind !== 'picture' || !isInBody || entry.type !== 'Article') return undefined;
  const issue = pictureSchema.shape.file.safeParse(token.target).error?.issues[0];
  return issue
    ? `\`${token.target}\` is no picture for this text. It should be ${issue.message}.`
    : getPictureMessage(content, entry, token.target);
});

/** Pictures in articles have an alternate text. */
const alternateTexts = markdownRule(({ entry, isInBody, token }) =>
  token.kind === 'picture' && isInBody && entry.type === 'Article' && token.alt === ''
    ? `The picture \`${token.target}\` has no alternate text. Write what is seen between the square brackets.`
    : undefined,
);

/** A logo that is a file is an SVG with a viewBox. */
const logos = fieldRule(['logo'], ({ entry, value }, content) => {
  if (value.startsWith('https://')) return undefined;
  const missing = getMissingPictureMessage(content, entry, value);
  const { format, svg = '' } = content.pictures.get(resolvePicturePath(entry, value)) ?? {};
  if (missing !== undefined) return missing;
  if (format === 'SVG') {
    const mistake = findLogoMistake(svg);
    return mistake && `\`${value}\` ${mistake}`;
  }
  return format === 'SVG without viewBox'
    ? `\`${value}\` has no viewBox, and cannot be set larger or smaller. Export it again with a viewBox.`
    : `\`${value}\` holds no SVG drawing. Export the logo as an SVG.`;
});

/** A drawing that becomes a part of a page holds nothing but shapes and words. */
const inlineSvgs = fieldRule(['inline-svg'], ({ entry, value }, content) => {
  const missing = getMissingPictureMessage(content, entry, value);
  const mistake = findSvgMistake(content.pictures.get(resolvePicturePath(entry, value))?.svg ?? '');
  return missing ?? (mistake && `\`${value}\` ${mistake}`);
});

const pictureRoles: readonly FieldRole[] = ['picture-file', 'logo', 'inline-svg'];

function getPictureReferences({ fields, markdownTokens }: Content): { entry: ContentEntry; target: string }[] {
  return [
    ...fields.filter(({ role }) => pictureRoles.includes(role)).map(({ entry, value }) => ({ entry, target: value })),
    ...markdownTokens.flatMap(({ entry, token }) => (token.kind === 'picture' ? [{ entry, target: token.target }] : [])),
  ];
}

/** Every picture is used. A picture that a misspelled name means counts as used. The rule is off while a file cannot be parsed. */
const unusedPictures: Rule = function* (content) {
  if (content.unparsedTypes.size > 0) return;
  const used = new Set(
    getPictureReferences(content).map(({ entry, target }) => {
      const file = resolvePicturePath(entry, target);
      return content.pictures.has(file) || target.startsWith('https://') ? file : findSuggestedPicture(content, entry, target);
    }),
  );
  for (const file of content.pictures.keys())
    if (!used.has(file))
      yield createFileFault(file, 'No file of the content names this picture. Name it where it should be seen, or take it away.');
};

/** A focus point is inside the picture. */
const focusPoints: Rule = (content) =>
  content.fields.flatMap(({ entry, path, role }) =>
    (role === 'picture-file' ? ['focus', 'focus_phone'] : []).flatMap((name) => {
      const place = [...path.slice(0, -1), name];
      const focus = getValueAt(entry.value, place);
      return typeof focus === 'string' && /\b(?:[2-9]\d\d|1(?!00)\d\d)%/.test(focus)
        ? [createFieldFault(entry, place, `\`${name}\` is \`${focus}\`, a point outside the picture. Each of the two is at most 100%.`)]
        : [];
    }),
  );

/** A drawing that `npm run new` makes until an editor has another: in its first comment. */
const isStandIn = (content: Content, entry: ContentEntry, value: string): boolean =>
  !isDraft(entry) && /^<!-- Stand-in /.test(content.pictures.get(resolvePicturePath(entry, value))?.svg ?? '');

/** A published showroom has its own map. */
const standInMaps = fieldRule(['inline-svg'], ({ entry, value }, content) =>
  isStandIn(content, entry, value)
    ? `\`${value}\` is the crossing that was made with the showroom, and not its map. Draw the streets, or keep \`draft: true\`.`
    : undefined,
);

/** A published brand has its own logo. */
const standInLogos = fieldRule(['logo'], ({ entry, value }, content) =>
  isStandIn(content, entry, value)
    ? `\`${value}\` is the name that was set in the site’s typeface, and not the logo. Put the partner’s own file there.`
    : undefined,
);

export const pictureRules: Rules = {
  fieldPictures,
  markdownPictures,
  alternateTexts,
  logos,
  inlineSvgs,
  unusedPictures,
  focusPoints,
  standInMaps,
};
export const pictureWarningRules: Rules = { standInLogos };
