import { z } from 'zod';
import { copy } from '../kinds';
import { picture } from '../picture';

/** A single calm screen while the site is in maintenance. */
export const closed = z
  .strictObject({
    type: z.literal('closed'),
    title: copy('The heading'),
    text: copy('The sentence'),
    picture,
  })
  .meta({
    id: 'ClosedSection',
    description: 'A single calm screen while the site is in maintenance',
    lists: { site: 'ContentSite', showrooms: 'Showroom', navigation: 'Navigation' },
  });
