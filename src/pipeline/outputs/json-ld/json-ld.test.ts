import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { type AccessFeature, accessFeatures } from '../../../domain/access';
import type { Thing } from 'schema-dts';
import { eventJsonLd, articleJsonLd, openingJsonLd, breadcrumbsJsonLd, faqJsonLd, serializeJsonLd } from './article-json-ld';
import { type JsonLdCompany, organizationJsonLd, websiteJsonLd, showroomJsonLd, type JsonLdShowroom } from './organization-json-ld';

type Texts<T extends string> = Record<T, string>;

/** Samples of content; and of each type the paths of the fields that Google knows, with those of them that are not in the content. */
interface Fixture {
  company: JsonLdCompany;
  showroom: JsonLdShowroom;
  article: Texts<'title' | 'description' | 'date' | 'url'> & { images: string[] };
  opening: Texts<'slug' | 'title' | 'place' | 'employment' | 'date' | 'html'> & { closes: string | undefined; asks: string[] };
  steps: Texts<'name' | 'url'>[];
  googleFields: Record<string, Texts<'source' | 'required' | 'recommended'> & { missing?: string }>;
}

const { company, showroom, article, opening, steps, googleFields } = parse(
  readFileSync(join(__dirname, 'json-ld.fixture.yaml'), 'utf8'),
) as Fixture;
const accessLabels = Object.fromEntries(accessFeatures.map((feature) => [feature, `The ${feature}`])) as Record<AccessFeature, string>;
const happening = { starts: '2027-03-06 5:00 PM', ends: '2027-03-06 8:00 PM', place: 'Quezon City showroom', showroom };
const page = {
  url: 'https://www.narra.example/showrooms/quezon-city',
  image: 'https://www.narra.example/static/share/1.jpg',
  transit: { name: 'Without a car', value: 'By jeepney.' },
};
const jobPage = 'https://www.narra.example/careers/tile';
const job = (change: Partial<typeof opening> = {}) => openingJsonLd({ ...opening, ...change }, [showroom], 'What we ask', company, jobPage);
const examples = {
  Organization: organizationJsonLd(company),
  WebSite: websiteJsonLd(company),
  LocalBusiness: showroomJsonLd(showroom, company, page, accessLabels),
  BreadcrumbList: breadcrumbsJsonLd(steps),
  NewsArticle: articleJsonLd(article, company),
  Event: eventJsonLd(article, happening, company),
  JobPosting: job(),
  FAQPage: faqJsonLd([{ question: 'Why?', answer: '<p>Because.</p>\n' }]),
} satisfies Record<string, Thing>;

/** Whether every value at a path is not empty. */
function hasField(value: unknown, path: readonly string[]): boolean {
  const [first, ...rest] = path;
  if (Array.isArray(value)) return value.length > 0 && value.every((one) => hasField(one, path));
  if (first === undefined) return Boolean(value);
  return typeof value === 'object' && value !== null && hasField((value as Record<string, unknown>)[first], rest);
}

test.each(Object.entries(googleFields))(
  '[S2, S4] %s has the properties that Google requires, except those without content',
  (type, fields) => {
    const thing = examples[type as keyof typeof examples];
    expect(thing).toMatchObject({ '@type': type });
    const { required, recommended, missing = '' } = fields;
    const paths = `${required} ${recommended}`.split(' ').filter(Boolean);
    expect(paths.filter((path) => !hasField(thing, path.split('.'))).join(' ')).toBe(missing);
  },
);

test('[S2] the steps of breadcrumbs are counted from 1, in their order', () => {
  expect(examples.BreadcrumbList.itemListElement).toMatchObject([
    { position: 1, name: 'Narra' },
    { position: 2, name: 'Kohler' },
  ]);
});

test('[S2] a range of days of a showroom may wrap around the week; holidays are in order, consecutive ones with equal hours are merged, a closed day is 00:00 to 00:00, and midnight ends a day', () => {
  expect(examples.LocalBusiness).toMatchObject({
    openingHoursSpecification: [
      { dayOfWeek: ['Saturday', 'Sunday', 'Monday'], opens: '08:30', closes: '17:30' },
      { dayOfWeek: ['Wednesday'], opens: '09:00', closes: '23:59' },
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
  expect(job()).toMatchObject({ validThrough: '2026-12-19T23:59:59+08:00' });
  const kinds = ['Full-time', 'part time', 'Internship', 'Contract', 'Temporary'].map((employment) => job({ employment }));
  const known = 'FULL_TIME PART_TIME INTERN CONTRACTOR TEMPORARY'.split(' ');
  expect(kinds).toMatchObject(known.map((employmentType) => ({ employmentType })));
  const bare = job({ closes: undefined, employment: 'As you like' });
  expect(bare).not.toHaveProperty('validThrough');
  expect(bare).not.toHaveProperty('employmentType');
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

test('[S2, X4] no text can close the script element that contains it', () => {
  const hostile = '</script><script>alert(1)</script><!--';
  const text = serializeJsonLd([faqJsonLd([{ question: hostile, answer: hostile }])]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ '@context': 'https://schema.org', '@graph': [{ mainEntity: [{ name: hostile }] }] });
});
