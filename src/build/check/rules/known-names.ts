import type { Meaning } from '../../../schema/kinds';
import { entriesOf, fieldsMeaning, type Content, type Rule } from '../content';
import { faultIn } from '../fault';
import { instead } from '../near';

/** What is named by its slug in one file of `content/`. */
const inOneFile = (type: 'Showroom' | 'Category' | 'Room' | 'Material', file: string, plural: string) => ({
  meaning: type.toLowerCase() as Meaning,
  all: `The ${plural} are`,
  where: `${plural.replace(/^./, (first) => first.toUpperCase())} are named by their \`slug\` in content/${file}.`,
  names: (content: Content) => entriesOf(content, type).flatMap(({ value }) => (value.slug === undefined ? [] : [value.slug])),
  isKnown: ({ files, unread }: Content) => files.includes(file) && !unread.has(type),
});

const references = [
  {
    meaning: 'brand' as Meaning,
    all: 'The brands are',
    where: 'Brands are named by the folders of content/brands.',
    names: (content: Content) => entriesOf(content, 'Brand').map(({ source }) => source.name),
    isKnown: () => true,
  },
  inOneFile('Showroom', 'showrooms.yaml', 'showrooms'),
  inOneFile('Category', 'categories.yaml', 'categories'),
  inOneFile('Room', 'rooms.yaml', 'rooms'),
  inOneFile('Material', 'materials.yaml', 'materials'),
];

/** Brands, showrooms, categories, rooms and materials that content names are there. */
export const knownNames: Rule = function* (content) {
  for (const { meaning, all, where, names: namesIn, isKnown } of references) {
    if (!isKnown(content)) continue;
    const names = namesIn(content);
    for (const { entry, path, value } of fieldsMeaning(content, meaning)) {
      if (!names.includes(value)) yield faultIn(entry, path, `There is no ${meaning} \`${value}\`. ${instead(value, names, all) || where}`);
    }
  }
};
