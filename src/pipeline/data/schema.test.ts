import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import type { CreateSchemaCustomizationArgs } from 'gatsby';
import type { Assets } from './assets';
import { createContentSchema } from './schema';

const { typesWithoutInference } = createRequire(__filename)('gatsby/dist/schema/types/type-defs') as {
  typesWithoutInference: (names: string[], definition: unknown) => string[];
};

test('[C1] Gatsby infers no fields of folders, whose names may look like dates', () => {
  const definitions: unknown[] = [];
  const actions = { createTypes: (types: unknown) => definitions.push(types), createFieldExtension: () => undefined };
  const schema = { buildUnionType: (config: object) => ({ kind: 'UNION', config }) };
  createContentSchema({ actions, schema } as unknown as CreateSchemaCustomizationArgs, {} as Assets);
  const names = definitions.flatMap((definition) => typesWithoutInference([], definition));
  expect(names).toEqual(expect.arrayContaining(['Article', 'Directory']));
});
