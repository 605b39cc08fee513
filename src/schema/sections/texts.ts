import { z } from 'zod';
import { actionSchema, copy, pictureSchema } from '../field-types';

/** The title of a page that has no hero. */
export const headingSchema = z
  .strictObject({
    type: z.literal('heading'),
    title: copy('The title of the page'),
    lead: copy('A large paragraph below it').optional(),
    aside: copy('A small paragraph at the right').optional(),
    action: actionSchema.optional(),
  })
  .meta({ id: 'HeadingSection', description: 'The title of a page that has no hero', traits: { isTitle: 'any page' } });

/** One large paragraph beside a small label. */
export const statementSchema = z
  .strictObject({
    type: z.literal('statement'),
    label: copy('The small label at the left'),
    text: copy('The paragraph, set large'),
    action: actionSchema.optional(),
  })
  .meta({ id: 'StatementSection', description: 'One large paragraph beside a small label' });

/** One large sentence and a link. */
export const noteSchema = z
  .strictObject({
    type: z.literal('note'),
    text: copy('The sentence'),
    action: actionSchema,
  })
  .meta({ id: 'NoteSection', description: 'One large sentence and a link' });

/** A heading and paragraph beside a ruled list of short lines. */
export const checklistSchema = z
  .strictObject({
    type: z.literal('checklist'),
    title: copy('The heading'),
    text: copy('The paragraph'),
    items: z.array(copy('A line')).min(2).describe('The lines'),
  })
  .meta({ id: 'ChecklistSection', description: 'A ruled list of short lines' });

const stepSchema = z
  .strictObject({ title: copy('The heading'), text: copy('The paragraph') })
  .meta({ id: 'Step', description: 'A numbered entry' });

/** A numbered, ruled list. */
export const stepsSchema = z
  .strictObject({
    type: z.literal('steps'),
    title: copy('The heading'),
    items: z.array(stepSchema).min(2).describe('The entries, in order'),
  })
  .meta({ id: 'StepsSection', description: 'A numbered, ruled list' });

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

const decadeSchema = z
  .strictObject({
    decade: copy('The decade: 1970s'),
    title: copy('The heading'),
    text: copy('The paragraph'),
    picture: pictureSchema.optional(),
    placement: z.enum(['column', 'edge', 'wide']).describe('Where the picture stands; column when left out').optional(),
    value: copy('A figure in place of a picture').optional(),
    label: copy('What the figure counts').optional(),
  })
  .refine((value) => (value.picture === undefined) === (value.value !== undefined), 'either `picture`, or `value` with `label`')
  .refine((value) => (value.value === undefined) === (value.label === undefined), '`value` and `label` together')
  .meta({ id: 'Decade', description: 'A decade of the story' });

/** The story by decade, each with a picture or a figure. */
export const timelineSchema = z
  .strictObject({
    type: z.literal('timeline'),
    decades: z.array(decadeSchema).min(2).describe('The decades, from the first'),
  })
  .meta({ id: 'TimelineSection', description: 'The story by decade' });
