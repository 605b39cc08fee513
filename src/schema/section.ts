import { z } from 'zod';
import { band } from './sections/band';
import { board } from './sections/board';
import { catalogue } from './sections/catalogue';
import { categories } from './sections/categories';
import { checklist } from './sections/checklist';
import { closed } from './sections/closed';
import { feature } from './sections/feature';
import { heading } from './sections/heading';
import { hero } from './sections/hero';
import { invitation } from './sections/invitation';
import { latest } from './sections/latest';
import { news } from './sections/news';
import { notFound } from './sections/not-found';
import { note } from './sections/note';
import { openings } from './sections/openings';
import { partnerIndex } from './sections/partner-index';
import { phones } from './sections/phones';
import { plate } from './sections/plate';
import { search } from './sections/search';
import { showrooms } from './sections/showrooms';
import { statement } from './sections/statement';
import { steps } from './sections/steps';
import { timeline } from './sections/timeline';
import { values } from './sections/values';

/** A section of a page: one shape for each `type`. */
export const section = z
  .discriminatedUnion('type', [
    band,
    board,
    catalogue,
    categories,
    checklist,
    closed,
    feature,
    heading,
    hero,
    invitation,
    latest,
    news,
    notFound,
    note,
    openings,
    partnerIndex,
    phones,
    plate,
    search,
    showrooms,
    statement,
    steps,
    timeline,
    values,
  ])
  .meta({ id: 'Section', description: 'A section of a page' });
