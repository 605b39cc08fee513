import type { AnnotatedField, Content } from '../content';
import { createFieldFault, createFault, type Fault } from '../fault';
import type { PictureHeader } from '../picture-file';
import { resolvePicturePath } from '../picture-message';
import type { Rule, Rules } from '../rule';

/** Where a file of the content names a picture. */
interface PictureUse {
  target: string;
  header: PictureHeader;
  toFault: (message: string) => Fault;
}

const toFieldUse = ({ entry, path, value }: AnnotatedField, header: PictureHeader): PictureUse => ({
  target: value,
  header,
  toFault: (message) => createFieldFault(entry, path, message),
});

/** The places that name a picture whose size is known: fields, and the texts of articles. */
function getPictureUses({ fields, markdownTokens, pictures }: Content): PictureUse[] {
  const inFields = fields.flatMap((field) => {
    const header = field.role === 'picture-file' ? pictures.get(resolvePicturePath(field.entry, field.value))?.header : undefined;
    return header ? [toFieldUse(field, header)] : [];
  });
  const inTexts = markdownTokens.flatMap(({ entry, token }) => {
    const header = token.kind === 'picture' ? pictures.get(resolvePicturePath(entry, token.target))?.header : undefined;
    if (token.kind !== 'picture' || !header) return [];
    return [{ target: token.target, header, toFault: (message: string) => createFault(entry.source, token.offset, message) }];
  });
  return [...inFields, ...inTexts];
}

/** A rule for the pictures that are named, one by one. `find` returns what is wrong with one, as the end of a sentence. */
const pictureRule =
  (find: (header: PictureHeader) => string | undefined): Rule =>
  (content) =>
    getPictureUses(content).flatMap(({ target, header, toFault }) => {
      const mistake = find(header);
      return mistake === undefined ? [] : [toFault(`\`${target}\` ${mistake}`)];
    });

const formatSize = ({ width, height }: PictureHeader) => `${width} × ${height} px`;

/** The file of a picture has its end. */
const truncatedPictures = pictureRule(({ isComplete }) =>
  isComplete ? undefined : 'is cut off: the end of the file is missing, and a part of it would be gray. Copy or export it again.',
);

/** The shorter side of a picture that is not a smear on any screen, in pixels. */
const minSide = 200;
/** The shorter side of a picture that is sharp where the site shows it small. */
const sharpSide = 600;
const maxRatio = 5;
const maxMegapixels = 50;

const isStrip = ({ width, height }: PictureHeader) => Math.max(width, height) > maxRatio * Math.min(width, height);

/** A picture is not so small or so narrow that visitors see only a blur or a strip. */
const smallPictures = pictureRule((header) => {
  if (Math.min(header.width, header.height) < minSide)
    return `is ${formatSize(header)}, and visitors would see a blur. Export it with 1600 px or more on its longer side.`;
  return isStrip(header)
    ? `is ${formatSize(header)}, a strip that every crop would spoil. Crop it to a usual shape, such as 4:3.`
    : undefined;
});

export const pictureFileRules: Rules = { truncatedPictures, smallPictures };

/** A picture is large enough to be sharp, and not so large that the build takes minutes for it. */
const unusualSizes = pictureRule((header) => {
  const short = Math.min(header.width, header.height);
  const megapixels = Math.round((header.width * header.height) / 1_000_000);
  if (short >= minSide && short < sharpSide && !isStrip(header))
    return `is ${formatSize(header)}, and may look soft on a large screen. Export it with 1600 px or more on its longer side.`;
  if (megapixels > maxMegapixels)
    return `has ${megapixels} megapixels, and the build needs minutes for it. Export it with 3200 px on its longer side.`;
  return undefined;
});

export const pictureFileWarningRules: Rules = { unusualSizes };
