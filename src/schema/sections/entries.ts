import { z } from 'zod';
import { copy, actionSchema, documentRef } from '../field-types';

/** All partners as a ruled index with a filter. */
export const brandIndexSchema = z
  .strictObject({
    type: z.literal('partner-index'),
    title: copy('The heading'),
  })
  .meta({
    id: 'PartnerIndexSection',
    description: 'All partners as a ruled index',
    traits: { anchors: ['partners'] },
    lists: { brands: 'Brand', categories: 'Category', rooms: 'Room', materials: 'Material', showrooms: 'Showroom' },
  });

/** The newest three of news and events: one large, two small. */
export const latestArticlesSchema = z
  .strictObject({
    type: z.literal('latest-articles'),
    title: copy('The heading'),
    action: actionSchema.describe('The link beside the heading, to all of them').optional(),
  })
  .meta({
    id: 'LatestArticlesSection',
    description: 'The newest three of news and events',
    traits: { articles: 'latest' },
    lists: { articles: 'Article' },
  });

const newsKindSchema = z
  .strictObject({
    title: copy('The title of the page, in search results and tabs too'),
    description: copy('One sentence for search engines'),
  })
  .meta({ id: 'NewsKind', description: 'The words of the list narrowed to a kind' });

/** The list of news and events over several pages: the featured article, upcoming events, and the years. */
export const newsSchema = z
  .strictObject({
    type: z.literal('news'),
    title: copy('The title of the page'),
    news: newsKindSchema.describe('The page of news alone'),
    events: newsKindSchema.describe('The page of events alone'),
  })
  .meta({
    id: 'NewsSection',
    description: 'The list of news and events',
    traits: { isTitle: 'one page', indexOf: 'Article' },
    lists: { articles: 'Article' },
  });

/** The openings as a list of disclosures. */
export const openingsSchema = z
  .strictObject({
    type: z.literal('openings'),
    title: copy('The heading'),
    none: copy('What stands there while there are none'),
  })
  .meta({ id: 'OpeningsSection', description: 'The openings', traits: { indexOf: 'Opening' }, lists: { openings: 'Opening' } });

/** The search, and a list of everything that it finds. */
export const searchSchema = z
  .strictObject({
    type: z.literal('search'),
    title: copy('The title of the page'),
  })
  .meta({
    id: 'SearchSection',
    description: 'The search, with a list of everything that it finds',
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
  });

/** The whole privacy notice. */
export const privacySectionSchema = z
  .strictObject({
    type: z.literal('privacy'),
    version_label: copy('The word before the number of the version'),
    since_label: copy('The words before the day from which it holds'),
    contents: copy('The name of the list of its parts for screen readers'),
  })
  .meta({ id: 'PrivacySection', description: 'The whole privacy notice', lists: { notice: 'PrivacyNotice' } });

/** Some documents to download, such as those of a service. */
export const documentsSchema = z
  .strictObject({
    type: z.literal('documents'),
    title: copy('The heading'),
    documents: z.array(documentRef('A document')).min(1).describe('The documents, in order'),
  })
  .meta({ id: 'DocumentsSection', description: 'Some documents to download' });

/** All documents, by kind and by brand. */
export const documentLibrarySchema = z
  .strictObject({
    type: z.literal('document-library'),
    by_brand: copy('The heading over the brands that have documents'),
  })
  .meta({
    id: 'DocumentLibrarySection',
    description: 'All documents, by kind and by brand',
    traits: { indexOf: 'Document', anchors: ['brands'] },
    lists: { documents: 'Document', brands: 'Brand' },
  });

/** The whole accessibility statement, with the facts of each showroom. */
export const accessibilitySectionSchema = z
  .strictObject({
    type: z.literal('accessibility'),
    date_label: copy('The words before the day on which all of it was last tried'),
    showrooms_title: copy('The heading over the facts of the showrooms'),
    contents: copy('The name of the list of its parts for screen readers'),
  })
  .meta({
    id: 'AccessibilitySection',
    description: 'The whole accessibility statement',
    lists: { statement: 'AccessibilityStatement', showrooms: 'Showroom' },
  });
