import { z } from 'zod';
import { copy, webAddress } from './kinds';
import { picture } from './picture';

/** An entry of content/shops.yaml: a card of the shop chooser. */
export const shop = z
  .strictObject({
    name: copy('The name of the shop'),
    line: copy('One line about it'),
    to: webAddress('The shop, on its own site'),
    picture,
  })
  .meta({ id: 'Shop', description: 'A shop' });
