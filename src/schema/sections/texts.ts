import { z } from 'zod';
import { actionSchema, copy, pictureSchema, group, section } from '../field-types';

export const headingSchema = section(
  'heading',
  'The title of a page that has no hero',
  {
    title: copy('The title of the page'),
    lead: copy('A large paragraph below it').optional(),
    aside: copy('A small paragraph at the right').optional(),
    action: actionSchema.optional(),
  },
  { traits: { isTitle: 'any page' } },
);

export const statementSchema = section('statement', 'One large paragraph beside a small label', {
  label: copy('The small label at the left'),
  text: copy('The paragraph, set large'),
  action: actionSchema.optional(),
});

export const noteSchema = section('note', 'One large sentence and a link', {
  text: copy('The sentence'),
  action: actionSchema,
});

/** A heading and paragraph beside a ruled list of short lines. */
export const checklistSchema = section('checklist', 'A ruled list of short lines', {
  title: copy('The heading'),
  text: copy('The paragraph'),
  items: z.array(copy('A line')).min(2).describe('The lines'),
});

const stepSchema = group('Step', 'A numbered entry', { title: copy('The heading'), text: copy('The paragraph') });

export const stepsSchema = section('steps', 'A numbered, ruled list', {
  title: copy('The heading'),
  items: z.array(stepSchema).min(2).describe('The entries, in order'),
});

const valueSchema = group('Value', 'A value', { title: copy('The heading'), text: copy('The paragraph') });

export const valuesSchema = section('values', 'Three short paragraphs that step down the page', {
  title: copy('The heading'),
  items: z.array(valueSchema).min(2).max(3).describe('The values'),
});

const decadeSchema = z
  .strictObject({
    decade: copy('The decade: 1970s'),
    title: copy('The heading'),
    text: copy('The paragraph'),
    picture: pictureSchema.optional(),
    placement: z
      .enum(['column', 'edge', 'left', 'wide'])
      .describe('Where the picture stands: in a column, to the right or the left edge, or wide; column when left out')
      .optional(),
    value: copy('A figure in place of a picture').optional(),
    label: copy('What the figure counts').optional(),
  })
  .refine((value) => (value.picture === undefined) === (value.value !== undefined), 'either `picture`, or `value` with `label`')
  .refine((value) => (value.value === undefined) === (value.label === undefined), '`value` and `label` together')
  .meta({ id: 'Decade', description: 'A decade of the story' });

export const timelineSchema = section('timeline', 'The story by decade', {
  decades: z.array(decadeSchema).min(2).describe('The decades, from the first'),
});
