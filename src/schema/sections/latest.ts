import { z } from 'zod';
import { copy } from '../kinds';

/** The newest three of news and events: one large, two small. */
export const latest = z
  .strictObject({
    type: z.literal('latest'),
    title: copy('The heading'),
  })
  .meta({ id: 'LatestSection', description: 'The newest three of news and events', lists: { articles: 'Article' } });
