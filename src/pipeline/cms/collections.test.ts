import { expect, test } from '@jest/globals';
import type { z } from 'zod';
import { contentKinds } from '../../schema/content-kinds';
import { type CmsCollection, createCollections } from './collections';
import { listFieldName } from './edit-mode/find-sources';
import type { DecapField } from './decap-fields';
import { formatFocusPoint } from './admin-app/focus-point';

const allCollections = createCollections();
const getFields = ({ fields, files }: CmsCollection): DecapField[] => fields ?? files![0]!.fields;

/** The fields of an entry of a kind: of a list those of one of its entries. */
const getEntryFields = (type: string): DecapField[] => {
  const collection = allCollections.find(({ name }) => name === type)!;
  const fields = getFields(collection);
  return collection.contentFormat === 'list' ? fields.find(({ name }) => name === listFieldName)!.fields! : fields;
};

const getFieldNames = (fields: readonly DecapField[]): string[] =>
  fields.flatMap((field) => [
    field.name,
    ...getFieldNames(field.fields ?? []).map((name) => `${field.name}.${name}`),
    ...(field.types ?? []).flatMap((type) => getFieldNames(type.fields!).map((name) => `${field.name}.${type.name}.${name}`)),
  ]);

const unwrapOptional = (schema: z.ZodType): z.ZodType =>
  schema.def.type === 'optional' ? unwrapOptional((schema as z.ZodOptional).unwrap() as z.ZodType) : schema;

/** The names of all fields below a schema, read from the schema itself. */
function getSchemaFieldNames(schema: z.ZodType): string[] {
  const inner = unwrapOptional(schema);
  if (inner.def.type === 'array') return getSchemaFieldNames((inner as z.ZodArray).element as z.ZodType);
  if (inner.def.type === 'union')
    return (inner as z.ZodDiscriminatedUnion).options.flatMap((one) => getMemberFieldNames(one as z.ZodObject));
  if (inner.def.type !== 'object') return [];
  return Object.entries((inner as z.ZodObject).shape as Record<string, z.ZodType>).flatMap(([name, field]) => [
    name,
    ...getSchemaFieldNames(field).map((below) => `${name}.${below}`),
  ]);
}

function getMemberFieldNames(schema: z.ZodObject): string[] {
  const [type] = (schema.shape['type'] as z.ZodLiteral<string>).values;
  return getSchemaFieldNames(schema)
    .filter((name) => name !== 'type')
    .map((name) => `${type!}.${name}`);
}

test.each(contentKinds)(
  '[E1] the editing screen has every field of $type that the schema has, and no other',
  ({ type, schema, format }) => {
    const names = getFieldNames(getEntryFields(type));
    expect(names.filter((name) => format !== 'markdown' || name !== 'body').sort()).toEqual(
      [...new Set(getSchemaFieldNames(schema))].sort(),
    );
    expect(names.includes('body')).toBe(format === 'markdown');
  },
);

test('[E1] every kind of content is a collection, with the file paths of the schema', () => {
  const files = allCollections.map(({ folder, path, extension, files: single }) =>
    single ? single[0]!.file : `${folder!}/*${(path ?? '').replace('{{slug}}', '')}.${extension!}`,
  );
  expect(files.sort()).toEqual(contentKinds.map(({ files: pattern }) => `content/${pattern}`).sort());
});

/** The field at a path of names. */
const getFieldAt = (type: string, ...[first, ...rest]: string[]): DecapField =>
  rest.reduce(
    (field, name) => [...(field.fields ?? []), ...(field.types ?? [])].find((one) => one.name === name)!,
    getEntryFields(type).find(({ name }) => name === first)!,
  );

test('[E1] fields have the widget of their role, with the descriptions of the schema as hints, and a collapsed entry of a list is named by its text', () => {
  expect(getFieldAt('Brand', 'origin')).toMatchObject({ widget: 'text-line', required: false, hint: 'The country it comes from' });
  expect(getFieldAt('Brand', 'showrooms')).toMatchObject({ value_field: 'slug', min: 1 });
  expect(getFieldAt('Article', 'brands')).toMatchObject({ widget: 'relation', multiple: true, collection: 'Brand', value_field: 'name' });
  expect(getFieldAt('Navigation', 'footer', 'icon').options?.map(({ value }) => value)).toContain('arrow-right');
  expect(getFieldAt('Showroom', 'phones').field).toMatchObject({
    pattern: [expect.stringContaining('+'), 'a number such as +63 2 8555 0100'],
  });
  expect(getFieldAt('Opening', 'asks')).toMatchObject({ collapsed: true, summary: '{{fields.item}}', field: { name: 'item' } });
  expect(getFieldAt('Brand', 'gallery')).toMatchObject({ collapsed: true, summary: '{{fields.alt}}' });
});

test('[E7] a collapsed entry is told from its neighbors, and the menu of sections begins with those of every page', () => {
  expect(getFieldAt('Showroom', 'hours')).toMatchObject({ label: 'Days with their hours', summary: '{{fields.from}} · {{fields.to}}' });
  expect(getFieldAt('Showroom', 'holidays')).toMatchObject({ label_singular: 'holiday', summary: '{{fields.date}} · {{fields.name}}' });
  expect(getFieldAt('Showroom', 'chats')).toMatchObject({ summary: '{{fields.channel}} · {{fields.to}}' });
  expect(getFieldAt('Page', 'sections', 'figure')).toMatchObject({ summary: '{{fields.picture.alt}}' });
  expect(getFieldAt('Page', 'sections').types?.slice(0, 2)).toMatchObject([{ name: 'heading' }, { name: 'hero' }]);
});

test('[E7] only the day of an article is that of today, a name is made of the title, and entries are in order by number or day', () => {
  expect([getFieldAt('PrivacyNotice', 'date').default, getFieldAt('Opening', 'closes').default]).toEqual([undefined, undefined]);
  expect(getFieldAt('Showroom', 'slug')).toMatchObject({ widget: 'address-name', made_of: 'name' });
  expect(getFieldAt('Brand', 'link')).toMatchObject({ widget: 'address-name', prefix: '/brand-partners/' });
  expect(getFieldAt('Page', 'path')).toMatchObject({ widget: 'address-name', prefix: '/', is_file_name: false });
  const sorts = allCollections.flatMap(({ name, sortable_fields: fields }) => (fields ? [[name, (fields as unknown[])[0]]] : []));
  expect(Object.fromEntries(sorts)).toMatchObject({
    Article: { field: 'date', default_sort: 'desc' },
    Brand: { field: 'order', default_sort: 'asc' },
    Page: { field: 'path', default_sort: 'asc' },
  });
});

test('[E7] the point of a picture is chosen on it', () => {
  expect(getFieldAt('Article', 'picture', 'focus')).toMatchObject({
    widget: 'focus-point',
    pattern: [expect.any(String), expect.stringContaining('50% 60%')],
  });
  expect(formatFocusPoint(290, 40, { left: 50, top: -10, width: 300, height: 200 })).toBe('80% 25%');
  expect(formatFocusPoint(999, -99, { left: 0, top: 0, width: 300, height: 200 })).toBe('100% 0%');
});
