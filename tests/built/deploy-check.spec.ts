import { execFile } from 'node:child_process';
import { expect } from '@playwright/test';
import { test } from '../support/builds';

/** Runs the deploy check on a site, and returns its exit code and lines. */
const checkDeploy = (url: string): Promise<{ status: unknown; lines: string[] }> =>
  new Promise((done) => {
    execFile(process.execPath, ['--import', 'tsx', 'scripts/deploy-check/main.ts', url], (error, stdout) =>
      done({ status: error?.code ?? 0, lines: stdout.trim().split('\n') }),
    );
  });

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

test('[M1] the deploy check of a closed site says so, and nothing else', async ({ maintenance }) => {
  expect(await checkDeploy(maintenance)).toEqual({
    status: 1,
    lines: ['The site is closed for maintenance: open it (docs/deploy.md, Maintenance), and ask again.'],
  });
});
