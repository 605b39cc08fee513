import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { contentKinds, findContentKind } from '../../schema/content-kinds';
import { getSectionTypes } from '../../schema/json-schema';
import type { Assets } from './build-assets';
import { getBuildTime, readBuildContext } from './build-context';
import { getYamlTypeName } from './content-nodes';
import { buildFragments } from './fragments';
import { buildTypeDefinitions, createContentSchema } from './type-definitions';
import { readComponents } from './write-fragments';

test('[C1] every kind of content has an explicit GraphQL type, and nothing is inferred', () => {
  const types = buildTypeDefinitions();
  for (const { type } of contentKinds) expect(types).toContain(`type ${type} implements Node @dontInfer {`);
  expect(types).toContain('  file: File! @fileByRelativePath');
  expect(types).toContain('  categories: [Category!]! @link(by: "slug")');
  expect(types).toContain('  date: Date! @dateformat(formatString: "YYYY-MM-DD")');
  expect(types).toContain('  articles(ids: [String!]): [Article!]! @nodesByIds(type: "Article")');
  expect(types).toContain('  openings: [Opening!]! @nodes(type: "Opening")');
  expect(types).toContain('  board: BoardSection @firstSection(type: "BoardSection")');
});

test('[C1] the path of a content file determines its kind', () => {
  expect(findContentKind('brands/kohler/index.yaml')?.type).toBe('Brand');
  expect(findContentKind('articles/9-brass/index.md')?.type).toBe('Article');
  expect(findContentKind('brands/kohler/more/index.yaml')).toBeUndefined();
  expect(getYamlTypeName({ node: { relativePath: 'faq.yaml', sourceInstanceName: 'content' } })).toBe('Question');
  expect(getYamlTypeName({ node: { relativePath: 'faq.yaml', sourceInstanceName: 'elsewhere' } })).toBe('UnknownYaml');
});

test('[C3] a deploy preview, a branch and development are built for editors, other builds for visitors', () => {
  const now = new Date('2026-11-21T02:00:00Z');
  const audience = (env: Record<string, string>) => readBuildContext(env, now).audience;
  expect(audience({ CONTEXT: 'deploy-preview', NODE_ENV: 'production' })).toBe('editors');
  expect(audience({ CONTEXT: 'branch-deploy', NODE_ENV: 'production' })).toBe('editors');
  expect(audience({ NODE_ENV: 'development' })).toBe('editors');
  expect(audience({ CONTEXT: 'production', NODE_ENV: 'production' })).toBe('visitors');
  expect(audience({ NODE_ENV: 'production' })).toBe('visitors');
  expect(readBuildContext({}, now).today).toBe('2026-11-21');
});

test('[E3, C4] the date of a build is SITE_NOW or else the current time; a preview has its own URL, the site the URL of its content', async () => {
  process.env['SITE_NOW'] = '2027-01-31T16:30:00Z';
  await jest.isolateModulesAsync(async () => expect((await import('./build-context')).buildContext.today).toBe('2027-02-01'));
  delete process.env['SITE_NOW'];
  expect(Math.abs(getBuildTime({}).getTime() - Date.now())).toBeLessThan(60_000);
  expect(() => getBuildTime({ SITE_NOW: 'tomorrow' })).toThrow('SITE_NOW is `tomorrow`');
  const origin = (env: Record<string, string>) => readBuildContext(env, new Date()).origin;
  expect(origin({ CONTEXT: 'deploy-preview', DEPLOY_PRIME_URL: 'https://deploy-preview-7.example/' })).toBe(
    'https://deploy-preview-7.example',
  );
  expect(origin({ CONTEXT: 'production', DEPLOY_PRIME_URL: 'https://main.example' })).toBeNull();
  expect(origin({ CONTEXT: 'deploy-preview' })).toBeNull();
});

test('every kind of section has one fragment with the name of its type, of its own or of all that is written in it', async () => {
  const written = await readComponents(join(__dirname, '../../..'));
  const fragments = `${written}\n${buildFragments(written)}`;
  for (const type of getSectionTypes().values()) {
    expect(fragments).toContain(`...${type}`);
    expect(fragments.split(`fragment ${type} on ${type} {`)).toHaveLength(2);
  }
  // What is asked for of other content differs.
  expect(fragments).toContain('fragment SheetRow on SheetRow { label value }');
});

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
