import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { getPageFile, openRoutes } from '../support/built-site';
import { createHostImitation, hostAddresses } from '../support/host-addresses';

test('[R3, R4, R8, R12, B3] a page has one address, which the deploy host answers under its default settings, and this server in the same way', async ({
  request,
}) => {
  const imitate = createHostImitation('public');
  for (const [path, ...answer] of hostAddresses) {
    const response = await request.get(path, { maxRedirects: 0 });
    const { location } = response.headers();
    const answers = { host: imitate(path), server: [response.status(), ...[location].flatMap((to) => to ?? [])] };
    expect.soft(answers, path).toEqual({ host: answer, server: answer });
  }
});

test('[R8, R12] a host without rules finds each page at its path: a file has its name, and no folder has', () => {
  for (const path of [...openRoutes, '/admin'].filter((route) => route !== '/'))
    expect.soft([existsSync(getPageFile(path)), existsSync(join('public', path, 'index.html'))], path).toEqual([true, false]);
});
