import { z } from 'zod';
import { actionSchema } from '../action';
import { copy } from '../field-types';

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
