import { entriesOf, fieldsMeaning, type Content, type Rule } from '../content';
import { faultIn } from '../fault';
import { instead } from '../near';

const slugsOf = (content: Content, type: 'Showroom' | 'Category') =>
  entriesOf(content, type).flatMap(({ value }) => (value.slug === undefined ? [] : [value.slug]));

const references = [
  {
    meaning: 'brand',
    all: 'The brands are',
    where: 'Brands are named by the folders of content/brands.',
    names: (content: Content) => entriesOf(content, 'Brand').map(({ source }) => source.name),
    isKnown: () => true,
  },
  {
    meaning: 'showroom',
    all: 'The showrooms are',
    where: 'Showrooms are named by their `slug` in content/showrooms.yaml.',
    names: (content: Content) => slugsOf(content, 'Showroom'),
    isKnown: ({ files, unread }: Content) => files.includes('showrooms.yaml') && !unread.has('Showroom'),
  },
  {
    meaning: 'category',
    all: 'The categories are',
    where: 'Categories are named by their `slug` in content/categories.yaml.',
    names: (content: Content) => slugsOf(content, 'Category'),
    isKnown: ({ files, unread }: Content) => files.includes('categories.yaml') && !unread.has('Category'),
  },
] as const;

/** Brands, showrooms and categories that content names are there. */
export const knownNames: Rule = function* (content) {
  for (const { meaning, all, where, names: namesIn, isKnown } of references) {
    if (!isKnown(content)) continue;
    const names = namesIn(content);
    for (const { entry, path, value } of fieldsMeaning(content, meaning)) {
      if (!names.includes(value)) yield faultIn(entry, path, `There is no ${meaning} \`${value}\`. ${instead(value, names, all) || where}`);
    }
  }
};
