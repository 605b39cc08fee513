import { foldSchema, type JsonSchema, type SchemaFold } from '../schema/json-schema';

type Fill = (value: unknown) => unknown;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const createEmptyValue = ({ const: constant, enum: options, role, type, minimum }: JsonSchema, today: string): unknown => {
  if (constant !== undefined || options) return constant ?? options![0];
  if (role === 'date') return today;
  if (type === 'boolean') return false;
  return type === 'string' ? '' : (minimum ?? 0);
};

const createFold = (today: string): SchemaFold<Fill> => ({
  value: (schema) => (value) => value ?? createEmptyValue(schema, today),
  list: (_, fill) => (value) => (Array.isArray(value) ? value.map((item: unknown) => fill(item)) : []),
  group: (_, fields) => (value) => {
    const given = isRecord(value) ? value : {};
    const filled = fields
      .filter(({ name, isRequired }) => isRequired || (given[name] ?? null) !== null)
      .map(({ name, folded }): [string, unknown] => [name, folded(given[name])]);
    return { ...given, ...Object.fromEntries(filled) };
  },
  union: (_, members) => (value) => {
    const type = isRecord(value) ? value['type'] : undefined;
    return members.find((member) => member.type === type)?.folded(value) ?? value;
  },
});

/** Gives each required field that a value does not have an empty value, so that an entry has a page before it is complete. */
export const createFillMissing = (type: string, today: string): Fill => foldSchema({ $ref: type }, createFold(today));
