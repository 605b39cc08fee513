import { expect, test } from '@jest/globals';
import { appendText, checkContentWith, replaceText } from './content.fixture';

const redirects = 'redirects.yaml';

test('[M2, C2] a redirect to itself is reported', async () => {
  expect(await checkContentWith({ [redirects]: appendText('- from: /a\n  to: /a\n') })).toEqual([
    'content/redirects.yaml:9:7 The redirect leads round in a circle: `/a` → `/a`. Lead it to a page.',
  ]);
});

test('[M2, C2] a redirect to a path that it matches itself is reported', async () => {
  expect(await checkContentWith({ [redirects]: appendText('- from: /a/*\n  to: /a/b\n') })).toEqual([
    'content/redirects.yaml:9:7 The redirect leads round in a circle: `/a/*` → `/a/b`. Lead it to a page.',
  ]);
});

test('[M2, C2] redirects in a loop are reported once', async () => {
  expect(
    await checkContentWith({ [redirects]: appendText('- from: /a\n  to: /b\n- from: /b\n  to: /c?x=1\n- from: /c\n  to: /a\n') }),
  ).toEqual(['content/redirects.yaml:9:7 The redirect leads round in a circle: `/a` → `/b` → `/c` → `/a`. Lead it to a page.']);
});

test('[M2, C2] a redirect to a redirect is reported with the last target', async () => {
  expect(await checkContentWith({ [redirects]: appendText('- from: /a\n  to: /b\n- from: /b\n  to: /news-and-events\n') })).toEqual([
    'content/redirects.yaml:9:7 `/b` is itself redirected. Lead `/a` straight to `/news-and-events`.',
  ]);
});

test('[M2, C2] a redirect into a loop is reported', async () => {
  expect(await checkContentWith({ [redirects]: appendText('- from: /z\n  to: /a\n- from: /a\n  to: /a\n') })).toEqual([
    'content/redirects.yaml:11:7 The redirect leads round in a circle: `/a` → `/a`. Lead it to a page.',
  ]);
});

test('[M2, C2] a path that is redirected twice is reported', async () => {
  expect(await checkContentWith({ [redirects]: appendText('- from: /news/\n  to: /\n') })).toEqual([
    'content/redirects.yaml:8:9 `/news/` is redirected twice. Keep one of the two.',
  ]);
});

test('[M2, C2] a redirect that an earlier one always matches is reported', async () => {
  expect(await checkContentWith({ [redirects]: appendText('- from: /old/thing\n  to: /\n') })).toEqual([
    'content/redirects.yaml:8:9 `/old/*` above takes `/old/thing` already. Put this entry above that one, or take it out.',
  ]);
});

test('[M2, C2] a redirect that hides a page is reported', async () => {
  expect(await checkContentWith({ [redirects]: appendText('- from: /brand-partners/kohler\n  to: /\n') })).toEqual([
    'content/redirects.yaml:8:9 `/brand-partners/kohler` hides the page `/brand-partners/kohler`, and nobody could open it. Redirect only paths that are no page.',
  ]);
});

test('[M2, C2] a redirect that hides pages below a path is reported', async () => {
  expect(await checkContentWith({ [redirects]: appendText('- from: /contact-us/*\n  to: /\n') })).toEqual([
    'content/redirects.yaml:8:9 `/contact-us/*` hides the page `/contact-us/inquiry`, and nobody could open it. Redirect only paths that are no page.',
  ]);
});

test('[M2, C2] a redirect that hides pages by a placeholder is reported', async () => {
  expect(await checkContentWith({ [redirects]: appendText('- from: /brand-partners/:name\n  to: /\n') })).toEqual([
    'content/redirects.yaml:8:9 `/brand-partners/:name` hides the page `/brand-partners/brizo`, and nobody could open it. Redirect only paths that are no page.',
  ]);
});

test('[M2, C2] a redirect to no page suggests the closest one', async () => {
  expect(await checkContentWith({ [redirects]: appendText('- from: /a\n  to: /news-and-event\n') })).toEqual([
    'content/redirects.yaml:9:7 `/news-and-event` is no page of this site. Did you mean `/news-and-events`?',
  ]);
});

test('[M2, C2] a redirect with a splat that matches no page is reported', async () => {
  expect(await checkContentWith({ [redirects]: appendText('- from: /a/*\n  to: /nowhere/:splat\n') })).toEqual([
    'content/redirects.yaml:9:7 `/nowhere/:splat` is no page of this site. Write the path of a page, as it stands in the address bar after the name of the site.',
  ]);
});

test('[M2, C2] a redirect to a part of a page is valid', async () => {
  expect(await checkContentWith({ [redirects]: appendText('- from: /a\n  to: /#content\n') })).toEqual([]);
});

test('[M2, C2] a redirect to another host is valid', async () => {
  expect(await checkContentWith({ [redirects]: appendText('- from: /a\n  to: https://a.example\n') })).toEqual([]);
});

test('[M2, C2] a redirect from another host is reported', async () => {
  expect(await checkContentWith({ [redirects]: appendText('- from: https://a.example\n  to: /\n') })).toEqual([
    'content/redirects.yaml:8:9 `from` is `https://a.example`. It should be a path of this site such as /old-page.',
  ]);
});

test.each([
  ['a draft', 'draft: true', 'is a draft, and visitors would find no page there. Publish it first, or take the link out.'],
  [
    'an article with a future date',
    'date: 2026-12-24',
    'is not published before 2026-12-24, and visitors would find no page there. Publish it first, or take the link out.',
  ],
])('[M2, C3, C2] a redirect to %s is reported', async (_, field, message) => {
  const faults = await checkContentWith({
    'articles/2-a-talk/index.md': (text) => text.replace(/^date: .*$/m, (date) => (field.startsWith('date') ? field : `${date}\n${field}`)),
    'articles/1-the-first-tap/index.md': replaceText('[talk]: /article/2/a-talk', '[talk]: /news-and-events'),
    [redirects]: appendText('- from: /a\n  to: /article/2/a-talk#content\n'),
  });
  expect(faults).toEqual([`content/redirects.yaml:9:7 \`/article/2/a-talk\` ${message}`]);
});

test('[W2, M2, C2] a redirect to an opening that closes is reported', async () => {
  expect(await checkContentWith({ [redirects]: appendText('- from: /a\n  to: /careers/joiner\n') })).toEqual([
    'content/redirects.yaml:9:7 `/careers/joiner` is an opening that closes on 2026-12-01, and the link would lead nowhere after that day. Link to the list of openings.',
  ]);
});
