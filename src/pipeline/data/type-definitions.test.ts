import { expect, test } from '@jest/globals';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentKinds, findContentKind } from '../../schema/content';
import { parseArticleBlocks } from '../markup/article-blocks';
import { readBuildContext, getBuildTime } from './build-context';
import { getSectionTypes } from '../../schema/section-traits';
import { buildTypeDefinitions } from './type-definitions';
import { publishLogo } from '../images/publish-logo';
import { parseSvgRatio } from '../images/svg-ratio';
import { getYamlTypeName } from './content-nodes';

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

test('[E3] the date of a build is SITE_NOW, or else the current time', () => {
  expect(readBuildContext({}, getBuildTime({ SITE_NOW: '2027-01-31T16:30:00Z' })).today).toBe('2027-02-01');
  expect(Math.abs(getBuildTime({}).getTime() - Date.now())).toBeLessThan(60_000);
  expect(() => getBuildTime({ SITE_NOW: 'tomorrow' })).toThrow('SITE_NOW is `tomorrow`');
});

test('[C4] a preview has its own URL, the site the URL of its content', () => {
  const origin = (env: Record<string, string>) => readBuildContext(env, new Date()).origin;
  expect(origin({ CONTEXT: 'deploy-preview', DEPLOY_PRIME_URL: 'https://deploy-preview-7.example/' })).toBe(
    'https://deploy-preview-7.example',
  );
  expect(origin({ CONTEXT: 'production', DEPLOY_PRIME_URL: 'https://main.example' })).toBeNull();
  expect(origin({ CONTEXT: 'deploy-preview' })).toBeNull();
});

test('the pictures, quotes and note of an article are separated from its prose, in order', () => {
  const blocks = parseArticleBlocks(
    'One.\n\n![A tap](./tap.jpg "Tap")\n\n## Two\n\n- a\n- b\n\n> Said.\n\n![A](./a.jpg)\n![B](./b.jpg "Bee")\n\nThree with ![C](./c.jpg) in it.\n\n*A note.*\n',
  );
  expect(blocks.map(({ kind }) => kind)).toEqual(['prose', 'figure', 'prose', 'quote', 'pair', 'prose', 'note']);
  expect(blocks[1]?.pictures).toEqual([{ file: './tap.jpg', alt: 'A tap', caption: 'Tap' }]);
  expect(blocks[4]?.pictures.map(({ caption }) => caption)).toEqual([null, 'Bee']);
  expect(blocks[2]?.html).toBe('<h2>Two</h2>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n');
  expect(blocks[3]?.html).toBe('<p>Said.</p>\n');
  expect(blocks[6]?.html).toBe('A note.');
  expect(parseArticleBlocks('*An early note.*\n\nThen prose.').map(({ kind }) => kind)).toEqual(['prose']);
  expect(parseArticleBlocks('')).toEqual([]);
});

test('HTML in the Markdown of the content is not rendered', () => {
  expect(parseArticleBlocks('<script>alert(1)</script>')[0]?.html).not.toContain('<script>');
  expect(parseArticleBlocks('[x](javascript:alert(1))')[0]?.html).not.toContain('href');
});

test('[R2] a logo is published under a name with its content hash, with its aspect ratio', async () => {
  const root = await mkdtemp(join(tmpdir(), 'logo-'));
  const svg = '<svg viewBox="0 0 80 40"/>';
  const logo = await publishLogo('agape', svg, root);
  expect(logo.ratio).toBe(2);
  expect(logo.src).toMatch(/^\/static\/logos\/agape-[0-9a-f]{12}\.svg$/);
  await expect(readFile(join(root, 'public', logo.src), 'utf8')).resolves.toBe(svg);
  expect(() => parseSvgRatio('<svg/>')).toThrow('no viewBox');
});
