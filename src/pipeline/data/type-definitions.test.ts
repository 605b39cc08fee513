import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { parse } from 'yaml';
import { createTestFolder } from '../../../tests/support/test-folder';
import { contentKinds, findContentKind } from '../../schema/content-kinds';
import { getSectionTypes, getFields, getJsonSchemas } from '../../schema/json-schema';
import type { Assets } from './build-assets';
import { getBuildTime, readBuildContext } from './build-context';
import { getYamlTypeName } from './content-nodes';
import { buildRecordSelection } from './content-records';
import { buildFragments } from './fragments';
import { buildTypeDefinitions, createContentSchema } from './type-definitions';
import { writeFragments } from './write-fragments';

test('[C1] every kind of content has an explicit GraphQL type, and nothing is inferred', () => {
  const types = buildTypeDefinitions();
  for (const { type } of contentKinds) expect(types).toContain(`type ${type} implements Node @dontInfer {`);
  expect(types).toContain('  file: File! @fileByRelativePath');
  expect(types).toContain('  categories: [Category!]! @link(by: "slug")');
  expect(types).toContain('  date: Date! @dateformat(formatString: "YYYY-MM-DD")');
  expect(types).toContain('  articles(ids: [String!]): [Article!]! @nodesByIds(type: "Article")');
});

test('[C1] each type of section has a GraphQL type of its own', () => {
  const types = getSectionTypes();
  expect(types.get('partner-index')).toBe('PartnerIndexSection');
  expect(new Set(types.values()).size).toBe(types.size);
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

test('[E3, C4] the date of a build is SITE_NOW or else the current time; a preview has its own URL, the site the URL of its content', () => {
  expect(readBuildContext({}, getBuildTime({ SITE_NOW: '2027-01-31T16:30:00Z' })).today).toBe('2027-02-01');
  expect(Math.abs(getBuildTime({}).getTime() - Date.now())).toBeLessThan(60_000);
  expect(() => getBuildTime({ SITE_NOW: 'tomorrow' })).toThrow('SITE_NOW is `tomorrow`');
  const origin = (env: Record<string, string>) => readBuildContext(env, new Date()).origin;
  expect(origin({ CONTEXT: 'deploy-preview', DEPLOY_PRIME_URL: 'https://deploy-preview-7.example/' })).toBe(
    'https://deploy-preview-7.example',
  );
  expect(origin({ CONTEXT: 'production', DEPLOY_PRIME_URL: 'https://main.example' })).toBeNull();
  expect(origin({ CONTEXT: 'deploy-preview' })).toBeNull();
});

test('[P1, G1] a query for records selects the fields with a record role, the labels of references and what decides on publication', () => {
  expect(buildRecordSelection('Question')).toBe(' { question answer  }');
  expect(buildRecordSelection('Opening')).toBe(' { title team place employment date closes draft asks key: slug html }');
  const brand = buildRecordSelection('Brand');
  expect(brand).toContain(
    ' categories { slug name } rooms { slug name } materials { slug name } origin showrooms { slug name short_name } hero { alt caption focus file {',
  );
  expect(brand).toMatch(
    / collections \{ name showrooms \{ slug name short_name \} picture \{ alt .+ finishes \{ slug name \} lead_time \{ takes said \} on_request documents \{ title kind revised url size \} \} documents \{ .+? \} wordmark \{ src color \} \}$/,
  );
  expect(brand).not.toMatch(/website|inquiry|composition/);
});

test('[P1, G1] no output names a field that a record takes from a brand', () => {
  const files = ['search-records.ts', 'board-catalog.ts'];
  const code = files.map((file) => readFileSync(resolve(__dirname, '../outputs', file), 'utf8'));
  // `name` is also a field of a file.
  const fields = getFields(getJsonSchemas()['Brand']!).filter(
    ({ name, schema }) => schema.record && name !== schema.record && name !== 'name',
  );
  const names = fields.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['link', 'categories', 'origin', 'lead', 'hero', 'gallery', 'collections']));
  expect(names.filter((name) => code.some((text) => new RegExp(`\\b${name}\\b`).test(text.replaceAll(/\/\*\*.*\*\//g, ''))))).toEqual([]);
});

const source = join(__dirname, '../..');

test('pages query every interface message but those of the forms service and of the sharing pictures', async () => {
  const content = parse(await readFile(join(source, '../content/text.yaml'), 'utf8')) as Record<string, Record<string, string>>;
  const [fragment] = buildFragments().split('\n');
  const groups = Array.from(fragment!.matchAll(/(\w+) \{ ([\w ]+) \}/g), ([, group, names]) => [group!, names!.split(' ').sort()]);
  const expected = Object.entries(content).map(([group, messages]) => [group, Object.keys(messages).sort()]);
  expect(Object.fromEntries(groups)).toEqual(Object.fromEntries(expected.filter(([group]) => group !== 'service' && group !== 'share')));
});

test('every kind of section has a fragment with the name of its type', async () => {
  const folder = join(source, 'sections');
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.tsx?$/.test(file));
  const texts = (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('\n');
  for (const type of getSectionTypes().values()) {
    expect(buildFragments()).toContain(`...${type}`);
    expect(texts).toContain(`fragment ${type} on ${type} {`);
  }
});

const root = createTestFolder();
test('the fragments are written where Gatsby looks for those of plugins', async () => {
  await writeFragments(root());
  await expect(readFile(root('.cache/fragments/content-fragments.js'), 'utf8')).resolves.toContain(buildFragments());
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
