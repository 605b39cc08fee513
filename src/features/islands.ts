import type { NewsletterProps } from './footer/newsletter';
import type { IslandDefinition } from '../runtime/island';
import type { AccordionGroupProps } from '../ui/accordion/disclosures';
import type { InquiryProps } from './inquiry/inquiry';
import { hasDraftOrPrefill } from './inquiry/reader-script';

// The reader's script imports these definitions, and by them no code of the islands.

/** A form. One that nobody touches stays the plain form that it is without scripts, unless it has a draft of this tab or a query string to fill in. */
export const inquiryIsland: IslandDefinition<InquiryProps> = {
  name: 'inquiry',
  load: () => import(/* webpackChunkName: "inquiry" */ './inquiry/inquiry').then((part) => part.Inquiry),
  texts: ['bar', 'board', 'form', 'reply', 'request', 'showroom'],
  isNeeded: hasDraftOrPrefill,
};

/** The form of the newsletter. */
export const newsletterIsland: IslandDefinition<NewsletterProps> = {
  name: 'newsletter',
  load: () => import(/* webpackChunkName: "newsletter" */ './footer/newsletter').then((part) => part.Newsletter),
  texts: ['newsletter', 'toast'],
};

/** The questions as `details` elements; touched, they become an accordion in the same place. */
export const questionsIsland: IslandDefinition<AccordionGroupProps> = {
  name: 'questions',
  load: () => import(/* webpackChunkName: "questions" */ '../ui/accordion/accordion-group').then((part) => part.AccordionGroup),
  texts: [],
  // One was opened before the code was there.
  isNeeded: (element) => element.querySelector('details[open]') !== null,
};
