import { expect, test } from '@jest/globals';
import { getSectionTypes } from '../../schema/section-traits';
import { formatNames } from './closest-name';
import { checkContentWith, replaceText } from './content.fixture';

const kohler = 'brands/kohler/index.yaml';
const article = 'articles/1-the-first-tap/index.md';
const talk = 'articles/2-a-talk/index.md';
const inquiry = 'forms/inquiry.yaml';
const showroom = 'showrooms/quezon-city/index.yaml';
const home = 'pages/home.yaml';

test('[C2] a number instead of a text is reported as missing quotes', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('lead: It began with a tap', 'lead: 1962') })).toEqual([
    "content/brands/kohler/index.yaml:14:7 `lead` is the number 1962, not text. Put it in quotes: '1962'.",
  ]);
});

test('[C2] a word instead of true or false is reported', async () => {
  expect(await checkContentWith({ [inquiry]: replaceText('required: true', 'required: yes') })).toEqual([
    'content/forms/inquiry.yaml:17:15 `required` is the text `yes`. Write `true` or `false`.',
  ]);
});

test('[C2] a text instead of a number is reported', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('order: 2', "order: '2'") })).toEqual([
    'content/brands/kohler/index.yaml:5:8 `order` is the text `2`, not a whole number. Write it in digits, without quotes.',
  ]);
});

test('[C2] a fraction instead of a whole number is reported', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('order: 2', 'order: 2.5') })).toEqual([
    'content/brands/kohler/index.yaml:5:8 `order` is the number 2.5, not a whole number. Write it without a fraction.',
  ]);
});

test('[C2] a text instead of a list is reported', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('showrooms:\n  - quezon-city', 'showrooms: quezon-city') })).toEqual([
    'content/brands/kohler/index.yaml:8:12 `showrooms` is the text `quezon-city`, not a list. Begin each entry on a line of its own with a hyphen and a space.',
  ]);
});

test('[C2] a list without spaces after its hyphens is reported', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('showrooms:\n  - quezon-city', 'showrooms:\n  -quezon-city') })).toEqual([
    'content/brands/kohler/index.yaml:9:3 `showrooms` is the text `-quezon-city`, not a list. Begin each entry on a line of its own with a hyphen and a space.',
  ]);
});

test('[C2] a focus of a picture, for desktops and for phones, is two percentages', async () => {
  expect(await checkContentWith({ [home]: replaceText('focus: 50% 60%', 'focus: centre\n      focus_phone: 40%') })).toEqual([
    'content/pages/home.yaml:11:14 `focus` is `centre`. It should be two percentages such as 50% 60%.',
    'content/pages/home.yaml:12:20 `focus_phone` is `40%`. It should be two percentages such as 50% 60%.',
  ]);
});

test('[C2] a text instead of a group of fields is reported', async () => {
  expect(
    await checkContentWith({
      [kohler]: replaceText('hero:\n  file: ../../pictures/room.jpg\n  alt: A room', 'hero: ../../pictures/room.jpg'),
    }),
  ).toEqual([
    'content/brands/kohler/index.yaml:11:7 `hero` is the text `../../pictures/room.jpg`, not a group of fields. Write its fields below it, indented: `file:`, `alt:`, `caption:`, `focus:` and `focus_phone:`.',
  ]);
});

test('[C2] a list instead of a text is reported', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('lead: It began with a tap', 'lead:\n  - It began') })).toEqual([
    'content/brands/kohler/index.yaml:14:1 `lead` is a list, not text. A text that begins with `{`, `[` or a hyphen, or in which a space follows a colon, needs quotes round it.',
  ]);
});

test('[C2] too few entries of a list are reported', async () => {
  const room = '  - file: ../../pictures/room.jpg\n    alt: A room\n';
  expect(await checkContentWith({ [kohler]: replaceText(`gallery:\n${room}${room}`, 'gallery:\n') })).toEqual([
    'content/brands/kohler/index.yaml:18:1 `gallery` has 1 entry. It needs at least 2.',
  ]);
});

test('[C2] too many entries of a list are reported', async () => {
  expect(
    await checkContentWith({
      [home]: replaceText(
        'sections:\n',
        `sections:\n  - type: band\n    title: Figures\n    picture:\n      file: ../pictures/room.jpg\n      alt: A room\n    figures:\n${"      - value: '1'\n        label: One\n".repeat(5)}`,
      ),
    }),
  ).toEqual(['content/pages/home.yaml:10:5 `figures` has 5 entries. It needs at most 4.']);
});

test('[C2] an empty entry of a list is reported', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('categories:\n  - bath', 'categories:\n  - bath\n  -') })).toEqual([
    'content/brands/kohler/index.yaml:8:4 Entry 2 of `categories` is empty. Write a category, or take its hyphen out.',
  ]);
});

test('[C2] a number that is too small is reported', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('order: 2', 'order: 0') })).toEqual([
    'content/brands/kohler/index.yaml:5:8 `order` is `0`. It must be 1 or more.',
  ]);
});

test('[C2] a number that is too large is reported', async () => {
  expect(await checkContentWith({ 'site.yaml': replaceText('since: 1962', 'since: 19620') })).toEqual([
    'content/site.yaml:8:8 `since` is `19620`. It must be 2200 or less.',
  ]);
});

test('[C2] a wrong time shows a valid one', async () => {
  expect(await checkContentWith({ [showroom]: replaceText('opens: 8:30 AM', 'opens: 8.30 AM') })).toEqual([
    'content/showrooms/quezon-city/index.yaml:21:12 `opens` is `8.30 AM`. It should be a time such as 8:30 AM.',
  ]);
});

test('[C2] a number instead of a time shows a valid time', async () => {
  expect(await checkContentWith({ [showroom]: replaceText('opens: 8:30 AM', 'opens: 8.30') })).toEqual([
    'content/showrooms/quezon-city/index.yaml:21:12 `opens` is the number 8.3. It should be a time such as 8:30 AM.',
  ]);
});

test('[C2] a wrong date shows a valid one', async () => {
  expect(await checkContentWith({ [article]: replaceText('date: 2026-11-02', 'date: 2 November 2026') })).toEqual([
    'content/articles/1-the-first-tap/index.md:6:7 `date` is `2 November 2026`. It should be a date such as 2026-12-05.',
  ]);
});

test('[C2] a day that does not exist is reported', async () => {
  expect(await checkContentWith({ [article]: replaceText('date: 2026-11-02', 'date: 2026-11-31') })).toEqual([
    'content/articles/1-the-first-tap/index.md:6:7 `date` is `2026-11-31`. It should be a day that exists.',
  ]);
});

test('[C2] a moment on a day that does not exist is reported', async () => {
  expect(await checkContentWith({ [talk]: replaceText('ends: 2026-12-05', 'ends: 2026-02-30') })).toEqual([
    'content/articles/2-a-talk/index.md:14:9 `ends` is `2026-02-30 7:00 PM`. It should be a day that exists.',
  ]);
});

test('[C2] a wrong telephone number shows a valid one', async () => {
  expect(await checkContentWith({ [showroom]: replaceText('+63 2 8555 0100', '8555-0100') })).toEqual([
    'content/showrooms/quezon-city/index.yaml:17:5 Entry 1 of `phones` is `8555-0100`. It should be a number such as +63 2 8555 0100.',
  ]);
});

test('[C2] a picture without its path shows a valid one', async () => {
  expect(await checkContentWith({ [kohler]: replaceText('file: ../../pictures/room.jpg', 'file: room.jpg') })).toEqual([
    'content/brands/kohler/index.yaml:12:9 `file` is `room.jpg`. It should be a .jpg or .png with a path such as ./basin.jpg.',
  ]);
});

test('[C2] a wrong choice suggests the closest one and lists all', async () => {
  expect(await checkContentWith({ [home]: replaceText('placement: full', 'placement: fulll') })).toEqual([
    'content/pages/home.yaml:13:16 `placement` is `fulll`, which is none of the choices. Did you mean `full`? The choices are `full` and `right`.',
  ]);
});

test('[C2] a missing choice lists all', async () => {
  expect(await checkContentWith({ [article]: replaceText('kind: news\n', '') })).toEqual([
    'content/articles/1-the-first-tap/index.md:2:1 `kind` is missing. Add `kind:` (news, or an event with a time and a place). The choices are `news` and `event`.',
  ]);
});

test('[B8, C2] a misspelt icon suggests the closest one', async () => {
  expect(await checkContentWith({ 'navigation.yaml': replaceText('icon: arrow-right', 'icon: arow-right') })).toEqual([
    'content/navigation.yaml:9:11 `icon` is `arow-right`, which is none of the choices. Did you mean `arrow-right`?',
  ]);
});

test('[B8, C2] an icon without a close match lists all', async () => {
  expect(await checkContentWith({ 'navigation.yaml': replaceText('icon: arrow-right', 'icon: sparkling') })).toEqual([
    'content/navigation.yaml:9:11 `icon` is `sparkling`, which is none of the choices. The choices are `arrow-left`, `arrow-right`, `arrow-up-right`, `bang`, `board`, `check`, `chevron-down`, `cross`, `menu`, `minus`, `plus`, `search` and `grip`.',
  ]);
});

test('[C2] an unknown section suggests the closest one', async () => {
  expect(await checkContentWith({ [home]: replaceText('type: hero', 'type: heroo') })).toEqual([
    'content/pages/home.yaml:5:11 `type` is `heroo`, which is none of the choices. Did you mean `hero`?',
  ]);
});

test('[C2] a section without a type is reported', async () => {
  expect(await checkContentWith({ [home]: replaceText('- type: figure\n    placement', '- placement') })).toEqual([
    `content/pages/home.yaml:12:5 \`type\` is missing. Add \`type:\`. The choices are ${formatNames([...getSectionTypes().keys()])}.`,
  ]);
});

test('[C2] a section that is a text is reported', async () => {
  expect(await checkContentWith({ [home]: replaceText('sections:\n', 'sections:\n  - hero\n') })).toEqual([
    'content/pages/home.yaml:5:5 Entry 1 of `sections` is the text `hero`, not a group of fields. Write its fields below it, indented.',
  ]);
});

test('[C2] a fault inside a section is reported at its line', async () => {
  expect(await checkContentWith({ [home]: replaceText('    text: To see and touch\n', '') })).toEqual([
    'content/pages/home.yaml:5:5 `text` is missing. Add `text:` (two or three lines beside it).',
  ]);
});
