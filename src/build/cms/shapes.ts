import { z } from 'zod';
import type { Meaning } from '../../schema/kinds';

/** The part of JSON Schema that the content schemas use, with the words of a wrong value beside its pattern. */
export interface Shape {
  $ref?: string;
  type?: string;
  const?: string;
  enum?: string[];
  oneOf?: Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
  required?: string[];
  description?: string;
  meaning?: Meaning;
  pattern?: string;
  /** What a value that does not match the pattern should be. */
  wrong?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

/** The shape of every schema that has an id, by the id. */
export function contentShapes(): Record<string, Shape> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      const shape = jsonSchema as Shape;
      if (shape.pattern !== undefined) shape.wrong = z.safeParse(zodSchema, '').error?.issues[0]?.message;
    },
  });
  return schemas as Record<string, Shape>;
}
