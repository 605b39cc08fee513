import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';

const readYaml = (path: string): unknown => parse(readFileSync(join('content', path), 'utf8'));
const listFolder = (folder: string): string[] => readdirSync(join('content', folder));

interface Brand {
  name: string;
  title: string;
  link: string;
  lead: string;
  order: number;
  categories: string[];
  showrooms: string[];
  hero: { focus?: string; focus_phone?: string };
  collections: { name: string; showrooms?: string[]; finishes?: string[]; picture?: { alt: string } }[];
  gallery?: unknown[];
  signature?: { file: string; alt: string };
  composition?: { head?: string; ground?: string; gallery?: string; order?: string[] };
}

interface Showroom {
  slug: string;
  order: number;
  name: string;
  street: string;
  address: string;
  map: string;
  directions: string;
  transit: string;
  hours: { from: string; to?: string; opens: string; closes: string }[];
  parking: string;
  phones: string[];
  holidays: { date: string; name: string; opens?: string }[];
  access: { note: string }[];
}

export const site = readYaml('site.yaml') as {
  url: string;
  legal_name: string;
  since: number;
  until: number;
  service: string;
  catalogue: { invitation: string; action: { to: string }; cover: { alt: string } };
  security: { contact: string; expires: string };
  data_protection: string;
  proofs: { name: string; number: string; expires: string; to?: string; picture?: { alt: string } }[];
};

export const privacyNotice = readYaml('privacy.yaml') as { version: string; date: string; parts: { title: string }[] };

type Part = Record<'title' | 'text', string>;
export const accessibility = readYaml('accessibility.yaml') as Record<'promised' | 'lacking' | 'contact', Part>;

export const messages = readYaml('text.yaml') as {
  newsletter: { no_connection: string };
  loading: { label: string };
  form: { price: string };
  document: Record<string, string>;
  footer: { proofs: string };
};

export const questions = readYaml('faq.yaml') as { question: string; answer: string }[];

/** The showrooms in the order that editors gave them. */
export const showrooms: Showroom[] = listFolder('showrooms')
  .map((slug) => readYaml(`showrooms/${slug}/index.yaml`) as Showroom)
  .sort((one, other) => one.order - other.order);

/** The partner brands in the order that editors gave them. */
export const brands: Brand[] = listFolder('brands')
  .map((name) => readYaml(`brands/${name}/index.yaml`) as Brand)
  .sort((one, other) => one.order - other.order);

/** The documents, of our own and of makers. */
export const documents = listFolder('documents').map(
  (slug) => readYaml(`documents/${slug}/index.yaml`) as { slug: string; title: string; kind: string; link?: string },
);

/** The types of the contact forms. */
export const formTypes: string[] = listFolder('forms').map((file) => basename(file, '.yaml'));

export const redirects = readYaml('redirects.yaml') as { from: string; to: string; permanent?: boolean }[];
