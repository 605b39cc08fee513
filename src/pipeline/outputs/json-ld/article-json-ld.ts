import type { Event, NewsArticle, JobPosting, BreadcrumbList, FAQPage, Thing } from 'schema-dts';
import { toIsoDayStart, toIsoDateTime, toIsoDayEnd } from '../../../domain/date-formats';
import type { ContentValue } from '../../../schema/content-kinds';
import { type JsonLdCompany, organizationReference, toPostalAddress, type JsonLdShowroom } from './organization-json-ld';

interface JsonLdArticle {
  title: string;
  description: string;
  date: string;
  /** When it last changed, in ISO 8601; the day it was published where that is not known. */
  modified?: string;
  url: string;
  images: readonly string[];
}

/** The time and place of an event, with the showroom it is in. */
type JsonLdEvent = Omit<NonNullable<ContentValue<'Article'>['event']>, 'showroom'> & { showroom?: JsonLdShowroom };

/** S2: news. No person signs it, so that the company is its author. */
export const articleJsonLd = ({ title, description, date, modified, url, images }: JsonLdArticle, company: JsonLdCompany): NewsArticle => ({
  '@type': 'NewsArticle',
  headline: title,
  description,
  image: images,
  datePublished: toIsoDayStart(date),
  dateModified: modified ?? toIsoDayStart(date),
  mainEntityOfPage: url,
  author: organizationReference(company),
  publisher: organizationReference(company),
});

/** S2, W6: an event at a place. `reserve` is the address of the form that reserves a place. */
export function eventJsonLd(
  { title, description, url, images }: JsonLdArticle,
  event: JsonLdEvent,
  company: JsonLdCompany,
  reserve?: string,
): Event {
  const { starts, ends, place, showroom } = event;
  return {
    '@type': 'Event',
    name: title,
    description,
    image: images,
    url,
    startDate: toIsoDateTime(starts),
    endDate: toIsoDateTime(ends),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: place, address: showroom ? toPostalAddress(showroom, company) : place },
    organizer: organizationReference(company),
    ...(reserve !== undefined && { potentialAction: { '@type': 'ReserveAction', target: reserve } }),
  };
}

/** An opening in the content; `html` describes the work. */
export type JsonLdOpening = Omit<ContentValue<'Opening'>, 'team' | 'description' | 'draft'> & { slug: string; html: string };

// The kinds of employment that Google knows, by how content may write them.
const employmentTypes: [RegExp, string][] = [
  [/^full[ -]?time/i, 'FULL_TIME'],
  [/^part[ -]?time/i, 'PART_TIME'],
  [/^intern/i, 'INTERN'],
  [/^contract/i, 'CONTRACTOR'],
  [/^temporary/i, 'TEMPORARY'],
];

const escapeHtml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const buildDescription = ({ html, asks }: JsonLdOpening, asked: string): string =>
  `${html.trim()}<p>${escapeHtml(asked)}</p><ul>${asks.map((ask) => `<li>${escapeHtml(ask)}</li>`).join('')}</ul>`;

/**
 * S2, W2: an opening. Where it names a showroom as its place, that showroom’s address is the place of the work.
 * @param asked the label over what we ask.
 * @param url the address of its page, from which one form applies.
 */
export function openingJsonLd(
  opening: JsonLdOpening,
  showrooms: readonly JsonLdShowroom[],
  asked: string,
  company: JsonLdCompany,
  url: string,
): JobPosting {
  const showroom = showrooms.find(({ name }) => name === opening.place);
  const kind = employmentTypes.find(([pattern]) => pattern.test(opening.employment))?.[1];
  return {
    '@type': 'JobPosting',
    title: opening.title,
    url,
    directApply: true,
    description: buildDescription(opening, asked),
    identifier: { '@type': 'PropertyValue', name: company.legal_name, value: opening.slug },
    datePosted: opening.date,
    ...(opening.closes && { validThrough: toIsoDayEnd(opening.closes) }),
    ...(kind && { employmentType: kind }),
    hiringOrganization: organizationReference(company),
    jobLocation: {
      '@type': 'Place',
      address: showroom
        ? toPostalAddress(showroom, company)
        : { '@type': 'PostalAddress', addressLocality: opening.place, addressCountry: company.country },
    },
  };
}

/** S2: the breadcrumbs from the home page to a page. */
export const breadcrumbsJsonLd = (steps: readonly { name: string; url: string }[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url })),
});

/** S2: the questions and their answers in HTML. */
export const faqJsonLd = (questions: readonly { question: string; answer: string }[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.trim() },
  })),
});

/** What a page says in the words of schema.org, as it stands in the page's script block: no text in it can end the block. */
export const serializeJsonLd = (things: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(/</g, '\\u003c');
