import { z } from 'zod';
import { copy } from '../field-types';

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
