import type { FieldRole } from '../../../schema/field-types';
import { getEntries, getFieldsByRole, type Content, type Rule } from '../content';
import { createFieldFault } from '../fault';
import { formatSuggestion } from '../closest-name';

/** What is named by its slug in one file of `content/`. */
const createListReference = (type: 'Showroom' | 'Category' | 'Room' | 'Material', file: string, plural: string) => ({
  meaning: type.toLowerCase() as FieldRole,
  all: `The ${plural} are`,
  where: `${plural.replace(/^./, (first) => first.toUpperCase())} are named by their \`slug\` in content/${file}.`,
  names: (content: Content) => getEntries(content, type).flatMap(({ value }) => (value.slug === undefined ? [] : [value.slug])),
  isKnown: ({ files, unparsedTypes: unread }: Content) => files.includes(file) && !unread.has(type),
});

const referenceTypes = [
  {
    meaning: 'brand' as FieldRole,
    all: 'The brands are',
    where: 'Brands are named by the folders of content/brands.',
    names: (content: Content) => getEntries(content, 'Brand').map(({ source }) => source.name),
    isKnown: () => true,
  },
  createListReference('Showroom', 'showrooms.yaml', 'showrooms'),
  createListReference('Category', 'categories.yaml', 'categories'),
  createListReference('Room', 'rooms.yaml', 'rooms'),
  createListReference('Material', 'materials.yaml', 'materials'),
];

/** Brands, showrooms, categories, rooms and materials that content names are there. */
export const references: Rule = function* (content) {
  for (const { meaning, all, where, names: namesIn, isKnown } of referenceTypes) {
    if (!isKnown(content)) continue;
    const names = namesIn(content);
    for (const { entry, path, value } of getFieldsByRole(content, meaning)) {
      if (!names.includes(value))
        yield createFieldFault(entry, path, `There is no ${meaning} \`${value}\`. ${formatSuggestion(value, names, all) || where}`);
    }
  }
};
