import { expect, test } from '@jest/globals';
import { describeChange } from './describe-change';
import { emptyFindings, type PageChange } from './findings';

const fault = { file: 'content/faq.yaml', line: 1, column: 1, message: 'Wrong. Right.' };
const page = (path: string, change: PageChange['change'], addedLines: string[] = []): PageChange => ({
  path,
  change,
  addedLines,
  removedLines: [],
});

test('[E2] a report begins with a description of the change', () => {
  const pages = [page('/brand-partners/agape', 'changed', ['Agape of Mantua', 'x'.repeat(80)]), page('/new', 'added', ['New'])];
  expect(describeChange({ ...emptyFindings, pages, warnings: [fault] })).toBe(
    `Changes 1 page: \`/brand-partners/agape\`. Adds 1 page: \`/new\`. New words: “Agape of Mantua”, “${'x'.repeat(57)}…”. 1 warning.`,
  );
});

test('[E2] many pages and texts are counted', () => {
  const pages = ['/a', '/b', '/c', '/d', '/e'].map((path) => page(path, 'changed', [`Words of ${path}`]));
  expect(describeChange({ ...emptyFindings, pages })).toBe(
    'Changes 5 pages: `/a`, `/b`, `/c` and 2 more. New words: “Words of /a”, “Words of /b”, “Words of /c” and 2 more. No warning.',
  );
});

test('[E2] a change without a visible difference and a failed build are reported', () => {
  expect(describeChange(emptyFindings)).toBe('No page looks or reads differently. No warning.');
  expect(describeChange({ ...emptyFindings, faults: [fault, fault] })).toBe(
    'The site cannot be built: 2 faults in the content. Mend them, and the report comes again.',
  );
});
