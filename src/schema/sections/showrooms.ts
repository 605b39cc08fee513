import { actionSchema, copy, section, unreadCopy } from '../field-types';

export const showroomsSchema = section(
  'showrooms',
  'The showrooms',
  {
    title: copy('The heading'),
    action: actionSchema.describe('The link beside the heading').optional(),
    visit: actionSchema.describe('A second link beside the heading, to the form for a visit').optional(),
  },
  { traits: { anchors: ['showrooms'] }, lists: { showrooms: 'Showroom' } },
);

export const showroomComparisonSchema = section(
  'showroom-comparison',
  'The showrooms side by side',
  { title: unreadCopy('The heading, for screen readers') },
  { traits: { indexOf: 'Showroom' }, lists: { showrooms: 'Showroom' } },
);

/** Which brand is on display in which showroom, and how many of its collections. */
export const onDisplaySchema = section(
  'on-display',
  'What is on display, by brand and showroom',
  {
    title: copy('The heading'),
    text: copy('A line beside the table'),
  },
  { lists: { brands: 'Brand', showrooms: 'Showroom' } },
);

/** The next holidays of all showrooms, and the hours of each on them. */
export const holidaysSchema = section(
  'holidays',
  'The next holidays of the showrooms',
  {
    title: copy('The heading'),
    text: copy('A line beside the table'),
  },
  { traits: { anchors: ['holidays'] }, lists: { showrooms: 'Showroom' } },
);

export const phonesSchema = section(
  'phones',
  'The telephone numbers, set large',
  { title: copy('The heading') },
  { lists: { showrooms: 'Showroom' } },
);
