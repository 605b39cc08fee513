import { z } from 'zod';
import { actionSchema } from './action';
import { copy, icon, link } from './field-types';

const navigationItemSchema = z
  .strictObject({
    label: copy('The words in the bar and the menu'),
    to: link('Where it goes; leave it out for the button that opens the partners').optional(),
    opens: z.enum(['partners']).describe('The panel it opens instead of a page').optional(),
    icon: icon('An icon after the words').optional(),
  })
  .refine((value) => (value.to === undefined) !== (value.opens === undefined), 'either `to` or `opens`, and not both')
  .meta({ id: 'NavigationItem', description: 'An entry of the bar and the menu' });

/** content/navigation.yaml: the bar, the menu and the links at the foot. */
export const navigationSchema = z
  .strictObject({
    bar: z.array(navigationItemSchema).min(1).describe('The bar and the mobile menu, in order'),
    footer: z.array(actionSchema).min(1).describe('The links at the foot of every page'),
    social: z
      .array(
        z
          .strictObject({ label: copy('The name of the network'), to: link('The page there') })
          .meta({ id: 'SocialLink', description: 'A social page' }),
      )
      .describe('The social pages'),
  })
  .meta({
    id: 'Navigation',
    description: 'The navigation',
    lists: { partners: 'Brand', categories: 'Category', showrooms: 'Showroom' },
    paths: { showrooms_path: 'Showroom' },
  });
