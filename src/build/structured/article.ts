import type { Event, NewsArticle } from 'schema-dts';
import { isoDayStart, isoMoment } from '../../logic/stamp';
import { type Company, companyNamed } from './company';
import { addressOf, type Showroom } from './showroom';

/** An article as content has it. */
export interface Article {
  title: string;
  description: string;
  /** The day it was published. */
  date: string;
  /** The address of its page. */
  url: string;
  /** The addresses of its pictures. */
  images: readonly string[];
}

/** The time and place of an event. */
export interface Happening {
  starts: string;
  ends: string;
  place: string;
  /** The showroom it is in, if it is in one. */
  showroom?: Showroom;
}

/** S2: news. No person signs it, so that the company is its author. */
export const newsArticle = ({ title, description, date, url, images }: Article, company: Company): NewsArticle => ({
  '@type': 'NewsArticle',
  headline: title,
  description,
  image: images,
  datePublished: isoDayStart(date),
  mainEntityOfPage: url,
  author: companyNamed(company),
  publisher: companyNamed(company),
});

/** S2: an event at a place. */
export function event({ title, description, url, images }: Article, happening: Happening, company: Company): Event {
  const { starts, ends, place, showroom } = happening;
  return {
    '@type': 'Event',
    name: title,
    description,
    image: images,
    url,
    startDate: isoMoment(starts),
    endDate: isoMoment(ends),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: place, address: showroom ? addressOf(showroom, company) : place },
    organizer: companyNamed(company),
  };
}
