import { expect, test } from '@playwright/test';
import { routes } from '../support/built-site';

test('[B3] the payload of every page is the data of that page', async ({ request }) => {
  for (const route of routes) {
    const payload = await request.get(`${route.replace(/\/$/, '')}/_payload.json?3f2a`, { maxRedirects: 0 });
    const data = await request.get(`/page-data${route === '/' ? '/index' : route}/page-data.json`);
    expect.soft(payload.status(), route).toBe(200);
    expect.soft(await payload.json(), route).toEqual(await data.json());
  }
});

test('[B3] a path that is no page has no payload', async ({ request, baseURL }) => {
  for (const path of ['/no-such-page/_payload.json?3f2a', '//elsewhere.example/_payload.json?3f2a'])
    expect((await request.get(baseURL! + path)).status(), path).toBe(404);
});
