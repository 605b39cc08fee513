import { expect, test } from '@jest/globals';
import type { CreatePagesArgs } from 'gatsby';
import { readPreviewContent } from './preview-content';

const folder = 'articles/9-what-unlacquered-brass-does-in-ten-years';
const picture = `${folder}/brass-wall-taps.jpg`;
const image = { width: 4, height: 3 };
const nodes = [picture, 'pictures/hero-home.jpg'].map((relativePath) => ({ gatsbyImageData: image, parent: { relativePath } }));
const graphql = (() => Promise.resolve({ data: { allImageSharp: { nodes } } })) as unknown as CreatePagesArgs['graphql'];

test.each([
  ['visitors', false],
  ['editors', true],
] as const)('[E6, C3] the file of the preview for %s has entries that are not published yet: %s', async (audience, isShown) => {
  const content = await readPreviewContent(graphql, undefined, { audience, today: '2026-01-01', origin: null });
  expect(`${folder}/index.md` in content.files).toBe(isShown);
  expect(picture in content.images).toBe(isShown);
  expect(content.images['pictures/hero-home.jpg']).toBe(image);
  expect(content.files['pages/home.yaml']).toContain('type: hero');
  expect(content.drawings['brands/kohler/logo.svg']).toContain('<svg');
  expect(content.files).not.toHaveProperty('README.md');
});
