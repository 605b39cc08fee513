import { z } from 'zod';
import { copy, icon, link } from './field-types';

/** A link with its label. */
export const actionSchema = z
  .strictObject({
    label: copy('The words of the link'),
    to: link('Where it goes'),
    icon: icon('An icon after the words').optional(),
  })
  .meta({ id: 'Action', description: 'A link with its words' });
