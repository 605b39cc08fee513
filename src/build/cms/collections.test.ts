import { expect, test } from '@jest/globals';
import type { z } from 'zod';
import { contentKinds } from '../../schema/content';
import { bare } from '../check/schema-walk';
import { type Collection, collections, listField } from './collections';
import { contentFiles } from './content-files.fixture';
import type { Field } from './field';
import { formatOf } from './screen/format';

const all = collections();
const fieldsOf = ({ fields, files }: Collection): Field[] => fields ?? files![0]!.fields;

/** The fields of an entry of a kind: of a list those of one of its entries. */
const entryFields = (type: string): Field[] => {
  const collection = all.find(({ name }) => name === type)!;
  const fields = fieldsOf(collection);
  return collection.form === 'list' ? fields.find(({ name }) => name === listField)!.fields! : fields;
};

const namesIn = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => [
    field.name,
    ...namesIn(field.fields ?? []).map((name) => `${field.name}.${name}`),
    ...(field.types ?? []).flatMap((type) => namesIn(type.fields!).map((name) => `${field.name}.${type.name}.${name}`)),
  ]);

/** The names of all fields below a schema, read from the schema itself. */
function namesOf(schema: z.ZodType): string[] {
  const inner = bare(schema);
  if (inner.def.type === 'array') return namesOf((inner as z.ZodArray).element as z.ZodType);
  if (inner.def.type === 'union') return (inner as z.ZodDiscriminatedUnion).options.flatMap((one) => namesOfType(one as z.ZodObject));
  if (inner.def.type !== 'object') return [];
  return Object.entries((inner as z.ZodObject).shape as Record<string, z.ZodType>).flatMap(([name, field]) => [
    name,
    ...namesOf(field).map((below) => `${name}.${below}`),
  ]);
}

function namesOfType(schema: z.ZodObject): string[] {
  const [type] = (schema.shape['type'] as z.ZodLiteral<string>).values;
  return namesOf(schema)
    .filter((name) => name !== 'type')
    .map((name) => `${type!}.${name}`);
}

test.each(contentKinds)('[E1] the editing screen has every field of $type that the schema has, and no other', ({ type, schema, form }) => {
  const names = namesIn(entryFields(type));
  expect(names.filter((name) => form !== 'markdown' || name !== 'body').sort()).toEqual([...new Set(namesOf(schema))].sort());
  expect(names.includes('body')).toBe(form === 'markdown');
});

test('[E1] every kind of content is a collection, and its files are where the schema says', () => {
  const files = all.map(({ folder, path, extension, files: single }) =>
    single ? single[0]!.file : `${folder!}/*${(path ?? '').replace('{{slug}}', '')}.${extension!}`,
  );
  expect(files.sort()).toEqual(contentKinds.map(({ files: pattern }) => `content/${pattern}`).sort());
});

test.each(contentFiles)('[E1] every key of $path has a field', ({ kind, text }) => {
  const missing: string[] = [];
  const walk = (fields: readonly Field[], values: Record<string, unknown>, at: string) => {
    for (const [name, value] of Object.entries(values)) {
      const field = fields.find((one) => one.name === name);
      if (!field) missing.push(`${at}${name}`);
      for (const item of [value].flat()) {
        const inner = field?.fields ?? field?.types?.find((type) => type.name === (item as { type?: string }).type)?.fields;
        const { type: _type, ...rest } = inner ? (item as Record<string, unknown>) : {};
        if (inner) walk(inner, field?.types ? rest : (item as Record<string, unknown>), `${at}${name}.`);
      }
    }
  };
  const collection = all.find(({ name }) => name === kind.type)!;
  const { $source, ...values } = formatOf({ form: kind.form, fields: fieldsOf(collection) }).fromFile(text);
  walk(fieldsOf(collection), values, '');
  expect([missing, $source]).toEqual([[], text]);
});

/** The field at a path of names. */
const at = (type: string, ...[first, ...rest]: string[]): Field =>
  rest.reduce(
    (field, name) => [...(field.fields ?? []), ...(field.types ?? [])].find((one) => one.name === name)!,
    entryFields(type).find(({ name }) => name === first)!,
  );

test('[E1] fields are filled in by what they mean, with the schema’s words as hints', () => {
  expect(at('Brand', 'origin')).toMatchObject({ widget: 'words', required: false, hint: 'The country it comes from' });
  expect(at('Brand', 'showrooms')).toMatchObject({ widget: 'relation', multiple: true, collection: 'Showroom', file: 'showrooms', min: 1 });
  expect(at('Article', 'brands')).toMatchObject({ widget: 'relation', multiple: true, collection: 'Brand', value_field: 'name' });
  expect(at('Article', 'article_id')).toMatchObject({ widget: 'own-number', collection: 'Article' });
  expect(at('Article', 'date')).toMatchObject({ widget: 'datetime', format: 'YYYY-MM-DD', time_format: false });
  expect(at('Article', 'kind').options?.map(({ value }) => value)).toEqual(['news', 'event']);
  expect(at('Article', 'draft')).toMatchObject({ widget: 'select', as: 'yes-no', required: false });
  expect(at('Navigation', 'social', 'icon').options?.map(({ value }) => value)).toContain('facebook');
  expect(at('Page', 'sections', 'hero', 'picture', 'file')).toMatchObject({ widget: 'image', required: true });
  expect(at('Article', 'event')).toMatchObject({ widget: 'list', as: 'group', max: 1, required: false });
  expect(at('Showroom', 'phones').field).toMatchObject({ pattern: [expect.stringContaining('+'), 'a number such as +63 2 8555 0100'] });
});

test('[E1] a picture cannot be saved without its alternate text', () => {
  const pictures: Field[] = [];
  const gather = (fields: readonly Field[]) => {
    for (const field of fields) {
      const inner = [...(field.fields ?? []), ...(field.types ?? []).flatMap((type) => type.fields!)];
      if (field.fields?.some(({ widget }) => widget === 'image') && field.fields.some(({ name }) => name === 'file')) pictures.push(field);
      gather([...inner, ...(field.types ?? [])]);
    }
  };
  all.forEach((collection) => gather(fieldsOf(collection)));
  expect(pictures.length).toBeGreaterThan(10);
  expect(pictures.map(({ fields }) => fields!.find(({ name }) => name === 'alt')?.required)).toEqual(pictures.map(() => true));
});
