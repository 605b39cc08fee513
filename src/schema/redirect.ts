import { z } from 'zod';
import { link } from './field-types';

/** An entry of content/redirects.yaml. */
export const redirectSchema = z
  .strictObject({
    from: z
      .string()
      .regex(/^\/(?!\/)[^\s?#]*$/, 'a path of this site such as /old-page')
      .refine((from) => !from.replace(/\/\*$/, '').includes('*'), 'a path in which `*` stands alone behind the last slash, such as /old/*')
      .describe('The old path; /old/* takes all that begins so'),
    to: link('The new path, or an address elsewhere'),
    permanent: z.boolean().describe('false while the old path may come back; true when left out').optional(),
  })
  .meta({ id: 'RedirectRule', description: 'An old path and where it leads' });
