import type { Field } from '../field';

type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of one entry of a list. */
const fieldsOfItem = ({ fields, types }: Field, item: unknown): readonly Field[] | undefined =>
  fields ?? types?.find(({ name }) => isGroup(item) && item['type'] === name)?.fields;

function valueToScreen(field: Field, value: unknown): unknown {
  if (field.as === 'group') return isGroup(value) ? [toScreen(field.fields!, value)] : [];
  if (field.as === 'yes-no') return String(value);
  if (field.fields && isGroup(value)) return toScreen(field.fields, value);
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => {
    const fields = fieldsOfItem(field, item);
    return fields && isGroup(item) ? toScreen(fields, item) : item;
  });
}

/** The values of a file as the widgets of the screen take them; what has no field stays as it is. */
export function toScreen(fields: readonly Field[], values: Group): Group {
  const known = new Map(fields.map((field) => [field.name, field]));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, known.has(name) ? valueToScreen(known.get(name)!, value) : value]),
  );
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) ? value.length === 0 : isGroup(value) && Object.keys(value).length === 0);

// Decap gives the bare name of a file that it has put beside the entry.
const asFile = (value: unknown): unknown =>
  typeof value === 'string' && !/^(?:\.{1,2}\/|https:)/.test(value) && value !== '' ? `./${value}` : value;

function valueToFile(field: Field, value: unknown): unknown {
  if (field.as === 'group') return Array.isArray(value) && isGroup(value[0]) ? toFile(field.fields!, value[0]) : undefined;
  if (field.as === 'yes-no') return value === 'true' || value === true ? true : value === 'false' || value === false ? false : undefined;
  if (field.as === 'file') return asFile(value);
  if (field.fields && isGroup(value)) return toFile(field.fields, value);
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => {
    const fields = fieldsOfItem(field, item);
    return fields && isGroup(item) ? toFile(fields, item) : item;
  });
}

/**
 * The values of the screen as they stand in a file: in the order of the fields, without those that nothing was filled in; what has no
 * field comes first and stays, as the `type` of a section does.
 */
export function toFile(fields: readonly Field[], values: Group): Group {
  const known = new Set(fields.map(({ name }) => name));
  const others = Object.entries(values).filter(([name]) => !known.has(name));
  const filled = fields
    .map((field) => [field.name, valueToFile(field, values[field.name])] as const)
    .filter(([, value]) => !isEmpty(value));
  return Object.fromEntries([...others, ...filled]);
}
