import { z } from 'zod';
import { actionSchema } from './action';
import { copy, link, origin, plainText } from './field-types';
import { pictureSchema } from './picture';

/** content/site.yaml: the company, in one place. */
export const siteSchema = z
  .strictObject({
    name: plainText('The short name, as in running text: Narra'),
    wordmark: plainText('The name as it is set in the bar: NARRA'),
    legal_name: plainText('The full name, as in the copyright line'),
    url: origin('The address of the site, without a slash at the end'),
    language: z.enum(['en']).describe('The language of the site'),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'the two letters of a country, such as PH')
      .describe('The country of the company in two letters, for search engines'),
    title: copy('The name of the site in search results and sharing'),
    description: copy('One sentence about the company, for search engines'),
    since: z.int().min(1800).max(2200).describe('The year the company began; the copyright starts here'),
    until: z.int().min(1800).max(2200).describe('The year the copyright ends'),
    service: link('The external service site'),
    catalogue: z
      .strictObject({
        invitation: copy('The line that invites to the catalogue'),
        action: actionSchema,
        cover: pictureSchema,
      })
      .meta({ id: 'Catalogue', description: 'The latest catalogue' }),
    picture: pictureSchema.describe('The picture for sharing, where a page has none of its own'),
  })
  .meta({ id: 'ContentSite', description: 'The company' });
