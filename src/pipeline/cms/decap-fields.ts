import { foldSchema, type JsonSchema, type SchemaField, type SchemaFold } from '../../schema/json-schema';
import { capitalize } from '../check/wording';
import type { DecapField } from './decap-field';
import { getWidget } from './widgets';

/** Makes the field of the editing screen for a shape, once its name is known and whether it is required. */
type CreateField = (name: string, isRequired: boolean) => DecapField;

/** The name of one entry of a list: `telephone number` of “A telephone number”. */
export const toSingularLabel = (description: string | undefined): string | undefined =>
  description?.replace(/^(?:An?|The) /, '').split(/[;:,]/)[0];

function createBase(name: string, required: boolean, { description: hint }: JsonSchema) {
  return { name, label: capitalize(name.replace(/[_-]/g, ' ')), required, ...(hint === undefined ? {} : { hint }) };
}

const isTextField = ({ widget }: DecapField): boolean => ['text-line', 'string'].includes(widget);

/** The template of the line that stands for an entry of a list while the entry is collapsed. */
function getSummary(fields: readonly DecapField[]): { summary?: string } {
  const shown =
    fields.find(({ widget }) => widget === 'text-line') ?? fields.find(isTextField) ?? fields.find(({ fields: inner }) => !inner);
  return shown ? { summary: `{{fields.${shown.name}}}` } : {};
}

/** A list: one field that takes several references or choices, collapsed entries of a group, one field for each other value. */
function createListField(base: ReturnType<typeof createBase>, { minItems, maxItems }: JsonSchema, createItem: CreateField): DecapField {
  const item = createItem('item', true);
  const limits = { ...(minItems && { min: minItems }), ...(maxItems && { max: maxItems }) };
  if (['relation', 'select'].includes(item.widget)) return { ...item, ...base, ...limits, multiple: true };
  const label_singular = toSingularLabel(item.hint) ?? base.label;
  const list = { ...base, ...limits, widget: 'list', label_singular, collapsed: true, default: [] };
  if (item.types) return { ...list, label_singular: 'section', types: item.types };
  if (item.fields) return { ...list, fields: item.fields, ...getSummary(item.fields) };
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
