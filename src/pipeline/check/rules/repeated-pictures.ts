import { type AnnotatedField, type Content, type ContentEntry, isDraft } from '../content';
import { createFault, createFieldFault, type Fault } from '../fault';
import { resolvePicturePath } from '../picture-message';
import type { Rule, Rules } from '../rule';

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

function getSlots(content: Content): Slot[] {
  const toSlot = (entry: ContentEntry, target: string, create: Slot['createFault']): Slot[] => {
    const file = resolvePicturePath(entry, target);
    const original = content.pictures.get(file)?.original;
    return original === undefined || isDraft(entry) ? [] : [{ entry, original, file, createFault: create }];
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
}

/** What the footer shows on every page. */
const isOnEveryPage = ({ entry }: Slot): boolean => entry.type === 'ContentSite';

const getPlace = ({ entry }: Slot): string => `content/${entry.source.file}`;

/** No page shows an original twice, and no original is shown in more than three places. Drafts, and cards that stand for another page, do not count. */
const repeatedPictures: Rule = function* (content) {
  if (content.unparsedTypes.size > 0) return;
  const slotsByOriginal = new Map<string, Slot[]>();
  for (const slot of getSlots(content)) slotsByOriginal.set(slot.original, [...(slotsByOriginal.get(slot.original) ?? []), slot]);
  for (const slots of slotsByOriginal.values()) {
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
    const places = [...new Set(slots.map(getPlace))];
    if (places.length > maxPlaces)
      yield slots
        .find((slot) => getPlace(slot) === places[maxPlaces])!
        .createFault(
          `This picture, or one cut from the same original, is shown in ${places.length} places: ${places.join(', ')}. It should be in at most ${maxPlaces}.`,
        );
  }
};

export const repeatedPictureRules: Rules = { repeatedPictures };
