import { expect, test } from '@jest/globals';
import { type AccessFeature, accessFeatures } from '../../../domain/access';
import type { Thing } from 'schema-dts';
import { eventJsonLd, articleJsonLd, openingJsonLd, breadcrumbsJsonLd, faqJsonLd, serializeJsonLd } from './article-json-ld';
import {
  brandJsonLd,
  documentJsonLd,
  itemListJsonLd,
  type JsonLdCompany,
  organizationJsonLd,
  websiteJsonLd,
  showroomJsonLd,
  type JsonLdShowroom,
} from './organization-json-ld';
import { type GoogleFields, googleFields } from './google-fields.fixture';

const company: JsonLdCompany = {
  name: 'Narra',
  legal_name: 'Narra Home & Building',
  description: 'Sixteen houses.',
  url: 'https://www.narra.example',
  country: 'PH',
  since: 1962,
  social: ['https://social.example/narra'],
  contacts: [{ name: 'Quezon City', phone: '+63 2 8555 0100' }],
  registration: 'SEC 0000000000',
  data_protection: 'privacy@narra.example',
};
const showroom: JsonLdShowroom = {
  slug: 'quezon-city',
  name: 'Quezon City',
  street: '100 Sample Avenue',
  city: 'Quezon City',
  region: 'Metro Manila',
  postal_code: '1100',
  coordinates: '14.6760, 121.0437',
  access: [
    { feature: 'entrance', available: true, note: 'From the side street.' },
    { feature: 'toilet', available: false },
  ],
  map: 'https://maps.example/1',
  phones: ['+63 2 8555 0100', '+63 2 8555 0101'],
  hours: [
    { from: 'Saturday', to: 'Monday', opens: '8:30 AM', closes: '5:30 PM' },
    { from: 'Wednesday', opens: '9:00 AM', closes: '12:00 PM' },
  ],
  holidays: [
    { date: '2026-12-31', name: 'The last day of the year' },
    { date: '2026-12-24', name: 'Christmas Eve', opens: '9:00 AM', closes: '12:00 PM' },
    { date: '2026-12-25', name: 'Christmas' },
    { date: '2027-01-01', name: 'New Year' },
  ],
};
const accessLabels = Object.fromEntries(accessFeatures.map((feature) => [feature, `The ${feature}`])) as Record<AccessFeature, string>;
const article = {
  title: 'An evening',
  description: 'With three houses.',
  date: '2026-11-09',
  url: 'https://www.narra.example/article/7/an-evening',
  images: ['https://www.narra.example/static/share/7.jpg'],
};
const happening = { starts: '2027-03-06 5:00 PM', ends: '2027-03-06 8:00 PM', place: 'Quezon City showroom', showroom };
const opening = {
  slug: 'tile',
  title: 'Adviser',
  place: 'Quezon City',
  employment: 'Full time',
  date: '2026-11-09',
  closes: '2026-12-19',
  asks: ['A good eye', 'Sums & <figures>'],
  html: '<p>Look after the floor.</p>\n',
};
const page = { url: 'https://www.narra.example/showrooms/quezon-city', image: 'https://www.narra.example/static/share/1.jpg' };
const jobPage = 'https://www.narra.example/careers/tile';
const job = (change: Partial<typeof opening> = {}) => openingJsonLd({ ...opening, ...change }, [showroom], 'What we ask', company, jobPage);
const steps = [
  { name: 'Narra', url: 'https://www.narra.example/' },
  { name: 'Kohler', url: 'https://www.narra.example/brand-partners/kohler' },
];

const examples: Record<keyof typeof googleFields, Thing> = {
  Organization: organizationJsonLd(company),
  WebSite: websiteJsonLd(company),
  LocalBusiness: showroomJsonLd(showroom, company, page, accessLabels),
  BreadcrumbList: breadcrumbsJsonLd(steps),
  NewsArticle: articleJsonLd(article, company),
  Event: eventJsonLd(article, happening, company),
  JobPosting: job(),
  FAQPage: faqJsonLd([{ question: 'Why?', answer: '<p>Because.</p>\n' }]),
};

// These are not in the content.
const missingFields: Partial<Record<keyof typeof googleFields, string[]>> = {
  Organization: ['address', 'contactPoint.telephone', 'contactPoint.email', 'email', 'numberOfEmployees', 'taxID', 'telephone', 'vatID'],
  LocalBusiness: ['aggregateRating', 'department', 'priceRange', 'review'],
  Event: ['offers', 'performer', 'previousStartDate'],
  JobPosting: ['applicantLocationRequirements', 'baseSalary', 'jobLocationType'],
};

/** Whether every value at a path is not empty. */
function hasField(value: unknown, path: readonly string[]): boolean {
  const [first, ...rest] = path;
  if (Array.isArray(value)) return value.length > 0 && value.every((one) => hasField(one, path));
  if (first === undefined) return value !== undefined && value !== '';
  return typeof value === 'object' && value !== null && hasField((value as Record<string, unknown>)[first], rest);
}

for (const [type, { source, required, recommended }] of Object.entries<GoogleFields>(googleFields)) {
  test(`[S2, S4] ${type} has the properties that “${source}” requires, except those without content`, () => {
    const thing = examples[type as keyof typeof googleFields];
    expect(thing).toMatchObject({ '@type': type });
    expect([...required, ...recommended].filter((path) => !hasField(thing, path.split('.')))).toEqual(
      missingFields[type as keyof typeof googleFields] ?? [],
    );
  });
}

test('[S2] a range of days of a showroom may wrap around the week; holidays are in order, consecutive ones with equal hours are merged, and a closed day is 00:00 to 00:00', () => {
  expect(examples.LocalBusiness).toMatchObject({
    openingHoursSpecification: [
      { dayOfWeek: ['Saturday', 'Sunday', 'Monday'], opens: '08:30', closes: '17:30' },
      { dayOfWeek: ['Wednesday'], opens: '09:00', closes: '12:00' },
    ],
  });
  const of = { '@type': 'OpeningHoursSpecification' };
  expect(examples.LocalBusiness).toMatchObject({
    specialOpeningHoursSpecification: [
      { ...of, validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '09:00', closes: '12:00' },
      { ...of, validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
      { ...of, validFrom: '2026-12-31', validThrough: '2027-01-01', opens: '00:00', closes: '00:00' },
    ],
  });
});

test('[S2, W6] an event has its time in Manila, its place and the URL for reservations; a place that is not a showroom has its text as address', () => {
  expect(examples.Event).toMatchObject({
    startDate: '2027-03-06T17:00:00+08:00',
    endDate: '2027-03-06T20:00:00+08:00',
    location: { address: { streetAddress: '100 Sample Avenue', addressLocality: 'Quezon City', addressCountry: 'PH' } },
  });
  const reserve = 'https://www.narra.example/contact-us/event?event=7-an-evening';
  expect(examples.Event).not.toHaveProperty('potentialAction');
  expect(eventJsonLd(article, happening, company, reserve)).toMatchObject({
    potentialAction: { '@type': 'ReserveAction', target: reserve },
  });
  expect(eventJsonLd(article, { ...happening, place: 'The pier, Manila', showroom: undefined }, company)).toMatchObject({
    location: { name: 'The pier, Manila', address: 'The pier, Manila' },
  });
});

test('[S2] an opening has the whole text of its page in HTML and the place of work, its last day only where content has one, and the kind of employment only where it is known', () => {
  expect(job()).toMatchObject({
    description: '<p>Look after the floor.</p><p>What we ask</p><ul><li>A good eye</li><li>Sums &amp; &lt;figures></li></ul>',
    jobLocation: { address: { streetAddress: '100 Sample Avenue' } },
  });
  expect(job({ place: 'Cebu City' })).toMatchObject({ jobLocation: { address: { addressLocality: 'Cebu City', addressCountry: 'PH' } } });
  expect(job()).toMatchObject({ validThrough: '2026-12-19T23:59:59+08:00', employmentType: 'FULL_TIME' });
  expect(job({ employment: 'Internship' })).toMatchObject({ employmentType: 'INTERN' });
  const bare = job({ closes: undefined, employment: 'As you like' });
  expect(bare).not.toHaveProperty('validThrough');
  expect(bare).not.toHaveProperty('employmentType');
});

test('[S4, W10] a showroom has its place on the globe, and what makes it accessible by name and whether it is there', () => {
  expect(examples.LocalBusiness).toMatchObject({
    geo: { '@type': 'GeoCoordinates', latitude: 14.676, longitude: 121.0437 },
    amenityFeature: [
      { '@type': 'LocationFeatureSpecification', name: 'The entrance', value: true },
      { name: 'The toilet', value: false },
    ],
  });
});

test('[S4] the company says its registration and whom to ask about data, and an article when it changed or else when it was published', () => {
  expect(examples.Organization).toMatchObject({
    identifier: 'SEC 0000000000',
    contactPoint: [{ telephone: '+63 2 8555 0100' }, { contactType: 'data protection', email: 'privacy@narra.example' }],
  });
  const modified = '2026-11-20T09:00:00+08:00';
  expect(articleJsonLd({ ...article, modified }, company)).toMatchObject({ dateModified: modified });
  expect(examples.NewsArticle).toMatchObject({ dateModified: '2026-11-09T00:00:00+08:00' });
});

test('[S4, W7] a brand names its own site and its documents, and a list its things in their order', () => {
  const document = documentJsonLd(
    { title: 'Care', summary: 'Of brass' },
    '2026-11-01',
    'https://www.narra.example/documents/care.pdf',
    company,
  );
  expect(document).toMatchObject({ encodingFormat: 'application/pdf', dateModified: '2026-11-01', name: 'Care' });
  const brand = { title: 'Agape', description: 'Baths', website: 'https://agape.example' };
  expect(brandJsonLd(brand, 'https://www.narra.example/brand-partners/agape', [document])).toMatchObject({
    '@type': 'Brand',
    sameAs: 'https://agape.example',
    subjectOf: [document],
  });
  expect(brandJsonLd({ ...brand, website: undefined }, '/', [])).not.toHaveProperty('sameAs');
  expect(itemListJsonLd('Partners', [{ name: 'Agape', url: '/agape' }])).toMatchObject({
    numberOfItems: 1,
    itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Agape', url: '/agape' }],
  });
});

test('[S2] breadcrumbs have positions', () => {
  expect(examples.BreadcrumbList).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Narra' },
      { position: 2, name: 'Kohler' },
    ],
  });
});

test('[S2, X4] no text can close the script element that contains it', () => {
  const hostile = '</script><script>alert(1)</script><!--';
  const text = serializeJsonLd([faqJsonLd([{ question: hostile, answer: hostile }])]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ '@context': 'https://schema.org', '@graph': [{ mainEntity: [{ name: hostile }] }] });
});
