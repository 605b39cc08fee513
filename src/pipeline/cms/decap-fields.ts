import type { DecapField } from './decap-field';
import type { JsonSchema } from './json-schemas';
import { getWidget } from './widgets';

type JsonSchemas = Readonly<Record<string, JsonSchema>>;

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const toLabel = (name: string): string => capitalize(name.replace(/[_-]/g, ' '));

/** What one of a list is called: `telephone number` of “A telephone number”. */
export const toSingularLabel = (description: string | undefined): string | undefined =>
  description?.replace(/^(?:An?|The) /, '').split(/[;:,]/)[0];

/** A reference with what stands in its place; its own words win. */
function resolveRef(shape: JsonSchema, shapes: JsonSchemas): JsonSchema {
  if (!shape.$ref) return shape;
  return { ...shapes[shape.$ref], ...(shape.description === undefined ? {} : { description: shape.description }) };
}

const isTextField = ({ widget }: DecapField): boolean => ['text-line', 'string'].includes(widget);

/** The words by which an entry of a list is known while it is folded. */
function getSummary(fields: readonly DecapField[]): string | undefined {
  const shown =
    fields.find(({ widget }) => widget === 'text-line') ?? fields.find(isTextField) ?? fields.find(({ fields: inner }) => !inner);
  return shown && `{{fields.${shown.name}}}`;
}

/** The fields of a group, in the order of its schema. */
export function createDecapFields({ properties = {}, required = [] }: JsonSchema, shapes: JsonSchemas): DecapField[] {
  return Object.entries(properties)
    .filter(([, shape]) => shape.const === undefined)
    .map(([name, shape]) => createDecapField(name, shape, required.includes(name), shapes));
}

function createTypes({ oneOf = [] }: JsonSchema, shapes: JsonSchemas): DecapField[] {
  return oneOf.map((one) => {
    const shape = resolveRef(one, shapes);
    const fields = createDecapFields(shape, shapes);
    const label = shape.description ?? '';
    const summary = getSummary(fields);
    return {
      name: shape.properties!['type']!.const!,
      label,
      widget: 'object',
      required: true,
      fields,
      ...(summary ? { summary } : {}),
    };
  });
}

/** A list: of references and choices one field that takes several, of groups folded entries, of all else one field for each. */
function createListField(
  base: Pick<DecapField, 'name' | 'label' | 'required' | 'hint'>,
  shape: JsonSchema,
  shapes: JsonSchemas,
): DecapField {
  const item = resolveRef(shape.items!, shapes);
  const limits = { ...(shape.minItems && { min: shape.minItems }), ...(shape.maxItems && { max: shape.maxItems }) };
  const list = {
    ...base,
    ...limits,
    widget: 'list',
    label_singular: toSingularLabel(item.description) ?? base.label,
    collapsed: true,
    default: [],
  };
  if (item.oneOf) return { ...list, label_singular: 'section', types: createTypes(item, shapes) };
  if (item.properties) {
    const fields = createDecapFields(item, shapes);
    return { ...list, fields, summary: getSummary(fields) };
  }
  const one = createDecapField('item', item, true, shapes);
  if (['relation', 'select'].includes(one.widget)) return { ...one, ...base, ...limits, multiple: true };
  return { ...list, field: { ...one, label: capitalize(list.label_singular) } };
}

/** The field of the editing screen for a field of the content. Throws for a shape that it does not know. */
export function createDecapField(name: string, given: JsonSchema, required: boolean, shapes: JsonSchemas): DecapField {
  const shape = resolveRef(given, shapes);
  const { description: hint } = shape;
  const base = { name, label: toLabel(name), required, ...(hint === undefined ? {} : { hint }) };
  if (shape.items) return createListField(base, shape, shapes);
  if (!shape.properties) return { ...base, ...getWidget(shape, required) };
  const fields = createDecapFields(shape, shapes);
  // Decap asks for the fields of a group even where the group may be missing: such a one is a list of none or one.
  const isGroup = !required && fields.some((field) => field.required);
  if (!isGroup) return { ...base, widget: 'object', fields, collapsed: !required };
  return {
    ...base,
    adapter: 'group',
    widget: 'list',
    max: 1,
    default: [],
    label_singular: base.label.toLowerCase(),
    fields,
    summary: getSummary(fields),
  };
}
