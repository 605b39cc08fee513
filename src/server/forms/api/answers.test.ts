import { expect, test } from '@jest/globals';
import { listAnswers } from './answers';
import { sampleContent } from './service-content.fixture';

test('[A7] an inquiry is shown in the order of its form, its board after the rest, with what the form has no longer', () => {
  const values = { before: 'Kept', board: 'Villa', role: 'Architect', name: 'A Sample', request: 'sample\ndrawing', consent: 'yes' };
  expect(listAnswers(sampleContent.forms[0]!, values)).toEqual([
    { label: 'Name', kind: 'text', value: 'A Sample' },
    { label: 'Role', kind: 'choice', value: 'Architect' },
    { label: 'Request', kind: 'checkboxes', value: 'A sample, A drawing' },
    { label: 'Board', kind: 'board', value: 'Villa' },
    { label: 'before', value: 'Kept' },
  ]);
});
