import type { Organization, WebSite, DayOfWeek, LocalBusiness, OpeningHoursSpecification, PostalAddress } from 'schema-dts';
import { to24HourTime } from '../../../domain/date-formats';
import { getNextDay, weekdays } from '../../../domain/dates';
import type { ContentValue } from '../../../schema/content-kinds';

/** The company in the content. */
export interface JsonLdCompany extends Pick<
  ContentValue<'ContentSite'>,
  'name' | 'legal_name' | 'description' | 'url' | 'country' | 'since'
> {
  /** The URLs of its pages elsewhere. */
  social: readonly string[];
  /** One telephone number for each showroom. */
  contacts: readonly { name: string; phone: string }[];
}

const toOrganizationId = ({ url }: JsonLdCompany): string => `${url}/#company`;

/** The company as a reference in the data of another node. */
export const organizationReference = (company: JsonLdCompany): { '@type': 'Organization'; '@id': string; name: string; url: string } => ({
  '@type': 'Organization',
  '@id': toOrganizationId(company),
  name: company.legal_name,
  url: `${company.url}/`,
});

/** S2: the company. */
export const organizationJsonLd = (company: JsonLdCompany): Organization => ({
  ...organizationReference(company),
  alternateName: company.name,
  description: company.description,
  foundingDate: String(company.since),
  logo: `${company.url}/icon-512.png`,
  sameAs: company.social,
  contactPoint: company.contacts.map(({ name, phone }) => ({ '@type': 'ContactPoint', name, telephone: phone })),
});

/** S2: the site, by the name that search results show. */
export const websiteJsonLd = (company: JsonLdCompany): WebSite => ({
  '@type': 'WebSite',
  name: company.legal_name,
  alternateName: company.name,
  url: `${company.url}/`,
  publisher: { '@id': toOrganizationId(company) },
});

/** A showroom in the content. */
export type JsonLdShowroom = Pick<ContentValue<'Showroom'>, 'slug' | 'name' | 'street' | 'city' | 'map' | 'phones' | 'hours' | 'holidays'>;

const hoursType = { '@type': 'OpeningHoursSpecification' } as const;

/** The days of a run, which may wrap round the week. */
function expandWeekdays(from: (typeof weekdays)[number], to = from): DayOfWeek[] {
  const first = weekdays.indexOf(from);
  const count = ((weekdays.indexOf(to) - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, step) => weekdays[(first + step) % 7]!);
}

/** Holidays in their order; days that follow one another with the same hours are one entry. A closed day is written 00:00 to 00:00. */
function mergeHolidays(holidays: NonNullable<JsonLdShowroom['holidays']>) {
  const runs: Record<'validFrom' | 'validThrough' | 'opens' | 'closes', string>[] = [];
  for (const { date, opens, closes } of [...holidays].sort((one, other) => one.date.localeCompare(other.date))) {
    const hours = opens && closes ? { opens: to24HourTime(opens), closes: to24HourTime(closes) } : { opens: '00:00', closes: '00:00' };
    const last = runs.at(-1);
    if (last && getNextDay(last.validThrough) === date && last.opens === hours.opens && last.closes === hours.closes)
      last.validThrough = date;
    else runs.push({ validFrom: date, validThrough: date, ...hours });
  }
  return runs;
}

const toOpeningHours = ({ hours }: JsonLdShowroom): OpeningHoursSpecification[] =>
  hours.map(({ from, to, opens, closes }) => ({
    ...hoursType,
    dayOfWeek: expandWeekdays(from, to),
    opens: to24HourTime(opens),
    closes: to24HourTime(closes),
  }));

/** The address of a showroom. */
export const toPostalAddress = ({ street, city }: Pick<JsonLdShowroom, 'street' | 'city'>, { country }: JsonLdCompany): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: city,
  addressCountry: country,
});

/**
 * S2: a showroom with its hours and holidays.
 * @param page the addresses of its page and of the picture that stands for it.
 */
export const showroomJsonLd = (showroom: JsonLdShowroom, company: JsonLdCompany, page: { url: string; image: string }): LocalBusiness => ({
  '@type': 'LocalBusiness',
  '@id': `${company.url}/#${showroom.slug}`,
  name: `${company.legal_name}, ${showroom.name}`,
  url: page.url,
  image: page.image,
  telephone: showroom.phones,
  address: toPostalAddress(showroom, company),
  hasMap: showroom.map,
  openingHoursSpecification: toOpeningHours(showroom),
  specialOpeningHoursSpecification: mergeHolidays(showroom.holidays ?? []).map((special) => ({ ...hoursType, ...special })),
  parentOrganization: organizationReference(company),
});
