import type { Organization, WebSite } from 'schema-dts';

/** What the content says of the company. */
export interface Company {
  name: string;
  legal_name: string;
  description: string;
  /** The address of the site, without a slash at the end. */
  url: string;
  /** Two letters. */
  country: string;
  since: number;
  /** Its pages elsewhere. */
  social: readonly string[];
  /** One telephone number for each showroom. */
  contacts: readonly { name: string; phone: string }[];
}

const companyId = ({ url }: Company): string => `${url}/#company`;

/** The company where another thing names it. */
export const companyNamed = (company: Company): { '@type': 'Organization'; '@id': string; name: string; url: string } => ({
  '@type': 'Organization',
  '@id': companyId(company),
  name: company.legal_name,
  url: `${company.url}/`,
});

/** S2: the company. */
export const organization = (company: Company): Organization => ({
  ...companyNamed(company),
  alternateName: company.name,
  description: company.description,
  foundingDate: String(company.since),
  logo: `${company.url}/icon-512.png`,
  sameAs: company.social,
  contactPoint: company.contacts.map(({ name, phone }) => ({ '@type': 'ContactPoint', name, telephone: phone })),
});

/** S2: the site, by the name that search results show. */
export const website = (company: Company): WebSite => ({
  '@type': 'WebSite',
  name: company.legal_name,
  alternateName: company.name,
  url: `${company.url}/`,
  publisher: { '@id': companyId(company) },
});
