import { z } from 'zod';
import type { FieldRole } from '../../schema/field-types';

/** The part of JSON Schema that the content schemas use, with the words of a wrong value beside its pattern. */
export interface JsonSchema {
  $ref?: string;
  type?: string;
  const?: string;
  enum?: string[];
  oneOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  description?: string;
  role?: FieldRole;
  pattern?: string;
  /** What a value that does not match the pattern should be. */
  patternMessage?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

/** The shape of every schema that has an id, by the id. */
export function getJsonSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      const shape = jsonSchema as JsonSchema;
      if (shape.pattern !== undefined) shape.patternMessage = z.safeParse(zodSchema, '').error?.issues[0]?.message;
    },
  });
  return schemas as Record<string, JsonSchema>;
}
