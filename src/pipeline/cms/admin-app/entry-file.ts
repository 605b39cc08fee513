import type { CmsCollection } from '../collections';

/** A part of a path as Decap CMS writes it: lower case, without accents, with hyphens. */
const toSlug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9_.~]+/g, '-')
    .replace(/^-+|-+$/g, '');

const toText = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : 'new');

const fillSlug = (template: string, values: Record<string, unknown>): string =>
  toSlug(template.replace(/\{\{fields\.(\w+)\}\}/g, (_, name: string) => toText(values[name])));

/** The path in `content/` of the file of an entry; of a new entry that of the file which Decap CMS will make. */
export function getEntryFile(collection: CmsCollection, path: string | undefined, values: Record<string, unknown>): string {
  const { folder = '', path: inFolder = '{{slug}}', extension = '' } = collection;
  const slug = fillSlug(toText(collection['slug']), values);
  const file = path || collection.files?.[0]?.file || `${folder}/${inFolder.replace('{{slug}}', slug)}.${extension}`;
  return file.replace(/^content\//, '');
}
