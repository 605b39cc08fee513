/** The values of a request body by field name. A field that was sent more than once has an array. */
export type BodyFields = Record<string, unknown>;

/** A file of a body, with the name that the sender gave it. */
export class UploadedFile {
  constructor(
    readonly name: string,
    readonly bytes: Uint8Array,
  ) {}
}

/** Collects the values of each field, in order. */
export function toBodyFields(pairs: readonly (readonly [name: string, value: unknown])[]): BodyFields {
  const fields = new Map<string, unknown[]>();
  for (const [name, value] of pairs) fields.set(name, [...(fields.get(name) ?? []), value]);
  return Object.fromEntries(Array.from(fields, ([name, values]) => [name, values.length === 1 ? values[0] : values]));
}
