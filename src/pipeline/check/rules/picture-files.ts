import type { Content, ContentEntry } from '../content';
import { maxPixels } from '../decode-pictures';
import { createFieldFault, createFault, type Fault } from '../fault';
import type { PictureFile, PictureHeader } from '../picture-file';
import { resolvePicturePath } from '../picture-message';
import type { Rule, Rules } from '../rule';

/** Where a file of the content names a JPEG or PNG. */
interface PictureUse {
  target: string;
  picture: PictureFile;
  /** Why the build cannot decode it. */
  damage: string | undefined;
  toFault: (message: string) => Fault;
}

/** The places that name a picture: fields, and the texts of articles. */
function getPictureUses({ fields, markdownTokens, pictures, undecodable }: Content): PictureUse[] {
  const toUse = (entry: ContentEntry, target: string, toFault: PictureUse['toFault']): PictureUse[] => {
    const path = resolvePicturePath(entry, target);
    const picture = pictures.get(path);
    return picture && (picture.format === 'JPEG' || picture.format === 'PNG')
      ? [{ target, picture, damage: undecodable.get(path), toFault }]
      : [];
  };
  const inFields = fields.flatMap(({ entry, path, value, role }) =>
    role === 'picture-file' ? toUse(entry, value, (message) => createFieldFault(entry, path, message)) : [],
  );
  const inTexts = markdownTokens.flatMap(({ entry, token }) =>
    token.kind === 'picture' ? toUse(entry, token.target, (message) => createFault(entry.source, token.offset, message)) : [],
  );
  return [...inFields, ...inTexts];
}

/** A rule for the pictures that are named, one by one. `find` returns what is wrong with one, as the end of a sentence. */
const pictureUseRule =
  (find: (use: PictureUse) => string | undefined): Rule =>
  (content) =>
    getPictureUses(content).flatMap((use) => {
      const mistake = find(use);
      return mistake === undefined ? [] : [use.toFault(`\`${use.target}\` ${mistake}`)];
    });

/** A rule for the pictures whose size is known. */
const pictureRule = (find: (header: PictureHeader) => string | undefined): Rule =>
  pictureUseRule(({ picture: { header } }) => header && find(header));

const exportAgain = 'Open it in a program for photographs, and export it again.';

/** The build can decode a picture. Of one that is cut off, `truncatedPictures` says so. */
const undecodablePictures = pictureUseRule(({ picture: { format, header }, damage }) => {
  if (!header) return `begins as a ${format}, and no picture follows. ${exportAgain}`;
  if (header.isText) return 'was stored as a text on its way here, and the picture in it is lost. Copy it again from where it came.';
  if (header.width * header.height > maxPixels)
    return `has ${Math.round((header.width * header.height) / 1_000_000)} megapixels, and the build opens at most ${Math.floor(maxPixels / 1_000_000)}. Export it with 3200 px on its longer side.`;
  return damage !== undefined && header.isComplete ? `is damaged, and the build cannot open it (${damage}). ${exportAgain}` : undefined;
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

export const pictureFileRules: Rules = { undecodablePictures, truncatedPictures, smallPictures };

/** A picture is large enough to be sharp, and not so large that the build takes minutes for it. */
const unusualSizes = pictureRule((header) => {
  const short = Math.min(header.width, header.height);
  const megapixels = Math.round((header.width * header.height) / 1_000_000);
  if (short >= minSide && short < sharpSide && !isStrip(header))
    return `is ${formatSize(header)}, and may look soft on a large screen. Export it with 1600 px or more on its longer side.`;
  if (megapixels > maxMegapixels && header.width * header.height <= maxPixels)
    return `has ${megapixels} megapixels, and the build needs minutes for it. Export it with 3200 px on its longer side.`;
  return undefined;
});

export const pictureFileWarningRules: Rules = { unusualSizes };
