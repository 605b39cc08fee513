import { execFileSync } from 'node:child_process';
import { appendFileSync, copyFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { checkContent } from './check-content';
import { checkFiles, contentDay, createContent, validFiles, writeContent, type FileEdit } from './content.fixture';
import { type ContentFiles, nothingPublished, openFolder } from './read/open-folder';

type Published = Record<string, string | ((text: string) => string)>;

const checkChange = (published: Published, edits: Record<string, FileEdit> = {}, isSamePicture = nothingPublished.isSamePicture) =>
  checkFiles({
    ...createContent(edits),
    isSamePicture,
    published: new Map(
      Object.entries(published).map(([file, text]) => [file, typeof text === 'string' ? text : text(String(validFiles[file]))]),
    ),
  });

/** The faults of the small content after some edits, where the published site had some files. */
const checkAfter = (...change: Parameters<typeof checkChange>) => checkChange(...change).faults;

const formatLost = (path: string) =>
  `content/redirects.yaml:7:1 \`${path}\` is a page of the published site, and links to it would lead nowhere. Add \`- from: ${path}\` and below it \`to:\` with the page that takes its place, or a line \`# gone: ${path}\` with the reason.`;

const opening = String(validFiles['careers/joiner.md']);
const brand = String(validFiles['brands/kohler/index.yaml']).replaceAll('kohler', 'solea');
const talk = String(validFiles['articles/2-a-talk/index.md']);

test.each<[string, Record<string, string | ((text: string) => string)>, string[]]>([
  ['a brand that was renamed', { 'brands/solea/index.yaml': brand }, ['/brand-partners/solea']],
  ['an opening that was deleted', { 'careers/mason.md': opening }, ['/careers/mason']],
  ['a showroom that was deleted', { 'showrooms/cebu/index.yaml': String(validFiles['showrooms/bgc/index.yaml']) }, ['/showrooms/cebu']],
  [
    'a page with another path',
    { 'pages/news.yaml': (text) => text.replace('/news-and-events', '/journal') },
    ['/journal', '/journal/news', '/journal/events'],
  ],
  [
    'an article that was deleted',
    { 'articles/9-a-tour/index.md': talk.replace('id: 2', 'id: 9').replace('a-talk', 'a-tour') },
    ['/article/9/a-tour'],
  ],
])('[M2, C2] %s needs a redirect', (_, published, paths) => {
  expect(checkAfter(published)).toEqual(paths.map(formatLost));
  const redirects = paths.map((from) => `- from: ${from}\n  to: /\n`).join('');
  expect(checkAfter(published, { 'redirects.yaml': { append: redirects } })).toEqual([]);
  const gone = paths.map((path) => `# gone: ${path} Nothing takes its place.\n`).join('');
  expect(checkAfter(published, { 'redirects.yaml': { append: gone } })).toEqual([]);
});

test('[M2, C3, C2] what visitors never saw needs no redirect, nor does an article with another slug', () => {
  expect(checkAfter({ 'careers/mason.md': opening.replace('closes:', 'draft: true\ncloses:') })).toEqual([]);
  expect(checkAfter({ 'articles/9-a-tour/index.md': talk.replace('id: 2', 'id: 9').replace('2026-11-03', '2026-12-04') })).toEqual([]);
  expect(checkAfter({ 'articles/2-the-talk/index.md': talk.replace('a-talk', 'the-talk') })).toEqual([]);
  expect(checkAfter({ 'faq.yaml': '[]\n', 'careers/mason.md': '' })).toEqual([formatLost('/careers/mason')]);
});

test('[C2] a picture that takes the place of another has an alternate text of its own, and one with a new name keeps it', () => {
  const shop = String(validFiles['shops.yaml']);
  const checkShop = (before: string, isSamePicture?: ContentFiles['isSamePicture']) =>
    checkChange({ 'shops.yaml': before }, {}, isSamePicture).warnings;
  const renamed = shop.replace('room.jpg', 'old.jpg');
  const warning = 'content/shops.yaml:6:10 The picture is another than before, and its alternate text is not. Write what is seen now.';
  expect(checkShop(renamed)).toEqual([warning]);
  expect(checkShop(renamed, (before, now) => before === now || (/old|room/.test(before) && now === 'pictures/room.jpg'))).toEqual([]);
  expect([checkShop(shop.replace('room.jpg', 'old.jpg').replace('A room', 'A door')), checkShop(shop)]).toEqual([[], []]);
});

test('[C2] a picture that is replaced in its file has another alternate text at each of its places, in fields and in texts', () => {
  const article = String(validFiles['articles/1-the-first-tap/index.md']);
  const check = (published: Published, edits: Record<string, FileEdit> = {}) =>
    checkChange(published, edits, () => false)
      .warnings.filter((warning) => /shops|1-the-first-tap/.test(warning))
      .map((warning) => warning.split(' ', 1)[0]);
  expect(check({})).toEqual([
    'content/articles/1-the-first-tap/index.md:11:8',
    'content/articles/1-the-first-tap/index.md:17:11',
    'content/shops.yaml:6:10',
  ]);
  const [shop, text] = [String(validFiles['shops.yaml']).replace('A room', 'A door'), article.replace('![A room]', '![A door]')];
  expect(check({ 'shops.yaml': shop, 'articles/1-the-first-tap/index.md': text })).toEqual([
    'content/articles/1-the-first-tap/index.md:11:8',
  ]);
});

test('[C2] what was changed since the site was published is told where a text still says it', () => {
  const showroom = String(validFiles['showrooms/bgc/index.yaml']);
  const before = showroom.replace('+63 2 8555 0200', '+63 2 8555 0222').replace('opens: 9:00 AM', 'opens: 9:30 AM');
  const lead = 'lead: Call (02) 8555 0222 from 9:30 AM';
  const { warnings } = checkChange(
    { 'showrooms/bgc/index.yaml': before },
    { 'brands/kohler/index.yaml': ['lead: It began with a tap', lead] },
  );
  const told = 'is what a showroom, a brand or the company had before this change. Write what holds now.';
  expect(warnings).toEqual([
    `content/brands/kohler/index.yaml:14:13 \`02) 8555 0222\` ${told}`,
    `content/brands/kohler/index.yaml:14:32 \`9:30 AM\` ${told}`,
  ]);
});

test('[C2] the former name of a brand is told where a text still says it, but for news, and not where the new name holds it', () => {
  const before = {
    'brands/brizo/index.yaml': String(validFiles['brands/brizo/index.yaml']).replace('title: brizo and sons', 'title: Solea'),
  };
  const faq: FileEdit = ['We carry', 'Solea and a soleado are here. We carry'];
  const told = ['content/faq.yaml:3:5 `Solea` is what a showroom, a brand or the company had before this change. Write what holds now.'];
  const news: FileEdit = ['It began with', 'Solea is here. It began with'];
  expect(checkChange(before, { 'faq.yaml': faq, 'articles/1-the-first-tap/index.md': news }).warnings).toEqual(told);
  // What cannot be parsed had no other name.
  expect(checkChange(before, { 'faq.yaml': faq, 'brands/kohler/index.yaml': ['title:', '\ttitle:'] }).warnings).toEqual([]);
  const longer: FileEdit = ['title: brizo and sons', 'title: Solea Home'];
  expect(checkChange(before, { 'faq.yaml': faq, 'brands/brizo/index.yaml': longer }).warnings).toEqual([]);
});

test('[W3, C2] a notice is not dated back, and a holiday that is new is still to come', () => {
  expect(checkAfter({ 'privacy.yaml': (text) => text.replace('date: 2026-11-01', 'date: 2026-11-20') })).toEqual([
    'content/privacy.yaml:2:7 The notice holds from 2026-11-01, and the one before it from 2026-11-20. Write the day from which this one holds.',
  ]);
  const showroom = 'showrooms/quezon-city/index.yaml';
  const edits: Record<string, FileEdit> = { [showroom]: ['holidays:', 'holidays:\n  - date: 2026-10-31\n    name: Undas'] };
  const warning = `content/${showroom}:24:11 The holiday 2026-10-31 is over. Look at the year.`;
  expect(checkChange({ [showroom]: String(validFiles[showroom]) }, edits).warnings).toEqual([warning]);
  expect(checkChange({}, edits).warnings).toEqual([]);
});

test('[M2, C2] a path that is let go has a reason', () => {
  expect(checkAfter({}, { 'redirects.yaml': { append: '# gone: /careers/mason\n' } })).toEqual([
    'content/redirects.yaml:8:1 The comment needs a path and a reason. Write `# gone: /old-path` and why nothing takes its place.',
  ]);
});

test('[M2, C2] what is published is the commit at which a branch left main, and nothing outside of Git', async () => {
  const root = writeContent({ 'careers/mason.md': opening.replace('Join wood', 'Lay stone').replace('Joiner', 'Mason') });
  const check = async () => checkContent(await openFolder(root, true), contentDay).faults.map(({ message }) => message.split(' ')[0]);
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', dirname(root), '-c', 'user.name=n', '-c', 'user.email=n@narra.example', ...args], { stdio: 'ignore' });
  const { GITHUB_BASE_REF: base } = process.env;
  process.env['GITHUB_BASE_REF'] = 'main';
  try {
    renameSync(join(root, 'careers/mason.md'), join(root, 'careers/stone-mason.md'));
    expect(await check()).toEqual([]);
    renameSync(join(root, 'careers/stone-mason.md'), join(root, 'careers/mason.md'));
    git('init', '--initial-branch=main');
    git('add', '.');
    git('commit', '--message=one');
    git('checkout', '-b', 'change');
    expect(await check()).toEqual([]);
    renameSync(join(root, 'careers/mason.md'), join(root, 'careers/stone-mason.md'));
    expect(await check()).toEqual(['`/careers/mason`']);
    copyFileSync(join(root, 'pictures/room.jpg'), join(root, 'pictures/hall.jpg'));
    const { isSamePicture } = await openFolder(root, true);
    const isRoom = (file: string) => isSamePicture('pictures/room.jpg', file);
    expect(['pictures/hall.jpg', 'site.yaml', 'pictures/room.jpg'].map(isRoom)).toEqual([true, false, true]);
    rmSync(join(root, 'pictures/hall.jpg'));
    git('add', '.');
    git('commit', '--message=two');
    expect(await check()).toEqual(['`/careers/mason`']);
    appendFileSync(join(root, 'redirects.yaml'), '- from: /careers/mason\n  to: /\n');
    expect(await check()).toEqual([]);
    appendFileSync(join(root, 'pictures/room.jpg'), ' ');
    expect((await openFolder(root, true)).isSamePicture('pictures/room.jpg', 'pictures/room.jpg')).toBe(false);
  } finally {
    process.env['GITHUB_BASE_REF'] = base ?? '';
    rmSync(dirname(root), { recursive: true });
  }
});

test('[S4, C2] the file of a maker that takes the place of another has another day', () => {
  const care = 'documents/care/index.yaml';
  const check = (dayBefore: string, fileBefore: string, isChanged: boolean) => {
    const before = (text: string) => text.replace('2026-11-01', dayBefore).replace('care.pdf', fileBefore);
    return checkChange({ [care]: before }, {}, (_, now) => !isChanged || !now.endsWith('.pdf')).warnings;
  };
  const told = [
    'content/documents/care/index.yaml:4:10 The file is another than before, and `revised` is not. Write the day of the new one.',
  ];
  expect([check('2026-11-01', 'care.pdf', true), check('2026-11-01', 'care-1.pdf', true)]).toEqual([told, told]);
  expect([check('2026-10-01', 'care.pdf', true), check('2026-11-01', 'care-1.pdf', false)]).toEqual([[], []]);
});
