import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readFeedItems } from './feed-items';
import { createTestFolder } from '../../../../tests/support/test-folder';

const url = 'https://www.narra.example';

const root = createTestFolder();
test('[S1] the feed finds the file of a picture whatever signs its name has, and takes the widest up to 1200 px', async () => {
  const name = 'a@b&c+d,e=f;g:h$ñ%[1].webp';
  root.write(join('static/0a', name), 'picture');
  const srcSet = `/static/0a/s.webp 600w, /static/0a/${encodeURIComponent(name)} 1200w, /static/0a/m.webp 900w, /static/0a/l.webp 1800w`;
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
  const [item] = await readFeedItems(graphql as never, ['1'], { url, words, root: root() });
  expect(item!.lead).toMatchObject({ src: `${url}/static/0a/${encodeURIComponent(name)}`, bytes: 7 });
});
