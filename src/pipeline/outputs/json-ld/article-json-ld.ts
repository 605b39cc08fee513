import type { Event, NewsArticle } from 'schema-dts';
import { toIsoDayStart, toIsoDateTime } from '../../../domain/dates/date-formats';
import type { ContentValue } from '../../../schema/content-kinds';
import { type JsonLdCompany, organizationReference } from './organization-json-ld';
import { toPostalAddress, type JsonLdShowroom } from './showroom-json-ld';

/** An article as content has it. */
export interface JsonLdArticle {
  title: string;
  description: string;
  /** The day it was published. */
  date: string;
  /** The address of its page. */
  url: string;
  /** The addresses of its pictures. */
  images: readonly string[];
}

/** The time and place of an event, with the showroom it is in. */
export type JsonLdEvent = Omit<NonNullable<ContentValue<'Article'>['event']>, 'showroom'> & { showroom?: JsonLdShowroom };

/** S2: news. No person signs it, so that the company is its author. */
export const articleJsonLd = ({ title, description, date, url, images }: JsonLdArticle, company: JsonLdCompany): NewsArticle => ({
  '@type': 'NewsArticle',
  headline: title,
  description,
  image: images,
  datePublished: toIsoDayStart(date),
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
