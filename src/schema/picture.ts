import { z } from 'zod';
import { copy } from './field-types';

const focusPoint = (description: string) =>
  z
    .string()
    .regex(/^\d{1,3}% \d{1,3}%$/, 'two percentages such as 50% 60%')
    .describe(description);

/** A picture with its alternate text. */
export const pictureSchema = z
  .strictObject({
    file: z
      .string()
      .regex(/^\.{1,2}\/\S+\.(?:jpe?g|png)$/, 'a .jpg or .png, written in small letters, with a path such as ./basin.jpg')
      .meta({ description: 'The picture, with its path from this file: ./basin.jpg', role: 'picture-file' }),
    alt: copy('The alternate text: what is seen, for those who cannot see it'),
    caption: copy('The line under the picture').optional(),
    focus: focusPoint('The point that stays in view when the picture is cropped: from the left, from the top').optional(),
    focus_phone: focusPoint('The point that stays in view on a phone, where that is another one: from the left, from the top').optional(),
  })
  .meta({ id: 'Picture', description: 'A picture' });
