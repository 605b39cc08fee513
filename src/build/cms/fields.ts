import type { Field } from './field';
import type { Shape } from './shapes';
import { widgetOf } from './widgets';

type Shapes = Readonly<Record<string, Shape>>;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const labelOf = (name: string): string => capital(name.replace(/[_-]/g, ' '));

/** What one of a list is called: `telephone number` of “A telephone number”. */
export const singular = (description: string | undefined): string | undefined =>
  description?.replace(/^(?:An?|The) /, '').split(/[;:,]/)[0];

/** A reference with what stands in its place; its own words win. */
function resolved(shape: Shape, shapes: Shapes): Shape {
  if (!shape.$ref) return shape;
  return { ...shapes[shape.$ref], ...(shape.description === undefined ? {} : { description: shape.description }) };
}

const isText = ({ widget }: Field): boolean => ['words', 'string'].includes(widget);

/** The words by which an entry of a list is known while it is folded. */
function summaryOf(fields: readonly Field[]): string | undefined {
  const shown = fields.find(({ widget }) => widget === 'words') ?? fields.find(isText) ?? fields.find(({ fields: inner }) => !inner);
  return shown && `{{fields.${shown.name}}}`;
}

/** The fields of a group, in the order of its schema. */
export function fieldsOf({ properties = {}, required = [] }: Shape, shapes: Shapes): Field[] {
  return Object.entries(properties)
    .filter(([, shape]) => shape.const === undefined)
    .map(([name, shape]) => fieldOf(name, shape, required.includes(name), shapes));
}

function typesOf({ oneOf = [] }: Shape, shapes: Shapes): Field[] {
  return oneOf.map((one) => {
    const shape = resolved(one, shapes);
    const fields = fieldsOf(shape, shapes);
    const label = shape.description ?? '';
    const summary = summaryOf(fields);
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
function listOf(base: Pick<Field, 'name' | 'label' | 'required' | 'hint'>, shape: Shape, shapes: Shapes): Field {
  const item = resolved(shape.items!, shapes);
  const limits = { ...(shape.minItems && { min: shape.minItems }), ...(shape.maxItems && { max: shape.maxItems }) };
  const list = {
    ...base,
    ...limits,
    widget: 'list',
    label_singular: singular(item.description) ?? base.label,
    collapsed: true,
    default: [],
  };
  if (item.oneOf) return { ...list, label_singular: 'section', types: typesOf(item, shapes) };
  if (item.properties) {
    const fields = fieldsOf(item, shapes);
    return { ...list, fields, summary: summaryOf(fields) };
  }
  const one = fieldOf('item', item, true, shapes);
  if (['relation', 'select'].includes(one.widget)) return { ...one, ...base, ...limits, multiple: true };
  return { ...list, field: { ...one, label: capital(list.label_singular) } };
}

/** The field of the editing screen for a field of the content. Throws for a shape that it does not know. */
export function fieldOf(name: string, given: Shape, required: boolean, shapes: Shapes): Field {
  const shape = resolved(given, shapes);
  const { description: hint } = shape;
  const base = { name, label: labelOf(name), required, ...(hint === undefined ? {} : { hint }) };
  if (shape.items) return listOf(base, shape, shapes);
  if (!shape.properties) return { ...base, ...widgetOf(shape, required) };
  const fields = fieldsOf(shape, shapes);
  // Decap asks for the fields of a group even where the group may be missing: such a one is a list of none or one.
  const isGroup = !required && fields.some((field) => field.required);
  if (!isGroup) return { ...base, widget: 'object', fields, collapsed: !required };
  return {
    ...base,
    as: 'group',
    widget: 'list',
    max: 1,
    default: [],
    label_singular: base.label.toLowerCase(),
    fields,
    summary: summaryOf(fields),
  };
}
