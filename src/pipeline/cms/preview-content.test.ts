import { beforeAll, expect, test } from '@jest/globals';
import { openFolder } from '../check/read/open-folder';
import { readContent } from '../check/read/read-content';
import type { BuildContext } from '../data/build-context';
import { type PreviewHooks, readPreviewContent } from './preview-content';
import type { PreviewContent } from './preview-messages';
import { createTestFolder } from '../../../tests/support/test-folder';

const brass = 'articles/9-what-unlacquered-brass-does-in-ten-years';
const picture = `${brass}/brass-wall-taps.jpg`;

const pictureData = (src: string) => ({ childImageSharp: { gatsbyImageData: { src } } });

const root = createTestFolder();
let entries: readonly { type: string; value: object; source: { file: string } }[];
beforeAll(async () => {
  entries = readContent(await openFolder('content'), '2026-11-23').content.entries;
});

/** What the preview of a folder has: the nodes of the content, perhaps with other articles, and image data of all pictures asked for. */
function readPreview(context: Partial<BuildContext>, folder = 'content', articles?: object[]): Promise<PreviewContent> {
  const toNodes = (type: string) =>
    entries
      .filter((entry) => entry.type === type)
      .map(({ value, source }, index) => ({ ...value, id: `${source.file}#${index}`, parent: source.file }));
  const getNodesByType = (type: string) => (type === 'Article' && articles) || toNodes(type);
  const graphql = (_: string, { paths }: { paths: string[] }) =>
    Promise.resolve({ data: { allFile: { nodes: paths.map((relativePath) => ({ relativePath, ...pictureData(relativePath) })) } } });
  const hooks = { graphql, getNodesByType, getNode: (relativePath: string) => ({ relativePath }) } as unknown as PreviewHooks;
  return readPreviewContent(hooks, folder, { audience: 'visitors', today: '2026-11-10', origin: null, ...context });
}

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

test('[E6, X7] the file of the preview has the newest hundred articles, with their pictures', async () => {
  const folders = Array.from({ length: 101 }, (_, index) => `articles/${index + 101}`);
  for (const path of folders) for (const name of ['index.md', 'tap.jpg']) root.write(`${path}/${name}`, '');
  const articles = folders.map((path, index) => ({
    id: path,
    parent: `${path}/index.md`,
    date: index < 100 ? '2026-11-10' : '2026-11-09',
  }));
  const { files, images } = await readPreview({}, root(), articles);
  expect(Object.keys(files)).toEqual(folders.slice(0, 100).map((path) => `${path}/index.md`));
  expect(Object.keys(images)).toEqual(folders.slice(0, 100).map((path) => `${path}/tap.jpg`));
});
