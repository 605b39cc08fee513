import { z } from 'zod';
import { copy, externalUrl } from './field-types';
import { pictureSchema } from './picture';

/** An entry of content/shops.yaml: a card of the shop chooser. */
export const shopSchema = z
  .strictObject({
    name: copy('The name of the shop'),
    line: copy('One line about it'),
    to: externalUrl('The shop, on its own site'),
    picture: pictureSchema,
  })
  .meta({ id: 'Shop', description: 'A shop' });
