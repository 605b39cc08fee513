import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { findProblems } from './find-problems';

const folder = join(mkdtempSync(join(tmpdir(), 'problems-')), 'content');
cpSync('content', folder, { recursive: true });
afterAll(() => rmSync(dirname(folder), { recursive: true }));

const article = 'articles/1-water-pressure-in-tall-buildings/index.md';
const countLines = (file: string) => readFileSync(join(folder, file), 'utf8').split('\n').length;

test('[E9] a fault or a warning leads to its field in an entry, a list or a text, or to the entry that a file stands beside; one of another file has its place alone', async () => {
  const known = await findProblems(folder, '2026-11-10');
  expect(known.filter(({ isWarning }) => !isWarning)).toEqual([]);
  const kohler = join(folder, 'brands/kohler/index.yaml');
  writeFileSync(kohler, readFileSync(kohler, 'utf8').replace(/^order: .*$/m, 'order: first'));
  const [faqEnd, articleEnd] = [countLines('faq.yaml'), countLines(article)];
  appendFileSync(join(folder, 'faq.yaml'), "- question: 'Where is {nobody}?'\n  answer: On the the map.\n");
  appendFileSync(join(folder, article), '\n[](/privacy)\n');
  writeFileSync(join(folder, 'film.mp4'), 'film');
  writeFileSync(join(folder, dirname(article), 'spare.jpg'), '');
  const problems = (await findProblems(folder, '2026-11-10')).filter(({ place }) => !known.some((one) => one.place === place));
  const toHref = (path: unknown[], route: string) => `/admin?field=${JSON.stringify(path)}#/collections/${route}`;
  expect(problems.map(({ place, href }) => [place, href && decodeURIComponent(href)])).toEqual([
    ['content/film.mp4:1', undefined],
    [`Text, in content/${article}:${articleEnd + 1}`, toHref(['body'], `Article/entries/${dirname(article).slice(9)}/index`)],
    [`content/${dirname(article)}/spare.jpg:1`, `/admin#/collections/Article/entries/${dirname(article).slice(9)}/index`],
    ['Order, in content/brands/kohler/index.yaml:6', toHref(['order'], 'Brand/entries/kohler/index')],
    [`Question of entry 7, in content/faq.yaml:${faqEnd}`, toHref(['entries', 6, 'question'], 'Question/entries/faq')],
    [`Answer of entry 7, in content/faq.yaml:${faqEnd + 1}`, toHref(['entries', 6, 'answer'], 'Question/entries/faq')],
  ]);
});
