import type { Organization, WebSite } from 'schema-dts';
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
