import { expect } from '@playwright/test';
import { checkDeploy, test } from '../support/builds';

test('[R8, X4, A1] the deploy check finds nothing wrong with what `npm start` serves', async ({ baseURL }) => {
  const { status, lines } = await checkDeploy(baseURL!);
  expect(lines.filter((line) => !/^(?:ok|–) /.test(line))).toEqual(['Nothing is wrong.']);
  expect([status, lines.length]).toEqual([0, 13]);
});

test('[C4] the deploy check fails for a preview, and says that it is one', async ({ preview }) => {
  const { status, lines } = await checkDeploy(preview);
  expect(status).toBe(1);
  expect(lines).toContain('WRONG  search engines: / has X-Robots-Tag: noindex. It is a preview: its context must be production.');
});
