import type { JobPosting } from 'schema-dts';
import { toIsoDayEnd } from '../../../domain/dates/date-formats';
import type { ContentValue } from '../../../schema/content-kinds';
import { type JsonLdCompany, organizationReference } from './organization-json-ld';
import { toPostalAddress, type JsonLdShowroom } from './showroom-json-ld';

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
