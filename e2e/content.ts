import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';

const read = (path: string): unknown => parse(readFileSync(join('content', path), 'utf8'));
const names = (folder: string): string[] => readdirSync(join('content', folder));

interface Brand {
  name: string;
  link: string;
  order: number;
  hero: { focus?: string; focus_phone?: string };
  composition?: { head?: string; ground?: string; gallery?: string; order?: string[] };
}

interface Site {
  url: string;
  since: number;
  until: number;
  service: string;
  catalogue: { invitation: string; action: { to: string } };
}

interface Question {
  question: string;
  answer: string;
}

interface Showroom {
  name: string;
  holidays: { date: string; opens?: string }[];
}

export const site = read('site.yaml') as Site;

interface Text {
  newsletter: { no_connection: string };
  loading: { label: string };
}

/** The small words of the site. */
export const text = read('text.yaml') as Text;

export const questions = read('faq.yaml') as Question[];

export const showrooms = read('showrooms.yaml') as Showroom[];

/** The partner brands in the order that editors gave them. */
export const brands: Brand[] = names('brands')
  .map((name) => read(`brands/${name}/index.yaml`) as Brand)
  .sort((one, other) => one.order - other.order);

/** The types of the contact forms. */
export const formTypes: string[] = names('forms').map((file) => basename(file, '.yaml'));

/** The editors' redirects. */
export const redirects = read('redirects.yaml') as { from: string; to: string; permanent?: boolean }[];
