import { expect, test } from '@jest/globals';
import { checkContentWith, replaceText } from './content.fixture';

const kohler = 'brands/kohler/index.yaml';
const article = 'articles/1-the-first-tap/index.md';
const talk = 'articles/2-a-talk/index.md';
const showroom = 'showrooms/quezon-city/index.yaml';

test('[C2] a number that two articles have is reported with the next free one', async () => {
  expect(await checkContentWith({ [talk]: replaceText('article_id: 2', 'article_id: 1') })).toEqual([
    'content/articles/2-a-talk/index.md:2:13 The number 1 is taken by content/articles/1-the-first-tap/index.md. Write `article_id: 2`: 2 is the next free number.',
    'content/articles/2-a-talk/index.md:2:13 The folder is named `2-a-talk`, and the article `1-a-talk`. Rename the folder, or change `article_id` and `slug`.',
  ]);
});

test('[C2] a folder that is not the number and the slug of its article is reported', async () => {
  expect(await checkContentWith({ [article]: replaceText('slug: the-first-tap', 'slug: a-first-tap') })).toEqual([
    'content/articles/1-the-first-tap/index.md:3:7 The folder is named `1-the-first-tap`, and the article `1-a-first-tap`. Rename the folder, or change `article_id` and `slug`.',
  ]);
});

test('[C2] a folder with another number than its article is reported', async () => {
  expect(await checkContentWith({ [article]: replaceText('article_id: 1', 'article_id: 7') })).toEqual([
    'content/articles/1-the-first-tap/index.md:2:13 The folder is named `1-the-first-tap`, and the article `7-the-first-tap`. Rename the folder, or change `article_id` and `slug`.',
  ]);
});

test('[R2, C2] a brand with another name than its folder is reported', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('name: kohler', 'name: koehler') })).toEqual([
    'content/brands/kohler/index.yaml:1:7 The folder is named `kohler`, and the brand `koehler`. Write `kohler`, or rename the folder.',
  ]);
});

test('[R2, C2] a brand whose link is not its page is reported', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('link: /brand-partners/kohler', 'link: /brand-partners/brizo') })).toEqual([
    'content/brands/kohler/index.yaml:3:7 `/brand-partners/brizo` is not the page of this brand. Write `/brand-partners/kohler`.',
  ]);
});

test('[R2, C2] two brands with one place in the order are reported', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('order: 2', 'order: 1') })).toEqual([
    'content/brands/kohler/index.yaml:5:8 Place 1 is taken by `brizo`. Write `order: 2`, the place after the last, or give `brizo` another one.',
  ]);
});

test('[C2] a collection on show in a showroom without its brand is reported', async () => {
  expect(
    await checkContentWith({
      [kohler]: replaceText('    showrooms:\n      - quezon-city', '    showrooms:\n      - quezon-city\n      - bgc'),
    }),
  ).toEqual([
    'content/brands/kohler/index.yaml:29:9 The collection is on show in `bgc`, and the brand is not. Add `bgc` to the showrooms of the brand, or take it out here.',
  ]);
});

test('[W1, C2] a showroom in a folder of another name, and two showrooms with one place in the order, are reported', async () => {
  const edit = (text: string) => text.replace('slug: quezon-city', 'slug: quezon').replace('order: 1', 'order: 2');
  expect(await checkContentWith({ [showroom]: edit })).toEqual([
    'content/showrooms/quezon-city/index.yaml:1:7 The folder is named `quezon-city`, and the showroom `quezon`. Write `quezon-city`, or rename the folder.',
    'content/showrooms/quezon-city/index.yaml:2:8 Place 2 is taken by `bgc`. Write `order: 3`, the place after the last, or give `bgc` another one.',
  ]);
});

test('[W1, C2] published content that names a showroom which is a draft is reported', async () => {
  expect(await checkContentWith({ 'showrooms/bgc/index.yaml': replaceText('order: 2', 'order: 2\ndraft: true') })).toEqual([
    'content/articles/2-a-talk/index.md:16:13 The showroom `bgc` is a draft, and visitors do not see it. Publish it first, make this a draft too, or take the name out.',
  ]);
});

test('[C2] two categories of one slug are reported', async () => {
  expect(await checkContentWith({ 'categories.yaml': replaceText('slug: kitchen', 'slug: bath') })).toEqual([
    'content/categories.yaml:6:9 Another category has the slug `bath`. Give this one a slug of its own.',
  ]);
});

test('[C2] two rooms of one slug are reported', async () => {
  const rooms = '- slug: bathroom\n  name: Bathroom\n- slug: bathroom\n  name: Powder room\n';
  expect(await checkContentWith({ 'rooms.yaml': rooms })).toEqual([
    'content/rooms.yaml:3:9 Another room has the slug `bathroom`. Give this one a slug of its own.',
  ]);
});

const checkCollection = (details: string) => checkContentWith({ [kohler]: replaceText('  - name: Taps\n', `  - name: Taps\n${details}`) });

test('[W5, C2] a collection may have a picture, finishes and requests', async () => {
  const picture = '    picture:\n      file: ../../pictures/room.jpg\n      alt: A room\n';
  expect(await checkCollection(`${picture}    finishes:\n      - White\n    on_request:\n      - sample\n      - drawing\n`)).toEqual([]);
});

test.each([
  [
    '    picture:\n      file: ../../pictures/room.jpg\n',
    '27:5 `alt` is missing. Add `alt:` (the alternate text: what is seen, for those who cannot see it).',
  ],
  [
    '    picture:\n      file: ../../pictures/rom.jpg\n      alt: A room\n',
    '28:13 There is no picture `../../pictures/rom.jpg`. Did you mean `../../pictures/room.jpg`?',
  ],
  ['    finishes: []\n', '27:5 `finishes` has 0 entries. It needs at least 1.'],
  ['    finishes:\n      - White\n      - White\n', '29:9 `White` is listed twice. Keep one of the two.'],
  ['    on_request: []\n', '27:5 `on_request` has 0 entries. It needs at least 1.'],
  ['    on_request:\n      - sample\n      - drawing\n      - sample\n', '30:9 `sample` is listed twice. Keep one of the two.'],
  [
    '    on_request:\n      - drawings\n',
    '28:9 Entry 1 of `on_request` is `drawings`, which is none of the choices. Did you mean `drawing`? The choices are `sample`, `datasheet` and `drawing`.',
  ],
])('[W5, C2] of a collection with %j the mistake is reported', async (details, message) => {
  expect(await checkCollection(details)).toEqual([`content/brands/kohler/index.yaml:${message}`]);
});

test('[C2] a holiday that is listed twice is reported', async () => {
  expect(await checkContentWith({ [showroom]: replaceText('date: 2026-12-31', 'date: 2026-12-25') })).toEqual([
    'content/showrooms/quezon-city/index.yaml:26:11 2026-12-25 is listed twice. Keep one of the two.',
  ]);
});

test('[C2] a closing time before the opening time is reported', async () => {
  expect(await checkContentWith({ [showroom]: replaceText('closes: 5:30 PM', 'closes: 5:30 AM') })).toEqual([
    'content/showrooms/quezon-city/index.yaml:22:13 The doors close at 5:30 AM, and they open at 8:30 AM. They must close after they open; look at AM and PM.',
  ]);
});

test('[C2] a closing time before the opening time on a holiday is reported', async () => {
  expect(await checkContentWith({ [showroom]: replaceText('closes: 12:00 PM', 'closes: 12:00 AM') })).toEqual([
    'content/showrooms/quezon-city/index.yaml:29:13 The doors close at 12:00 AM, and they open at 8:30 AM. They must close after they open; look at AM and PM.',
  ]);
});

test('[C2] an event that ends before it starts is reported', async () => {
  expect(await checkContentWith({ [talk]: replaceText('ends: 2026-12-05 7:00 PM', 'ends: 2026-12-05 7:00 AM') })).toEqual([
    'content/articles/2-a-talk/index.md:14:9 The event ends at 2026-12-05 7:00 AM, and it starts at 2026-12-05 5:00 PM. It must end after it starts.',
  ]);
});

test('[C2] an opening that closes before it is posted is reported', async () => {
  expect(await checkContentWith({ 'careers/joiner.md': replaceText('closes: 2026-12-01', 'closes: 2026-10-01') })).toEqual([
    'content/careers/joiner.md:8:9 The opening closes on 2026-10-01, and it is posted on 2026-11-01. It must close on that day or later.',
  ]);
});

test('[C2] an opening whose file name is not valid in a URL is reported', async () => {
  const opening =
    '---\ntitle: Fitter\ndescription: Fit taps\nteam: Workshop\nplace: Quezon City\nemployment: Full time\ndate: 2026-11-01\nasks:\n  - Care\n---\nTaps.\n';
  expect(await checkContentWith({ 'careers/Tap Fitter.md': opening })).toEqual([
    'content/careers/Tap Fitter.md:1:1 The file is named `Tap Fitter`, and its name stands in addresses. It should be lower-case letters, digits and single hyphens.',
  ]);
});
