import { z } from 'zod';
import { copy } from '../kinds';

/** All news and events: the lead, what comes up, and the years. */
export const news = z
  .strictObject({
    type: z.literal('news'),
    title: copy('The title of the page'),
  })
  .meta({ id: 'NewsSection', description: 'All news and events', lists: { articles: 'Article', showrooms: 'Showroom' } });
