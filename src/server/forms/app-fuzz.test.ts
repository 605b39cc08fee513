import { expect, test } from '@jest/globals';
import { fc } from '../../domain/fast-check.fixture';
import { arbitraryRequest } from './app-fuzz.fixture';
import { useTestApp } from './use-test-app.fixture';

const context = useTestApp();
const numRuns = 3000;

test('[A3] [W4] an arbitrary request gets a valid response without a stack trace, never a 500, and nothing is stored in part', async () => {
  const statuses: Record<number, number> = {};
  const refusedUploads = new Set<number>();
  const sentFiles = new Map<string, readonly Uint8Array[]>();
  let stored = 0;
  await fc.assert(
    fc.asyncProperty(arbitraryRequest, async ({ path, type, accept, body, files }) => {
      const response = await context.app.request(path, {
        method: 'POST',
        headers: { 'content-type': type, accept },
        body: body as BodyInit,
      });
      const text = await response.text();
      const isStored = path.startsWith('/api/inquiries') && response.status === 201;
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      if (isStored) stored += 1;
      if (isStored && files) sentFiles.set(/\b[\dA-Z]{3}-[\dA-Z]{3}\b/.exec(text)![0], files);
      if (!isStored && files?.length) refusedUploads.add(response.status);
      expect(response.status).toBeLessThan(500);
      expect(text).not.toMatch(/\bat .*:\d+:\d+|node_modules|SELECT|INSERT/);
      expect(/^(?:\{.*\}|<html>.*<\/html>)$/s.test(text)).toBe(true);
    }),
    { numRuns },
  );
  const [counts] = await context.database.query<{ inquiries: number; unmailed: number; last: number }>(
    `SELECT (SELECT count(*)::int FROM inquiry) AS inquiries, (SELECT last::int FROM inquiry_count) AS last,
       (SELECT count(*)::int FROM inquiry WHERE NOT suspected AND number NOT IN (SELECT inquiry FROM outbox)) AS unmailed`,
  );
  expect(counts).toEqual({ inquiries: stored, last: stored, unmailed: 0 });
  expect([201, 400, 415, 422].filter((status) => statuses[status] === undefined)).toEqual([]);
  for (const [reference, files] of sentFiles)
    expect((await context.app.store.getFiles(reference)).map(({ bytes }) => Buffer.from(bytes))).toEqual(
      files.map((bytes) => Buffer.from(bytes)),
    );
  expect([...sentFiles.values()].filter((files) => files.length > 1).length).toBeGreaterThan(10);
  expect([...refusedUploads]).toEqual(expect.arrayContaining([400, 422]));
  expect(context.app.logLines).toEqual([]);
});
