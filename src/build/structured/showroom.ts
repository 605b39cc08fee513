import type { DayOfWeek, LocalBusiness, OpeningHoursSpecification, PostalAddress } from 'schema-dts';
import { dayAfter, weekdays } from '../../logic/dates';
import { clockTime } from '../../logic/stamp';
import { type Company, companyNamed } from './company';

/** A showroom as content has it; days are `YYYY-MM-DD`. */
export interface Showroom {
  slug: string;
  name: string;
  street: string;
  city: string;
  map: string;
  phones: readonly string[];
  hours: readonly { from: string; to?: string; opens: string; closes: string }[];
  holidays?: readonly { date: string; opens?: string; closes?: string }[];
}

const typeOf = { '@type': 'OpeningHoursSpecification' } as const;

/** The days of a run, which may wrap round the week. */
function daysOf(from: string, to = from): DayOfWeek[] {
  const names: readonly string[] = weekdays;
  const first = names.indexOf(from);
  const count = ((names.indexOf(to) - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, step) => names[(first + step) % 7] as DayOfWeek);
}

interface Special {
  validFrom: string;
  validThrough: string;
  opens: string;
  closes: string;
}

/** Holidays in their order; days that follow one another with the same hours are one entry. A closed day is written 00:00 to 00:00. */
function specials(holidays: NonNullable<Showroom['holidays']>): Special[] {
  const runs: Special[] = [];
  for (const { date, opens, closes } of [...holidays].sort((one, other) => one.date.localeCompare(other.date))) {
    const hours = opens && closes ? { opens: clockTime(opens), closes: clockTime(closes) } : { opens: '00:00', closes: '00:00' };
    const last = runs.at(-1);
    if (last && dayAfter(last.validThrough) === date && last.opens === hours.opens && last.closes === hours.closes)
      last.validThrough = date;
    else runs.push({ validFrom: date, validThrough: date, ...hours });
  }
  return runs;
}

const hoursOf = ({ hours }: Showroom): OpeningHoursSpecification[] =>
  hours.map(({ from, to, opens, closes }) => ({
    ...typeOf,
    dayOfWeek: daysOf(from, to),
    opens: clockTime(opens),
    closes: clockTime(closes),
  }));

/** The address of a showroom. */
export const addressOf = ({ street, city }: Pick<Showroom, 'street' | 'city'>, { country }: Company): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: city,
  addressCountry: country,
});

/**
 * S2: a showroom with its hours and holidays.
 * @param page the address of the page that shows it.
 */
export const localBusiness = (showroom: Showroom, company: Company, page: string): LocalBusiness => ({
  '@type': 'LocalBusiness',
  '@id': `${company.url}/#${showroom.slug}`,
  name: `${company.legal_name}, ${showroom.name}`,
  url: page,
  telephone: showroom.phones,
  address: addressOf(showroom, company),
  hasMap: showroom.map,
  openingHoursSpecification: hoursOf(showroom),
  specialOpeningHoursSpecification: specials(showroom.holidays ?? []).map((special) => ({ ...typeOf, ...special })),
  parentOrganization: companyNamed(company),
});
