import { posix } from 'node:path';
import { toAnchorSlug } from '../../../domain/anchors';
import { pictureSchema } from '../../../schema/field-types';
import { type AnnotatedField, type Content, type ContentEntry, getPublished, oncePerContent } from '../read/content-model';
import { type FieldPath, getValueAt } from '../read/source-file';
import { findPattern } from '../patterns';
import { createFieldFault, createFileFault, createFault, type Fault } from '../report';
import { findClosestName, formatClosestName, formatValue } from '../wording';
import { fieldRule, findDuplicates, markdownRule, type Rule, type Rules } from './rule';

/** The path inside `content/` of a picture that a file names; it begins with `..` when it is outside. */
export const resolvePicturePath = ({ source }: Pick<ContentEntry, 'source'>, target: string): string =>
  posix.join(posix.dirname(source.file), target);

const toRelativePath = ({ source }: ContentEntry, picture: string) => {
  const path = posix.relative(posix.dirname(source.file), picture);
  return path.startsWith('.') ? path : `./${path}`;
};

/** The picture that a wrong name most likely means. */
function findSuggestedPicture(content: Content, entry: ContentEntry, target: string): string | undefined {
  const wanted = resolvePicturePath(entry, target);
  const all = [...content.pictures.keys()];
  const beside = all.filter((file) => posix.dirname(file) === posix.dirname(wanted)).map((file) => posix.basename(file));
  const name = findClosestName(posix.basename(wanted), beside);
  if (name !== undefined) return posix.join(posix.dirname(wanted), name);
  return all.find((file) => posix.basename(file) === posix.basename(wanted)) ?? findClosestName(wanted, all);
}

/** A name that every computer stores and compares alike: without capitals, accents and spaces. */
const toPlainName = (path: string): string =>
  path
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\w./-]+/g, '-');

/** What tells the name in a text from that of the file, where the two look alike; undefined where they do not. */
function findLookAlike(content: Content, entry: ContentEntry, target: string): string | undefined {
  const wanted = resolvePicturePath(entry, target);
  const name = posix.basename(target);
  for (const file of content.files) {
    if (file.normalize('NFC') === wanted.normalize('NFC'))
      return `The letters with accents of \`${name}\` are stored in another way here than in the name of the file, and the build finds no such file. Name it \`${toPlainName(name)}\`, here and in the folder.`;
    if (file.toLowerCase() === wanted.toLowerCase())
      return `The file is named \`${posix.basename(file)}\`, with other capitals. Write it so; visitors would see no picture.`;
  }
  return undefined;
}

/** What is wrong with the path of a picture, or undefined when the file exists. */
export function getMissingPictureMessage(content: Content, entry: ContentEntry, target: string): string | undefined {
  const wanted = resolvePicturePath(entry, target);
  if (wanted.startsWith('../')) return `${formatValue(target)} leads out of the folder content/. Put the picture beside this file.`;
  if (content.pictures.has(wanted)) return undefined;
  const suggested = findSuggestedPicture(content, entry, target);
  const advice = formatClosestName(suggested && toRelativePath(entry, suggested), 'Put it there, or write the name of one that is there.');
  return findLookAlike(content, entry, target) ?? `There is no picture ${formatValue(target)}. ${advice}`;
}

function getWrongFormatMessage(content: Content, entry: ContentEntry, target: string): string | undefined {
  const format = content.pictures.get(resolvePicturePath(entry, target))?.format;
  const right = target.endsWith('.png') ? 'PNG' : 'JPEG';
  if (format === undefined || format === right) return undefined;
  if (format === 'JPEG' || format === 'PNG')
    return `\`${target}\` holds a ${format}. Rename it so that it ends in ${format === 'PNG' ? '.png' : '.jpg'}, here and in the folder.`;
  return `\`${target}\` holds no JPEG or PNG picture. Export it again as a ${right}.`;
}

const getPictureMessage = (content: Content, entry: ContentEntry, target: string) =>
  getMissingPictureMessage(content, entry, target) ?? getWrongFormatMessage(content, entry, target);

const fieldPictures = fieldRule(['picture-file'], ({ entry, value }, content) => getPictureMessage(content, entry, value));

const markdownPictures = markdownRule(({ entry, isInBody, token }, content) => {
  if (token.kind !== 'picture' || !isInBody || entry.type !== 'Article') return undefined;
  const issue = pictureSchema.shape.file.safeParse(token.target).error?.issues[0];
  return issue
    ? `${formatValue(token.target)} is no picture for this text. It should be ${issue.message}.`
    : getPictureMessage(content, entry, token.target);
});

/** Where the content names a photograph: in a field, or in a Markdown text. */
export interface PictureUse {
  entry: ContentEntry;
  /** Undefined in Markdown. */
  field: AnnotatedField | undefined;
  /** Whether an article shows it in its text. */
  isInArticle: boolean;
  target: string;
  /** Its path inside `content/`. */
  file: string;
  /** Empty if it has none. */
  alt: string;
  caption: unknown;
  toFault: (message: string) => Fault;
  /** A fault at the alternate text. */
  toAltFault: (message: string) => Fault;
}

/** The places that name a photograph: fields, and the texts of articles. */
export const getPictureUses = oncePerContent(({ fields, markdownTokens }): PictureUse[] => {
  const inFields = fields.flatMap((field) => {
    const { entry, path, value: target, role } = field;
    if (role !== 'picture-file') return [];
    const file = resolvePicturePath(entry, target);
    const [alt, caption] = ['alt', 'caption'].map((name) => getValueAt(entry.value, [...path.slice(0, -1), name]));
    const toFault = (message: string) => createFieldFault(entry, path, message);
    const toAltFault = (message: string) => createFieldFault(entry, [...path.slice(0, -1), 'alt'], message);
    return [
      { entry, field, isInArticle: false, target, file, alt: typeof alt === 'string' ? alt.trim() : '', caption, toFault, toAltFault },
    ];
  });
  const inTexts = markdownTokens.flatMap(({ entry, isInBody, token }) => {
    if (token.kind !== 'picture') return [];
    const { target, alt, offset } = token;
    const toFault = (message: string) => createFault(entry.source, offset, message);
    const file = resolvePicturePath(entry, target);
    const isInArticle = isInBody && entry.type === 'Article';
    return [{ entry, field: undefined, isInArticle, target, file, alt, caption: undefined, toFault, toAltFault: toFault }];
  });
  return [...inFields, ...inTexts];
});

const alternateTexts: Rule = function* (content) {
  for (const { isInArticle, alt, target, toFault } of getPictureUses(content))
    if (isInArticle && alt === '')
      yield toFault(`The picture ${formatValue(target)} has no alternate text. Write what is seen between the square brackets.`);
};

/** Every picture is used. A picture that a misspelled name means counts as used. The rule is off while a file cannot be parsed. */
const unusedPictures: Rule = function* (content) {
  if (content.unparsedTypes.size > 0) return;
  const drawings = content.fields.filter(({ role }) => role === 'logo' || role === 'inline-svg');
  const uses = [...getPictureUses(content), ...drawings.map(({ entry, value }) => ({ entry, target: value }))];
  const used = new Set(
    uses.map(({ entry, target }) => {
      const file = resolvePicturePath(entry, target);
      return content.pictures.has(file) || target.startsWith('https://') ? file : findSuggestedPicture(content, entry, target);
    }),
  );
  // One that stands in a line which is not read as a picture is told there.
  const isWritten = (file: string) =>
    content.sources.some(
      ({ file: source, body }) => posix.dirname(source) === posix.dirname(file) && body?.text.includes(posix.basename(file)),
    );
  for (const file of content.pictures.keys())
    if (!used.has(file) && !isWritten(file))
      yield createFileFault(file, 'No file of the content names this picture. Name it where it should be seen, or take it away.');
};

/** The longest alternate text that a screen reader reads in one go. */
const maxLength = 250;

const seeAdvice = 'Write what is seen, for those who cannot see it.';

/** A rule for the pictures with an alternate text, one by one. `find` returns what is wrong with it. */
const alternateTextRule = (find: (use: PictureUse) => string | undefined): Rule =>
  function* (content) {
    for (const use of getPictureUses(content)) {
      const mistake = use.alt === '' ? undefined : find(use);
      if (mistake !== undefined) yield use.toAltFault(`The alternate text ${mistake} ${seeAdvice}`);
    }
  };

const wrongAlternateTexts = alternateTextRule(({ alt }) => {
  const mistake = findPattern('wrongAlternateTexts', alt);
  return mistake && `\`${alt}\` ${mistake.message}`;
});

const suspectAlternateTexts = alternateTextRule(({ alt, file, caption }) => {
  const isName = alt.includes(' ') && toAnchorSlug(alt) === toAnchorSlug(posix.basename(file, posix.extname(file)));
  if (isName && !findPattern('wrongAlternateTexts', alt)) return `says what the file is named, \`${posix.basename(file)}\`.`;
  const [opening] = /^(?:an? |the )?(?:image|picture|photo(?:graph)?|screenshot) of\b/i.exec(alt) ?? [];
  if (opening !== undefined) return `begins with ${formatValue(opening)}, which a screen reader says already.`;
  if (alt.length > maxLength) return `has ${alt.length} characters, and a screen reader reads ${maxLength} in one go.`;
  return alt === caption ? 'is the caption once more, and would be heard twice.' : undefined;
});

/** The most characters of an alternate text that two pictures may have by chance. */
const maxChance = 20;

/** Two pictures seldom have the same alternate text: the second may be that of a picture that was replaced. */
const copiedAlternateTexts: Rule = (content) => {
  const findOriginal = ({ file }: PictureUse) => content.pictures.get(file)?.original;
  // The fault is at an entry with a folder of its own: its pictures are replaced more often than those of the pages.
  const isInFolder = ({ entry }: PictureUse) => Number(entry.source.file.split('/').length > 2);
  const texts = getPictureUses(content).toSorted((a, b) => isInFolder(a) - isInFolder(b));
  return findDuplicates(texts, ({ alt }) => (alt.length > maxChance ? alt.toLowerCase() : undefined)).flatMap(({ item, first }) =>
    findOriginal(item) === findOriginal(first)
      ? []
      : [item.toAltFault(`The alternate text is that of another picture, \`${posix.basename(first.file)}\`. ${seeAdvice}`)],
  );
};

/**
 * A picture that takes the place of another in the published site has an alternate text of its own. Its file may have the name of that one, and
 * the same picture may have a new name; in a text, the file has the name of the old one.
 */
const keptAlternateTexts: Rule = function* (content) {
  for (const { entry, field, file, alt, toAltFault } of getPictureUses(content)) {
    const before = alt === '' ? undefined : getPublished(content, entry);
    const getBefore = (...path: FieldPath) => before && field && getValueAt(before.value, [...field.path.slice(0, -1), ...path]);
    const target = getBefore('file');
    const fileBefore = field ? typeof target === 'string' && resolvePicturePath(entry, target) : file;
    const isKept = field ? getBefore('alt') === alt : before?.source.text.includes(`![${alt}]`);
    if (fileBefore && isKept && !content.isSamePicture(fileBefore, file))
      yield toAltFault('The picture is another than before, and its alternate text is not. Write what is seen now.');
  }
};

export const pictureRules: Rules = { fieldPictures, markdownPictures, alternateTexts, unusedPictures, wrongAlternateTexts };
export const pictureWarningRules: Rules = { suspectAlternateTexts, copiedAlternateTexts, keptAlternateTexts };
