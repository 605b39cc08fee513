import { z } from 'zod';
import { copy } from '../field-types';

const valueSchema = z
  .strictObject({ title: copy('The heading'), text: copy('The paragraph') })
  .meta({ id: 'Value', description: 'A value' });

/** Three short paragraphs that step down the page. */
export const valuesSchema = z
  .strictObject({
    type: z.literal('values'),
    title: copy('The heading'),
    items: z.array(valueSchema).min(2).max(3).describe('The values'),
  })
  .meta({ id: 'ValuesSection', description: 'Three short paragraphs that step down the page' });
