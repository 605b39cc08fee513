import { expect, test } from '@jest/globals';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFolder } from '../check/content-files';
import { readContent } from '../check/read-content';
import type { BuildContext } from '../data/build-context';
import { type PreviewHooks, readPreviewContent } from './preview-content';

const brass = 'articles/9-what-unlacquered-brass-does-in-ten-years';
const picture = `${brass}/brass-wall-taps.jpg`;

/** The nodes of the content in a folder, and image data of the pictures that are asked for. */
async function createHooks(folder: string): Promise<PreviewHooks> {
  const { content } = readContent(await openFolder(folder), '2026-11-23');
  const toNodes = (type: string) =>
    content.entries
      .filter((entry) => entry.type === type)
      .map(({ value, source }, index) => ({ ...value, id: `${source.file}#${index}`, parent: source.file }));
  const graphql = (_: string, { paths }: { paths: string[] }) => {
    const nodes = paths.map((relativePath) => ({ relativePath, childImageSharp: { gatsbyImageData: { src: relativePath } } }));
    return Promise.resolve({ data: { allFile: { nodes } } });
  };
  return { graphql, getNodesByType: toNodes, getNode: (relativePath: string) => ({ relativePath }) } as unknown as PreviewHooks;
}

const readPreview = async (context: Partial<BuildContext>, folder = 'content') =>
  readPreviewContent(await createHooks(folder), folder, { audience: 'visitors', today: '2026-11-10', origin: null, ...context });

test.each([
  ['visitors', false],
  ['editors', true],
] as const)('[E6, C3] the file of the preview for %s has entries that are not published yet: %s', async (audience, isShown) => {
  const content = await readPreview({ audience, today: '2026-01-01' });
  expect(`${brass}/index.md` in content.files).toBe(isShown);
  expect(picture in content.images).toBe(isShown);
  expect(content.images['pictures/hero-home.jpg']).toEqual({ src: 'pictures/hero-home.jpg' });
  expect(content.files['pages/home.yaml']).toContain('type: hero');
  expect(content.drawings['brands/kohler/logo.svg']).toContain('<svg');
  expect(content.files).not.toHaveProperty('README.md');
});

test('[E6] an opening that is not published yet removes no other from the preview', async () => {
  const { files } = await readPreview({});
  expect(Object.keys(files).filter((path) => path.startsWith('careers/'))).toEqual([
    'careers/materials-intern.md',
    'careers/showroom-adviser-tile.md',
    'careers/specification-manager.md',
  ]);
});

test('[E6, X7] the file of the preview has the newest articles, with their pictures', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'preview-')), 'content');
  cpSync('content', folder, { recursive: true });
  const text = readFileSync(join(folder, brass, 'index.md'), 'utf8');
  for (let id = 101; id <= 200; id += 1) {
    cpSync(join(folder, brass), join(folder, 'articles', `${id}-newer`), { recursive: true });
    writeFileSync(
      join(folder, 'articles', `${id}-newer`, 'index.md'),
      text.replace(/^article_id: .*$/m, `article_id: ${id}`).replace(/^date: .*$/m, "date: '2026-11-10'"),
    );
  }
  const { files, images } = await readPreview({}, folder);
  expect(Object.keys(files).filter((path) => path.startsWith('articles/'))).toHaveLength(100);
  expect(files).toHaveProperty(['articles/101-newer/index.md']);
  expect(files).not.toHaveProperty([`${brass}/index.md`]);
  const pictures = Object.keys(images).filter((path) => path.startsWith('articles/'));
  expect(pictures).toHaveLength(100 * pictures.filter((path) => path.startsWith('articles/101-newer/')).length);
});
