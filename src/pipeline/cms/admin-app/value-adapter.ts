import type { DecapField } from '../decap-fields';

type Values = Record<string, unknown>;

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Converts a group, or the groups in a list, by their fields; other values stay as they are. */
function convertGroups(
  { fields, types }: DecapField,
  value: unknown,
  convert: (fields: readonly DecapField[], group: Values) => Values,
): unknown {
  const convertItem = (item: unknown) => {
    const itemFields = isRecord(item) ? (fields ?? types?.find(({ name }) => item['type'] === name)?.fields) : undefined;
    return itemFields ? convert(itemFields, item as Values) : item;
  };
  return Array.isArray(value) ? value.map(convertItem) : convertItem(value);
}

function toWidgetValue(field: DecapField, value: unknown): unknown {
  if (field.adapter === 'group') return isRecord(value) ? [toWidgetValues(field.fields!, value)] : [];
  if (field.adapter === 'yes-no') return String(value);
  return convertGroups(field, value, toWidgetValues);
}

/** Converts the values of a file to those of the widgets; values without a field stay as they are. */
export function toWidgetValues(fields: readonly DecapField[], values: Values): Values {
  const known = new Map(fields.map((field) => [field.name, field]));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, known.has(name) ? toWidgetValue(known.get(name)!, value) : value]),
  );
}

const isEmptyValue = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) ? value.length === 0 : isRecord(value) && Object.keys(value).length === 0);

// Decap gives the name without a path for a file that it has put beside the entry.
const toFilePath = (value: unknown): unknown =>
  typeof value === 'string' && !/^(?:\.{1,2}\/|https:)/.test(value) && value !== '' ? `./${value}` : value;

/** A line with the marks that somebody typed into the rich text, which escapes them, and with the path of a picture beside its file. */
export const readTypedMarks = (line: string): string =>
  line
    .replace(/^\\(?=(?:#{2,6}|[->]) \S)|\\(?=\[[^[\]]+\]\([^()\s]+(?: "[^"]*")?\))/g, '')
    .replace(/(?<![\w\\])((?:\\[*_]){1,2})(?=[^\s\\])(.*?[^\s\\])\1(?!\w)/g, (found) => found.replace(/\\(?=[*_])/g, ''))
    .replace(/(?<=!\[[^\]]*\]\()(?=[^/:\s()]+[\s)])/g, './');

function toFileValue(field: DecapField, value: unknown): unknown {
  if (field.adapter === 'group') return Array.isArray(value) && isRecord(value[0]) ? toFileValues(field.fields!, value[0]) : undefined;
  if (field.adapter === 'yes-no') return { true: true, false: false }[String(value)];
  if (field.adapter === 'file') return toFilePath(value);
  // The text of a file is merged line by line.
  if (field.widget === 'markdown' && field.name !== 'body' && typeof value === 'string') return value.replace(/^.*$/gm, readTypedMarks);
  const converted = convertGroups(field, value, toFileValues);
  const { sorted_by: name } = field;
  if (name === undefined || !Array.isArray(converted)) return converted;
  const getDay = (item: Values): string => (typeof item[name] === 'string' ? item[name] : '');
  return (converted as Values[]).toSorted((a, b) => getDay(a).localeCompare(getDay(b)));
}

/**
 * Converts the values of the widgets to those of a file, in the order of the fields, without empty fields. Values without a field come
 * first, such as the `type` of a section.
 */
export function toFileValues(fields: readonly DecapField[], values: Values): Values {
  const known = new Set(fields.map(({ name }) => name));
  const others = Object.entries(values).filter(([name]) => !known.has(name));
  const filled = fields
    .map((field) => [field.name, toFileValue(field, values[field.name])] as const)
    .filter(([, value]) => !isEmptyValue(value));
  return Object.fromEntries([...others, ...filled]);
}
