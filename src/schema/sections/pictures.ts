import { z } from 'zod';
import { copy, pictureSchema, actionSchema } from '../field-types';

/** A picture over the whole screen with the title of the page on it. */
export const heroSchema = z
  .strictObject({
    type: z.literal('hero'),
    title: copy('The title of the page'),
    text: copy('Two or three lines beside it'),
    picture: pictureSchema,
    picture_phone: pictureSchema
      .describe('An upright picture for phones, of the same subject: the alternate text is that of the first')
      .optional(),
  })
  .meta({
    id: 'HeroSection',
    description: 'A picture over the whole screen with the title on it',
    traits: { isTitle: 'any page', coversHero: true },
  });

/** One wide picture with its caption. */
export const figureSchema = z
  .strictObject({
    type: z.literal('figure'),
    picture: pictureSchema,
    placement: z.enum(['full', 'right']).describe('From edge to edge, or from the third column to the right edge'),
  })
  .meta({ id: 'FigureSection', description: 'One wide picture with its caption' });

/** A picture that breaks the left margin, with paragraphs at its foot. */
export const featureSchema = z
  .strictObject({
    type: z.literal('feature'),
    picture: pictureSchema,
    lead: copy('The first sentence, set large'),
    paragraphs: z.array(copy('A paragraph')).min(1).describe('The paragraphs'),
  })
  .meta({ id: 'FeatureSection', description: 'A picture with paragraphs at its foot' });

const bandFigureSchema = z
  .strictObject({ value: copy('The figure; counted where it can be: {#brands}'), label: copy('What it counts') })
  .meta({ id: 'Figure', description: 'A figure and what it counts' });

/** One wide picture over a strip of figures. */
export const bandSchema = z
  .strictObject({
    type: z.literal('band'),
    title: copy('The heading, for screen readers'),
    picture: pictureSchema,
    figures: z.array(bandFigureSchema).min(2).max(4).describe('The figures'),
  })
  .meta({ id: 'BandSection', description: 'One wide picture over a strip of figures' });

/** A picture and, at its foot, a heading with a link onward. */
export const ctaSchema = z
  .strictObject({
    type: z.literal('cta'),
    title: copy('The heading'),
    text: copy('The paragraph'),
    action: actionSchema,
    picture: pictureSchema,
  })
  .meta({ id: 'CtaSection', description: 'A picture with a link onward' });

/** The categories as a row of tall pictures, each a link to its partners. */
export const categoriesSchema = z
  .strictObject({
    type: z.literal('categories'),
    title: copy('The heading, for screen readers'),
  })
  .meta({ id: 'CategoriesSection', description: 'The categories as tall pictures', lists: { categories: 'Category' } });
