import { z } from 'zod';
import { copy, actionSchema, documentRef, group, section, unreadCopy } from '../field-types';

export const brandIndexSchema = section(
  'partner-index',
  'All partners as a ruled index',
  { title: copy('The heading') },
  { traits: { anchors: ['partners'] }, lists: { brands: 'Brand', categories: 'Category' } },
);

export const latestArticlesSchema = section(
  'latest-articles',
  'The newest three of news and events',
  {
    title: copy('The heading'),
    action: actionSchema.describe('The link beside the heading, to all of them').optional(),
  },
  { traits: { articles: 'latest' }, lists: { articles: 'Article' } },
);

const newsKindSchema = group('NewsKind', 'The words of the list narrowed to a kind', {
  title: unreadCopy('The title of the page, in search results and tabs too'),
  description: unreadCopy('One sentence for search engines'),
});

export const newsSchema = section(
  'news',
  'The list of news and events',
  {
    title: copy('The title of the page'),
    news: newsKindSchema.describe('The page of news alone'),
    events: newsKindSchema.describe('The page of events alone'),
  },
  { traits: { isTitle: 'one page', indexOf: 'Article' }, lists: { articles: 'Article' } },
);

export const openingsSchema = section(
  'openings',
  'The openings',
  {
    title: copy('The heading'),
    none: unreadCopy('What stands there while there are none'),
  },
  { traits: { indexOf: 'Opening' }, lists: { openings: 'Opening' } },
);

export const searchSchema = section(
  'search',
  'The search, with a list of everything that it finds',
  { title: copy('The title of the page') },
  {
    traits: { isTitle: 'one page', articles: 'newest' },
    paths: { articles_path: 'Article', questions_path: 'Question' },
    lists: {
      brands: 'Brand',
      documents: 'Document',
      showrooms: 'Showroom',
      openings: 'Opening',
      questions: 'Question',
      articles: 'Article',
    },
  },
);

export const privacySectionSchema = section(
  'privacy',
  'The whole privacy notice',
  {
    version_label: copy('The word before the number of the version'),
    since_label: copy('The words before the day from which it holds'),
    contents: unreadCopy('The name of the list of its parts for screen readers'),
  },
  { lists: { notice: 'PrivacyNotice', site: 'ContentSite' } },
);

export const documentsSchema = section('documents', 'Some documents to download', {
  title: copy('The heading'),
  documents: z.array(documentRef('A document')).min(1).describe('The documents, in order'),
});

export const documentLibrarySchema = section(
  'document-library',
  'All documents, by kind and by brand',
  { by_brand: copy('The heading over the brands that have documents') },
  { traits: { indexOf: 'Document', anchors: ['brands'] }, lists: { documents: 'Document', brands: 'Brand' } },
);

export const accessibilitySectionSchema = section(
  'accessibility',
  'The whole accessibility statement',
  {
    date_label: copy('The words before the day on which all of it was last tried'),
    showrooms_title: copy('The heading over the facts of the showrooms'),
    contents: unreadCopy('The name of the list of its parts for screen readers'),
  },
  { lists: { statement: 'AccessibilityStatement', showrooms: 'Showroom' } },
);
