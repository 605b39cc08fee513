/** Parses JSON; a malformed text gives undefined. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The field of a value by its name; undefined if the value is no object or has no such field of its own. */
export const getField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? value[name as keyof typeof value] : undefined;
