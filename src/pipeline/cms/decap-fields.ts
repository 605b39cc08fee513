import { contentKinds } from '../../schema/content-kinds';
import { type JsonSchema, foldSchema, type SchemaField, type SchemaFold } from '../../schema/json-schema';
import { type FieldRole, isReference, type ReferenceRole, referenceKinds } from '../../schema/metadata';
import { capitalize } from '../../domain/number-words';
import { getEntryName, getFieldLabel } from './field-labels';

/** A field of the editing screen, as Decap CMS reads it. */
export interface DecapField {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  hint?: string;
  label_singular?: string;
  pattern?: [pattern: string, words: string];
  options?: { label: string; value: string }[];
  /** The field of an item of a list of values. */
  field?: DecapField;
  /** The fields of a group, or of each entry of a list. */
  fields?: DecapField[];
  /** The members of a list of a union, by their `type`. */
  types?: DecapField[];
  /** The field by which the entries of a list are written in order. */
  sorted_by?: string;
  /** Other settings of its widget. */
  [setting: string]: unknown;
  /** How its value differs from the value in the file, see `admin-app/value-adapter`. */
  adapter?: 'group' | 'yes-no' | 'file';
}

type Widget = Pick<DecapField, 'widget' | 'adapter' | 'options' | 'pattern'> & Record<string, unknown>;

/** A choice among the entries of another kind of content. */
function createRelation(role: ReferenceRole): Widget {
  const { type, key, label } = referenceKinds[role];
  const { format, files } = contentKinds.find((kind) => kind.type === type)!;
  const path = (name: string) => (format === 'list' ? `entries.*.${name}` : name);
  return {
    widget: 'relation',
    collection: type,
    ...(format === 'list' ? { file: files.replace('.yaml', '') } : {}),
    value_field: path(key),
    display_fields: [path(label)],
    search_fields: [path(label), path(key)],
    options_length: 200,
  };
}

const widgetByRole: Partial<Record<FieldRole, Widget>> = {
  copy: { widget: 'text-line' },
  markdown: { widget: 'markdown', buttons: ['bold', 'italic', 'link'], editor_components: [], minimal: true, modes: ['rich_text', 'raw'] },
  date: { widget: 'datetime', format: 'YYYY-MM-DD', date_format: 'YYYY-MM-DD', time_format: false },
  // Decap matches the pattern with the name of the file, without its path.
  'picture-file': { widget: 'image', adapter: 'file', choose_url: false, pattern: ['\\.(?:jpe?g|png)$', 'a .jpg or .png'] },
  'inline-svg': { widget: 'image', adapter: 'file', choose_url: false, pattern: ['\\.svg$', 'an .svg'] },
  'focus-point': { widget: 'focus-point' },
  'document-file': { widget: 'file', adapter: 'file', choose_url: false, pattern: ['\\.pdf$', 'a .pdf'] },
  logo: { widget: 'image', adapter: 'file', choose_url: true },
};

const toOption = (value: string) => ({ label: value, value });

function getWidgetByType({ type, minimum, maximum }: JsonSchema, required: boolean): Widget | undefined {
  if (type === 'string') return { widget: 'string' };
  if (type === 'integer')
    return { widget: 'number', value_type: 'int', step: 1, min: minimum, ...(maximum === Number.MAX_SAFE_INTEGER ? {} : { max: maximum }) };
  if (type !== 'boolean') return undefined;
  // A switch has no third state, and a missing value is not the same as `false`.
  return required
    ? { widget: 'boolean', default: false }
    : {
        widget: 'select',
        adapter: 'yes-no',
        options: [
          { label: 'Yes', value: 'true' },
          { label: 'No', value: 'false' },
        ],
      };
}

function findWidget(schema: JsonSchema, isRequired: boolean): Widget | undefined {
  if (schema.enum) return { widget: 'select', options: schema.enum.map(toOption) };
  if (isReference(schema.role)) return createRelation(schema.role);
  return (schema.role && widgetByRole[schema.role]) ?? getWidgetByType(schema, isRequired);
}

/**
 * The widget of a field that is neither a list nor a group.
 * @throws {Error} when no widget is for the shape.
 */
function getWidget(schema: JsonSchema, isRequired: boolean): Widget {
  const { pattern, patternMessage = pattern } = schema;
  const widget = findWidget(schema, isRequired);
  if (!widget)
    throw new Error(`No widget of the editing screen for ${JSON.stringify(schema)}: add one to src/pipeline/cms/decap-fields.ts.`);
  const hasPattern = pattern !== undefined && ['string', 'text-line', 'focus-point'].includes(widget.widget);
  return hasPattern ? { ...widget, pattern: [pattern, patternMessage!] } : widget;
}

/** Makes the field of the editing screen for a shape, once its name is known and whether it is required. */
type CreateField = (name: string, isRequired: boolean) => DecapField;

function createBase(name: string, required: boolean, { description: hint }: JsonSchema) {
  return { name, label: getFieldLabel(name), required, ...(hint === undefined ? {} : { hint }) };
}

const isLine = ({ widget }: DecapField): boolean => widget === 'text-line';
const isChoiceOrName = ({ widget }: DecapField): boolean => ['select', 'string'].includes(widget);

/** The template of the line that stands for an entry of a list while the entry is collapsed: a text, a picture by its text, or two names. */
function getSummary(fields: readonly DecapField[]): { summary?: string } {
  const dates = fields.filter(({ widget, required }) => widget === 'datetime' && required);
  const line = fields.find(isLine);
  const group = fields.find((field) => field.widget === 'object' && field.fields?.some(isLine));
  const inner = group && `${group.name}.${group.fields!.find(isLine)!.name}`;
  const choices = fields.filter(isChoiceOrName).slice(0, 2);
  const toTemplate = (names: readonly string[]) => ({ summary: names.map((name) => `{{fields.${name}}}`).join(' · ') });
  if (line) return toTemplate([...dates, line].map(({ name }) => name));
  if (inner !== undefined) return toTemplate([inner]);
  const shown = choices.length > 0 ? choices : fields.filter((field) => !field.fields).slice(0, 1);
  return shown.length === 0 ? {} : toTemplate(shown.map(({ name }) => name));
}

/** A list: one field that takes several references or choices, collapsed entries of a group, one field for each other value. */
function createListField(base: ReturnType<typeof createBase>, { minItems, maxItems }: JsonSchema, createItem: CreateField): DecapField {
  const item = createItem('item', true);
  const limits = { ...(minItems && { min: minItems }), ...(maxItems && { max: maxItems }) };
  if (['relation', 'select'].includes(item.widget)) return { ...item, ...base, ...limits, multiple: true };
  const label_singular = getEntryName(base.name);
  const list = { ...base, ...limits, widget: 'list', label_singular, collapsed: true, default: [] };
  if (item.types) return { ...list, types: item.types };
  const day = item.fields?.find(({ name }) => name === 'date');
  if (item.fields) return { ...list, fields: item.fields, ...getSummary(item.fields), ...(day && { sorted_by: day.name }) };
  return { ...list, field: { ...item, label: capitalize(label_singular) }, ...getSummary([item]) };
}

/** Decap asks for the fields of a group even where the group may be missing: such a group is a list of none or one. */
function createGroupField(base: ReturnType<typeof createBase>, fields: DecapField[]): DecapField {
  if (base.required || !fields.some(({ required }) => required)) return { ...base, widget: 'object', fields, collapsed: !base.required };
  const label_singular = base.label.toLowerCase();
  return { ...base, adapter: 'group', widget: 'list', max: 1, default: [], label_singular, fields, ...getSummary(fields) };
}

const createFields = (fields: readonly (SchemaField & { folded: CreateField })[]): DecapField[] =>
  fields.filter(({ schema }) => schema.const === undefined).map(({ name, isRequired, folded }) => folded(name, isRequired));

/** The hint names `true` and `false`, as a file has them. The editing screen offers Yes and No. */
const withChoicesInHint = (field: DecapField): DecapField =>
  field.adapter === 'yes-no' && field.hint !== undefined
    ? { ...field, hint: field.hint.replace(/\btrue\b/g, 'Yes').replace(/\bfalse\b/g, 'No') }
    : field;

const fieldFold: SchemaFold<CreateField> = {
  value: (schema) => (name, isRequired) => withChoicesInHint({ ...createBase(name, isRequired, schema), ...getWidget(schema, isRequired) }),
  list: (schema, item) => (name, isRequired) => createListField(createBase(name, isRequired, schema), schema, item),
  group: (schema, fields) => (name, isRequired) => createGroupField(createBase(name, isRequired, schema), createFields(fields)),
  union: (schema, members) => (name, isRequired) => ({
    ...createBase(name, isRequired, schema),
    widget: 'list',
    types: members.map(({ type, folded }) => {
      const { hint: label = '', fields = [] } = folded(type, true);
      return { name: type, label, widget: 'object', required: true, fields, ...getSummary(fields) };
    }),
  }),
};

/**
 * The field of the editing screen for a shape of the content.
 * @throws {Error} when no widget is for a value in it.
 */
export const createDecapField = (name: string, schema: JsonSchema, isRequired: boolean): DecapField =>
  foldSchema(schema, fieldFold)(name, isRequired);
