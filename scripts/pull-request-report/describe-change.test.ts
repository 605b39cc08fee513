import { expect, test } from '@jest/globals';
import { describeChange } from './describe-change';
import { emptyFindings, type PageChange } from './findings';

const fault = { file: 'content/faq.yaml', line: 1, column: 1, message: 'Wrong. Right.' };
const page = (name: string, change: PageChange['change'], addedLines: string[] = [], parts: string[] = []): PageChange => ({
  path: `/${name.toLowerCase()}`,
  name,
  parts,
  change,
  addedLines,
  removedLines: [],
});

test('[E2] a report begins with a description of the change', () => {
  const pages = [
    page('Agape', 'changed', ['Agape of Mantua', 'x'.repeat(80)], ['the title', '1 text']),
    page('Careers', 'changed', [], ['3 pictures']),
    page('New', 'added', ['New']),
  ];
  expect(describeChange({ ...emptyFindings, pages, warnings: [fault] })).toBe(
    'Changes 2 pages: the title and 1 text of Agape, 3 pictures of Careers. Adds 1 page: New. ' +
      `New words: “Agape of Mantua”, “${'x'.repeat(57)}…”. 1 warning.`,
  );
});

test('[E2] many pages and texts are counted', () => {
  const pages = ['A', 'B', 'C', 'D', 'E'].map((name) => page(name, 'changed', [`Words of ${name}`]));
  expect(describeChange({ ...emptyFindings, pages })).toBe(
    'Changes 5 pages: A, B, C, and 2 more. New words: “Words of A”, “Words of B”, “Words of C” and 2 more. No warning.',
  );
});

test('[E2] a change without a visible difference and a failed build are reported', () => {
  expect(describeChange(emptyFindings)).toBe('No page looks or reads differently. No warning.');
  expect(describeChange({ ...emptyFindings, faults: [fault, fault] })).toBe(
    'The site cannot be built: 2 faults in the content. Mend them, and the report comes again.',
  );
});
