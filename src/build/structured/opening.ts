import type { JobPosting } from 'schema-dts';
import { isoDayEnd } from '../../logic/stamp';
import { type Company, companyNamed } from './company';
import { addressOf, type Showroom } from './showroom';

/** An opening as content has it. */
export interface Opening {
  slug: string;
  title: string;
  place: string;
  employment: string;
  date: string;
  closes?: string;
  asks: readonly string[];
  /** The work, in HTML. */
  html: string;
}

// The kinds of employment that Google knows, by how content may write them.
const kinds: [RegExp, string][] = [
  [/^full[ -]?time/i, 'FULL_TIME'],
  [/^part[ -]?time/i, 'PART_TIME'],
  [/^intern/i, 'INTERN'],
  [/^contract/i, 'CONTRACTOR'],
  [/^temporary/i, 'TEMPORARY'],
];

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const description = ({ html, asks }: Opening, asked: string): string =>
  `${html.trim()}<p>${escaped(asked)}</p><ul>${asks.map((ask) => `<li>${escaped(ask)}</li>`).join('')}</ul>`;

/**
 * S2: an opening. Where it names a showroom as its place, that showroom’s address is the place of the work.
 * @param asked the label over what we ask.
 */
export function jobPosting(opening: Opening, showrooms: readonly Showroom[], asked: string, company: Company): JobPosting {
  const showroom = showrooms.find(({ name }) => name === opening.place);
  const kind = kinds.find(([pattern]) => pattern.test(opening.employment))?.[1];
  return {
    '@type': 'JobPosting',
    title: opening.title,
    description: description(opening, asked),
    identifier: { '@type': 'PropertyValue', name: company.legal_name, value: opening.slug },
    datePosted: opening.date,
    ...(opening.closes && { validThrough: isoDayEnd(opening.closes) }),
    ...(kind && { employmentType: kind }),
    hiringOrganization: companyNamed(company),
    jobLocation: {
      '@type': 'Place',
      address: showroom
        ? addressOf(showroom, company)
        : { '@type': 'PostalAddress', addressLocality: opening.place, addressCountry: company.country },
    },
  };
}
