import { z } from 'zod';
import { copy, unreadCopy, pictureSchema, actionSchema, group, section } from '../field-types';

export const heroSchema = section(
  'hero',
  'A picture over the whole screen with the title on it',
  {
    title: copy('The title of the page'),
    text: copy('Two or three lines beside it'),
    picture: pictureSchema,
    picture_phone: pictureSchema
      .describe('An upright picture for phones, of the same subject: the alternate text is that of the first')
      .optional(),
  },
  { traits: { isTitle: 'any page', coversHero: true } },
);

export const figureSchema = section('figure', 'One wide picture with its caption', {
  picture: pictureSchema,
  placement: z.enum(['full', 'right']).describe('From edge to edge, or from the third column to the right edge'),
});

/** A picture that breaks the left margin, with paragraphs at its foot. */
export const featureSchema = section('feature', 'A picture with paragraphs at its foot', {
  picture: pictureSchema,
  lead: copy('The first sentence, set large'),
  paragraphs: z.array(copy('A paragraph')).min(1).describe('The paragraphs'),
});

const bandFigureSchema = group('Figure', 'A figure and what it counts', {
  value: copy('The figure; counted where it can be: {#brands}'),
  label: copy('What it counts'),
});

export const bandSchema = section('band', 'One wide picture over a line of figures', {
  title: unreadCopy('The heading, for screen readers'),
  picture: pictureSchema,
  figures: z.array(bandFigureSchema).min(2).max(4).describe('The figures'),
});

/** A picture and, at its foot, a heading with a link onward. */
export const ctaSchema = section('cta', 'A picture with a link onward', {
  title: copy('The heading'),
  text: copy('The paragraph'),
  action: actionSchema,
  picture: pictureSchema,
});

/** The categories as a row of tall pictures, each a link to its partners. */
export const categoriesSchema = section(
  'categories',
  'The categories as tall pictures',
  { title: unreadCopy('The heading, for screen readers') },
  { lists: { categories: 'Category' } },
);
