import { getCollectionAnchor, getHeaderAnchor, getOpeningAnchor, getPrivacyAnchor, getQuestionAnchor } from '../../domain/routes/anchors';
import { getJsonSchemas } from '../../schema/json-schema';
import { getSectionTraits, getSectionTypes } from '../../schema/section-traits';
import { getEntries, type Content, type ContentEntry } from './content';

/** The ids that the pages of an entry have beside those of its sections. */
const fixedAnchors: Partial<Record<ContentEntry['type'], readonly string[]>> = {
  Brand: ['collections', 'inquire'],
  Showroom: ['hours', 'arrival', 'on-display'],
  ContactForm: ['other-forms'],
};

/** The ids that follow from the entries that a section lists, by their type. */
const listAnchors: Partial<Record<string, (content: Content) => string[]>> = {
  PrivacyNotice: (content) =>
    getEntries(content, 'PrivacyNotice').flatMap(({ value }) =>
      (value.parts ?? []).flatMap((part) => (part?.title === undefined ? [] : [getPrivacyAnchor(part.title)])),
    ),
  Opening: (content) => getEntries(content, 'Opening').map(({ source }) => getOpeningAnchor(source.name)),
};

function getSectionAnchors(content: Content, sections: ContentEntry<'Page'>['value']['sections']): string[] {
  return (sections ?? []).flatMap((section) => {
    const lists = getJsonSchemas()[getSectionTypes().get(section?.type ?? '') ?? '']?.lists ?? {};
    return [...(getSectionTraits(section).anchors ?? []), ...Object.values(lists).flatMap((type) => listAnchors[type]?.(content) ?? [])];
  });
}

function getOwnAnchors(content: Content, { type, value }: ContentEntry): string[] {
  if (type === 'Page') return getSectionAnchors(content, (value as ContentEntry<'Page'>['value']).sections);
  if (type !== 'Brand') return [];
  const { gallery = [], collections = [] } = value as ContentEntry<'Brand'>['value'];
  return [
    ...Array.from({ length: gallery.length + 1 }, (_, index) => `plate-${index + 1}`),
    ...collections.flatMap((collection) => (collection?.name === undefined ? [] : [getCollectionAnchor(collection.name)])),
  ];
}

/** The ids on the page of an entry to which a link can lead; every page has the questions and its content. */
export function getAnchors(content: Content, entry: ContentEntry): string[] {
  const questions = getEntries(content, 'Question').map((_, index) => getHeaderAnchor(getQuestionAnchor(index)));
  return [...getOwnAnchors(content, entry), ...(fixedAnchors[entry.type] ?? []), 'content', ...questions];
}
