import { z } from 'zod';
import { guardNames } from '../domain/route-rules';
import { unreadCopy, pictureSchema, group, shapedText } from './field-types';
import {
  accessibilitySectionSchema,
  documentLibrarySchema,
  documentsSchema,
  latestArticlesSchema,
  newsSchema,
  openingsSchema,
  brandIndexSchema,
  privacySectionSchema,
  searchSchema,
} from './sections/entries';
import { bandSchema, categoriesSchema, ctaSchema, featureSchema, figureSchema, heroSchema } from './sections/pictures';
import { holidaysSchema, onDisplaySchema, phonesSchema, showroomComparisonSchema, showroomsSchema } from './sections/showrooms';
import { checklistSchema, headingSchema, noteSchema, statementSchema, stepsSchema, timelineSchema, valuesSchema } from './sections/texts';
import { boardSchema, maintenanceSchema, notFoundSchema } from './sections/whole-pages';

/** A section of a page: one shape for each `type`. The menu of the editing screen has this order: what editors add most comes first. */
const sectionSchema = z
  .discriminatedUnion('type', [
    headingSchema,
    heroSchema,
    statementSchema,
    noteSchema,
    featureSchema,
    figureSchema,
    bandSchema,
    ctaSchema,
    valuesSchema,
    stepsSchema,
    checklistSchema,
    timelineSchema,
    categoriesSchema,
    brandIndexSchema,
    latestArticlesSchema,
    showroomsSchema,
    showroomComparisonSchema,
    holidaysSchema,
    onDisplaySchema,
    phonesSchema,
    openingsSchema,
    newsSchema,
    searchSchema,
    boardSchema,
    accessibilitySectionSchema,
    documentLibrarySchema,
    documentsSchema,
    privacySectionSchema,
    notFoundSchema,
    maintenanceSchema,
  ])
  .meta({ id: 'Section', description: 'A section of a page' });

/** content/pages/<slug>.yaml: a page of the site. */
export const pageSchema = group('Page', 'A page', {
  path: shapedText(/^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, 'a path such as /our-story', { description: 'Its address' }),
  title: unreadCopy('The title in search results and tabs'),
  description: unreadCopy('One sentence for search engines'),
  picture: pictureSchema.describe('The picture for sharing').optional(),
  guards: z.array(z.enum(guardNames)).describe('What must hold for the page to open: maintenance for the page of a closed site').optional(),
  sections: z.array(sectionSchema).min(1).describe('Its sections, in order'),
});
