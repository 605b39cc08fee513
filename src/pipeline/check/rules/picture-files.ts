import { type Content, type AnnotatedField, groupBy, isDraft, oncePerContent } from '../read/content-model';
import { maxPixels, type PictureFile, type PictureHeader } from '../read/pictures';
import { getPictureUses, type PictureUse } from './pictures';
import type { Rule, Rules } from './rule';

/** A rule for the JPEGs and PNGs that are named, one by one. `find` returns what is wrong with one, as the end of a sentence. */
const pictureFileRule = (find: (picture: PictureFile) => string | undefined): Rule =>
  function* (content) {
    for (const { file, target, toFault } of getPictureUses(content)) {
      const picture = content.pictures.get(file);
      const mistake = picture && ['JPEG', 'PNG'].includes(picture.format) ? find(picture) : undefined;
      if (mistake !== undefined) yield toFault(`\`${target}\` ${mistake}`);
    }
  };

const pictureRule = (find: (header: PictureHeader) => string | undefined): Rule => pictureFileRule(({ header }) => header && find(header));

const exportAgain = 'Open it in a program for photographs, and export it again.';

/** The build can decode a picture. Of one that is cut off, `truncatedPictures` says so. */
const undecodablePictures = pictureFileRule(({ format, header, damage }) => {
  if (!header) return `begins as a ${format}, and no picture follows. ${exportAgain}`;
  if (header.isText) return 'was stored as a text on its way here, and the picture in it is lost. Copy it again from where it came.';
  if (header.width * header.height > maxPixels)
    return `has ${Math.round((header.width * header.height) / 1_000_000)} megapixels, and the build opens at most ${Math.floor(maxPixels / 1_000_000)}. Export it with 3200 px on its longer side.`;
  return damage !== undefined && header.isComplete ? `is damaged, and the build cannot open it (${damage}). ${exportAgain}` : undefined;
});

const formatSize = ({ width, height }: PictureHeader) => `${width} × ${height} px`;

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

const smallPictures = pictureRule((header) => {
  if (Math.min(header.width, header.height) < minSide)
    return `is ${formatSize(header)}, and visitors would see a blur. Export it with 1600 px or more on its longer side.`;
  return isStrip(header)
    ? `is ${formatSize(header)}, a strip that every crop would spoil. Crop it to a usual shape, such as 4:3.`
    : undefined;
});

const unusualSizes = pictureRule((header) => {
  const short = Math.min(header.width, header.height);
  const megapixels = Math.round((header.width * header.height) / 1_000_000);
  if (short >= minSide && short < sharpSide && !isStrip(header))
    return `is ${formatSize(header)}, and may look soft on a large screen. Export it with 1600 px or more on its longer side.`;
  if (megapixels > maxMegapixels && header.width * header.height <= maxPixels)
    return `has ${megapixels} megapixels, and the build needs minutes for it. Export it with 3200 px on its longer side.`;
  return undefined;
});

const transparentPictures = pictureFileRule(({ isTransparent }) =>
  isTransparent ? 'has transparent parts, and visitors would see black there. Export it on a background, such as white.' : undefined,
);

/** The largest number of places that show one original. A page with its entry is a place; so are the categories and the shops. */
const maxPlaces = 3;

/** A picture that a place shows, with the original that it is cut from. */
type Slot = PictureUse & { original: string };

const isSharePicture = ({ entry, path }: AnnotatedField): boolean =>
  ['Page', 'ContactForm', 'ContentSite'].includes(entry.type) && path.join('/') === 'picture/file';

/** The picture of a collection. A page that has it as a figure names the figure instead of the picture. */
const isOfCollection = ({ field }: PictureUse): boolean => field?.path[0] === 'collections';

const getSlots = oncePerContent((content): Slot[] => {
  const shown = getPictureUses(content).filter(({ field, isInArticle }) => (field ? field.isValid && !isSharePicture(field) : isInArticle));
  const getKey = ({ entry, file }: PictureUse) => `${entry.source.file} ${file}`;
  const figures = new Set(shown.filter((use) => use.field && !isOfCollection(use)).map(getKey));
  return shown.flatMap((use) => {
    const original = content.pictures.get(use.file)?.original;
    const isShown = !isDraft(use.entry) && (!isOfCollection(use) || !figures.has(getKey(use)));
    return original !== undefined && isShown ? [{ ...use, original }] : [];
  });
});

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
    const everywhere = slots.find(({ entry }) => entry.type === 'ContentSite');
    for (const [index, slot] of slots.entries()) {
      const earlier = slots.slice(0, index).find((other) => getPlace(other) === getPlace(slot));
      if (earlier)
        yield slot.toFault(
          `The page shows this picture 2 times: it is cut from the same original as \`${earlier.file}\`. Take another picture.`,
        );
      else if (everywhere && slot !== everywhere)
        yield slot.toFault('The footer of every page shows this picture as the cover of the catalog. Take another picture.');
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
        .toFault(
          `This picture, or one cut from the same original, is shown in ${places.length} places: ${places.join(', ')}. It should be in at most ${maxPlaces}.`,
        );
    const [first, ...others] = slots.filter(({ entry }) => entry.type === 'Brand');
    for (const slot of others)
      if (first && slot.entry !== first.entry)
        yield slot.toFault(
          `This picture is cut from the same original as \`${first.file}\` on the page of another brand, in ${getPlace(first)}. Take another picture.`,
        );
  }
};

export const pictureFileRules: Rules = { undecodablePictures, truncatedPictures, smallPictures, repeatedPictures };
export const pictureFileWarningRules: Rules = { sharedPictures, unusualSizes, transparentPictures };
