import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readFeedItems } from './feed-items';

const url = 'https://www.narra.example';

test('[S1] the feed finds the file of a picture whatever signs its name has', async () => {
  const root = mkdtempSync(join(tmpdir(), 'feed-'));
  const name = 'a@b&c+d,e=f;g:h$ñ%[1].webp';
  mkdirSync(join(root, 'static/0a'), { recursive: true });
  writeFileSync(join(root, 'static/0a', name), 'picture');
  const srcSet = `/static/0a/${encodeURIComponent(name)} 1200w`;
  const picture = {
    alt: '',
    caption: null,
    file: { childImageSharp: { gatsbyImageData: { width: 3, height: 2, images: { fallback: { srcSet } } } } },
  };
  const article = {
    article_id: 1,
    path: '/article/1/a',
    title: 'A',
    kind: 'news',
    date: '2026-11-02',
    summary: 'A',
    picture,
    event: null,
    blocks: [],
  };
  const graphql = () => Promise.resolve({ data: { articles: { nodes: [article] } } });
  const words = { news: 'News', event: 'Event', when: 'When', where: 'Where' };
  const [item] = await readFeedItems(graphql as never, ['1'], { url, words, root });
  expect(item!.lead).toMatchObject({ src: `${url}/static/0a/${encodeURIComponent(name)}`, bytes: 7 });
  rmSync(root, { recursive: true });
});
