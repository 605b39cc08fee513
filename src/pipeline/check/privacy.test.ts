import { expect, test } from '@jest/globals';
import { checkContentWith, replaceText } from './content.fixture';

const file = 'privacy.yaml';
const changed = (version: string) => (text: string) =>
  replaceText('We delete it on time', 'We delete it soon')(text).replace('version: 1-bf90d8ac', `version: ${version}`);

test('[W3] a changed notice needs a new version, and the check names it', async () => {
  const [fault = ''] = await checkContentWith({ [file]: changed('1-bf90d8ac') });
  expect(fault).toMatch(
    /^content\/privacy\.yaml:1:10 The notice is not that of version 1: its text has changed\. Write `version: 2-[0-9a-f]{8}`, and in `date`/,
  );
  const [, next = ''] = /`version: (2-[0-9a-f]{8})`/.exec(fault)!;
  expect(await checkContentWith({ [file]: changed(next) })).toEqual([]);
  expect(await checkContentWith({ [file]: changed(next.replace('2-', '1-')) })).toEqual([fault]);
  expect(await checkContentWith({ [file]: changed('2') })).toEqual([
    'content/privacy.yaml:1:10 `version` is the number 2. It should be the version that the check names, such as 2-1a2b3c4d.',
  ]);
});

test('[W3] other line breaks are the same notice', async () => {
  expect(await checkContentWith({ [file]: replaceText('Write to\n      [us]', 'Write to [us]') })).toEqual([]);
});

test('[W3] forms and footer lead to the notice', async () => {
  expect(await checkContentWith({ 'forms/inquiry.yaml': replaceText('[all of it](/privacy)', 'all of it') })).toEqual([
    'content/forms/inquiry.yaml:8:9 The text does not lead to the whole privacy notice. Add a link such as `[Our privacy notice](/privacy)`.',
  ]);
  expect(await checkContentWith({ 'navigation.yaml': replaceText('/privacy', '/news-and-events') })).toEqual([
    'content/navigation.yaml:6:1 The footer does not lead to the privacy notice. Add an entry with `to: /privacy`.',
  ]);
});
