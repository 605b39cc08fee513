import type {
  GeoCoordinates,
  LocalBusiness,
  LocationFeatureSpecification,
  OpeningHoursSpecification,
  Organization,
  PostalAddress,
  WebSite,
} from 'schema-dts';
import type { AccessFeature } from '../../../domain/access';
import { to24HourTime } from '../../../domain/date-formats';
import { getNextDay } from '../../../domain/dates';
import { listWeekdays } from '../../../domain/times';
import type { ContentValue } from '../../../schema/content-kinds';

export interface JsonLdCompany extends Pick<
  ContentValue<'ContentSite'>,
  'name' | 'legal_name' | 'description' | 'url' | 'country' | 'since' | 'registration' | 'data_protection'
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
  legalName: company.legal_name,
  ...(company.registration && { identifier: company.registration }),
  contactPoint: [
    ...company.contacts.map(({ name, phone }) => ({ '@type': 'ContactPoint' as const, name, telephone: phone })),
    ...(company.data_protection
      ? [{ '@type': 'ContactPoint' as const, contactType: 'data protection', email: company.data_protection }]
      : []),
  ],
});

/** S2: the site, by the name that search results show. */
export const websiteJsonLd = (company: JsonLdCompany): WebSite => ({
  '@type': 'WebSite',
  name: company.legal_name,
  alternateName: company.name,
  url: `${company.url}/`,
  publisher: { '@id': toOrganizationId(company) },
});

export type JsonLdShowroom = Pick<
  ContentValue<'Showroom'>,
  | 'slug'
  | 'name'
  | 'street'
  | 'city'
  | 'region'
  | 'postal_code'
  | 'coordinates'
  | 'map'
  | 'phones'
  | 'hours'
  | 'holidays'
  | 'access'
  | 'transit'
>;

const hoursType = { '@type': 'OpeningHoursSpecification' } as const;

/** A closing time; midnight as the last minute of its day, because 00:00 to 00:00 is a closed day. */
const toClosingTime = (time: string): string => to24HourTime(time).replace('00:00', '23:59');

/** Holidays in their order; days that follow one another with the same hours are one entry. A closed day is written 00:00 to 00:00. */
function mergeHolidays(holidays: NonNullable<JsonLdShowroom['holidays']>) {
  const runs: Record<'validFrom' | 'validThrough' | 'opens' | 'closes', string>[] = [];
  for (const { date, opens, closes } of [...holidays].sort((one, other) => one.date.localeCompare(other.date))) {
    const hours = opens && closes ? { opens: to24HourTime(opens), closes: toClosingTime(closes) } : { opens: '00:00', closes: '00:00' };
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
    dayOfWeek: listWeekdays(from, to),
    opens: to24HourTime(opens),
    closes: toClosingTime(closes),
  }));

export const toPostalAddress = ({ street, city, region, postal_code }: JsonLdShowroom, { country }: JsonLdCompany): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: city,
  ...(region && { addressRegion: region }),
  ...(postal_code && { postalCode: postal_code }),
  addressCountry: country,
});

function toGeo({ coordinates }: JsonLdShowroom): GeoCoordinates | undefined {
  const [latitude, longitude] = coordinates?.split(', ').map(Number) ?? [];
  return latitude === undefined || longitude === undefined ? undefined : { '@type': 'GeoCoordinates', latitude, longitude };
}

const toAmenities = ({ access }: JsonLdShowroom, labels: Readonly<Record<AccessFeature, string>>): LocationFeatureSpecification[] =>
  (access ?? []).map(({ feature, available }) => ({ '@type': 'LocationFeatureSpecification', name: labels[feature], value: available }));

/**
 * S2, S4, W10: a showroom with its hours and holidays, its place, and how it can be reached.
 * @param page the addresses of its page and of the picture that stands for it, and how to come without a car, by its label.
 * @param labels the names of what makes it accessible.
 */
export const showroomJsonLd = (
  showroom: JsonLdShowroom,
  company: JsonLdCompany,
  page: { url: string; image: string; transit: { name: string; value: string } },
  labels: Readonly<Record<AccessFeature, string>>,
): LocalBusiness => ({
  '@type': 'LocalBusiness',
  '@id': `${company.url}/#${showroom.slug}`,
  name: `${company.legal_name}, ${showroom.name}`,
  url: page.url,
  image: page.image,
  telephone: showroom.phones,
  address: toPostalAddress(showroom, company),
  geo: toGeo(showroom),
  hasMap: showroom.map,
  amenityFeature: toAmenities(showroom, labels),
  additionalProperty: { '@type': 'PropertyValue', ...page.transit },
  openingHoursSpecification: toOpeningHours(showroom),
  specialOpeningHoursSpecification: mergeHolidays(showroom.holidays ?? []).map((special) => ({ ...hoursType, ...special })),
  parentOrganization: organizationReference(company),
});
