import { z } from 'zod';
import { bandSchema } from './sections/band';
import { boardSchema } from './sections/board';
import { catalogueSchema } from './sections/catalogue';
import { categoriesSchema } from './sections/categories';
import { checklistSchema } from './sections/checklist';
import { ctaSchema } from './sections/cta';
import { featureSchema } from './sections/feature';
import { figureSchema } from './sections/figure';
import { headingSchema } from './sections/heading';
import { heroSchema } from './sections/hero';
import { holidaysSchema } from './sections/holidays';
import { latestArticlesSchema } from './sections/latest-articles';
import { maintenanceSchema } from './sections/maintenance';
import { newsSchema } from './sections/news';
import { notFoundSchema } from './sections/not-found';
import { noteSchema } from './sections/note';
import { onDisplaySchema } from './sections/on-display';
import { openingsSchema } from './sections/openings';
import { partnerIndexSchema } from './sections/partner-index';
import { phonesSchema } from './sections/phones';
import { privacySectionSchema } from './sections/privacy';
import { searchSchema } from './sections/search';
import { showroomComparisonSchema } from './sections/showroom-comparison';
import { showroomsSchema } from './sections/showrooms';
import { statementSchema } from './sections/statement';
import { stepsSchema } from './sections/steps';
import { timelineSchema } from './sections/timeline';
import { valuesSchema } from './sections/values';

/** A section of a page: one shape for each `type`. */
export const sectionSchema = z
  .discriminatedUnion('type', [
    bandSchema,
    boardSchema,
    catalogueSchema,
    categoriesSchema,
    checklistSchema,
    ctaSchema,
    featureSchema,
    figureSchema,
    headingSchema,
    heroSchema,
    holidaysSchema,
    latestArticlesSchema,
    maintenanceSchema,
    newsSchema,
    notFoundSchema,
    noteSchema,
    onDisplaySchema,
    openingsSchema,
    partnerIndexSchema,
    phonesSchema,
    privacySectionSchema,
    searchSchema,
    showroomComparisonSchema,
    showroomsSchema,
    statementSchema,
    stepsSchema,
    timelineSchema,
    valuesSchema,
  ])
  .meta({ id: 'Section', description: 'A section of a page' });
