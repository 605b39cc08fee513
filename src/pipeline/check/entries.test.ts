import { expect, test } from '@jest/globals';
import { readCases } from './cases.fixture';
import { checkContentWith } from './content.fixture';

const entryTitles = ['[C2] %s', '[R2, C2] %s', '[W1, C2] %s', '[W4, C2] %s', '[W5, C2] %s', '[A6, C2] %s', '[G3, C2] %s'];

test.each([...readCases('entries', entryTitles), ...readCases('pages', ['[C2] %s', '[R1, C2] %s', '[W3] %s'])])(
  '%s',
  (_, { edits, expected }) => {
    expect(checkContentWith(edits)).toEqual(expected);
  },
);

test('[W3] a changed notice needs a new version, and the check names it', () => {
  const checkVersion = (version: string) =>
    checkContentWith({
      'privacy.yaml': [
        ['We delete it on time', 'We delete it soon'],
        ['version: 1-bf90d8ac', `version: ${version}`],
      ],
    }).faults;
  const [fault = ''] = checkVersion('1-bf90d8ac');
  expect(fault).toMatch(
    /^content\/privacy\.yaml:1:10 The notice is not that of version 1: its text has changed\. Write `version: 2-[0-9a-f]{8}`, and in `date`/,
  );
  const [, next = ''] = /`version: (2-[0-9a-f]{8})`/.exec(fault)!;
  expect(checkVersion(next)).toEqual([]);
  expect(checkVersion(next.replace('2-', '1-'))).toEqual([fault]);
  expect(checkVersion('2')).toEqual([
    'content/privacy.yaml:1:10 `version` is the number 2. It should be the version that the check names, such as 2-1a2b3c4d.',
  ]);
});
