import { type Content, type ContentEntry, type AnnotatedField, groupBy, isDraft, oncePerContent } from '../read/content-model';
import { maxPixels, type PictureFile, type PictureHeader } from '../read/pictures';
import { createFieldFault, createFault, type Fault } from '../report';
import { resolvePicturePath } from './pictures';
import type { Rule, Rules } from './rule';

/** Where a file of the content names a JPEG or PNG. */
interface PictureUse {
  target: string;
  picture: PictureFile;
  toFault: (message: string) => Fault;
}

/** The places that name a picture: fields, and the texts of articles. */
const getPictureUses = oncePerContent(({ fields, markdownTokens, pictures }): PictureUse[] => {
  const toUse = (entry: ContentEntry, target: string, toFault: PictureUse['toFault']): PictureUse[] => {
    const picture = pictures.get(resolvePicturePath(entry, target));
    return picture && (picture.format === 'JPEG' || picture.format === 'PNG') ? [{ target, picture, toFault }] : [];
  };
  const inFields = fields.flatMap(({ entry, path, value, role }) =>
    role === 'picture-file' ? toUse(entry, value, (message) => createFieldFault(entry, path, message)) : [],
  );
  const inTexts = markdownTokens.flatMap(({ entry, token }) =>
    token.kind === 'picture' ? toUse(entry, token.target, (message) => createFault(entry.source, token.offset, message)) : [],
  );
  return [...inFields, ...inTexts];
});

/** A rule for the pictures that are named, one by one. `find` returns what is wrong with one, as the end of a sentence. */
const pictureUseRule = (find: (use: PictureUse) => string | undefined): Rule =>
  function* (content) {
    for (const use of getPictureUses(content)) {
      const mistake = find(use);
      if (mistake !== undefined) yield use.toFault(`\`${use.target}\` ${mistake}`);
    }
  };

/** A rule for the pictures whose size is known. */
const pictureRule = (find: (header: PictureHeader) => string | undefined): Rule =>
  pictureUseRule(({ picture: { header } }) => header && find(header));

const exportAgain = 'Open it in a program for photographs, and export it again.';

/** The build can decode a picture. Of one that is cut off, `truncatedPictures` says so. */
const undecodablePictures = pictureUseRule(({ picture: { format, header, damage } }) => {
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

/** The largest number of places that show one original. A page with its entry is a place; so are the categories and the shops. */
const maxPlaces = 3;

/** A picture that a place shows. */
interface Slot {
  entry: ContentEntry;
  /** The original that the picture is cut from. */
  original: string;
  file: string;
  createFault: (message: string) => Fault;
}

/** The entries whose field `picture` is for shared links alone. */
const typesWithSharePicture: readonly string[] = ['Page', 'ContactForm', 'ContentSite'];

const isSharePicture = ({ entry, path }: AnnotatedField): boolean =>
  typesWithSharePicture.includes(entry.type) && path.join('/') === 'picture/file';

/** The picture of a collection. A page that has it as a figure names the figure instead of the picture. */
const isOfCollection = ({ path }: AnnotatedField): boolean => path[0] === 'collections';

const getSlots = oncePerContent((content): Slot[] => {
  const toSlot = (entry: ContentEntry, target: string, create: Slot['createFault']): Slot[] => {
    const file = resolvePicturePath(entry, target);
    const original = content.pictures.get(file)?.original;
    if (original === undefined || isDraft(entry)) return [];
    return [{ entry, original, file, createFault: create }];
  };
  const shown = content.fields.filter((field) => field.role === 'picture-file' && field.isValid && !isSharePicture(field));
  const getKey = ({ entry, value }: AnnotatedField) => `${entry.source.file} ${resolvePicturePath(entry, value)}`;
  const figures = new Set(shown.filter((field) => !isOfCollection(field)).map(getKey));
  return [
    ...shown
      .filter((field) => !isOfCollection(field) || !figures.has(getKey(field)))
      .flatMap(({ entry, path, value }) => toSlot(entry, value, (message) => createFieldFault(entry, path, message))),
    ...content.markdownTokens.flatMap(({ entry, isInBody, token }) =>
      token.kind === 'picture' && isInBody && entry.type === 'Article'
        ? toSlot(entry, token.target, (message) => createFault(entry.source, token.offset, message))
        : [],
    ),
  ];
});

/** What the footer shows on every page. */
const isOnEveryPage = ({ entry }: Slot): boolean => entry.type === 'ContentSite';

const isBorrowed = ({ entry, file }: Slot): boolean => file.startsWith('pictures/') && entry.source.file.split('/').length > 2;

const getPlace = ({ entry }: Slot): string => `content/${entry.source.file}`;

/** The places that show each original. A picture of `pictures/` stands in for that of an entry with a folder of its own, and comes last. */
const getSlotsByOriginal = (content: Content): Slot[][] =>
  content.unparsedTypes.size > 0
    ? []
    : Array.from(groupBy(getSlots(content), ({ original }) => original).values(), (slots) =>
        slots.toSorted((a, b) => Number(isBorrowed(a)) - Number(isBorrowed(b))),
      );

/** No page shows an original twice. Drafts, and cards that stand for another page, do not count. */
const repeatedPictures: Rule = function* (content) {
  for (const slots of getSlotsByOriginal(content)) {
    const everywhere = slots.find(isOnEveryPage);
    for (const [index, slot] of slots.entries()) {
      const earlier = slots.slice(0, index).find((other) => getPlace(other) === getPlace(slot));
      if (earlier)
        yield slot.createFault(
          `The page shows this picture 2 times: it is cut from the same original as \`${earlier.file}\`. Take another picture.`,
        );
      else if (everywhere && slot !== everywhere)
        yield slot.createFault('The footer of every page shows this picture as the cover of the catalog. Take another picture.');
    }
  }
};

/**
 * No original is in more than three places, and none on the pages of two brands: visitors read them one after the other, and would meet one
 * product under two names.
 */
const sharedPictures: Rule = function* (content) {
  for (const slots of getSlotsByOriginal(content)) {
    const places = [...new Set(slots.map(getPlace))];
    if (places.length > maxPlaces)
      yield slots
        .find((slot) => getPlace(slot) === places[maxPlaces])!
        .createFault(
          `This picture, or one cut from the same original, is shown in ${places.length} places: ${places.join(', ')}. It should be in at most ${maxPlaces}.`,
        );
    const [first, ...others] = slots.filter(({ entry }) => entry.type === 'Brand');
    for (const slot of others)
      if (first && slot.entry !== first.entry)
        yield slot.createFault(
          `This picture is cut from the same original as \`${first.file}\` on the page of another brand, in ${getPlace(first)}. Take another picture.`,
        );
  }
};

export const pictureFileRules: Rules = { undecodablePictures, truncatedPictures, smallPictures, repeatedPictures };
export const pictureFileWarningRules: Rules = { sharedPictures, unusualSizes };
