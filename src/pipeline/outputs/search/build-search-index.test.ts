import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { waitUntilWritten } from './build-search-index';

test('[P1] an index is complete once its last files are written, and an error names a file that is not', async () => {
  const root = mkdtempSync(join(tmpdir(), 'index-'));
  const [entry, fragment] = [join(root, 'pagefind-entry.json'), join(root, 'en_1.pf_fragment')];
  const compressed = gzipSync('{"url":"/"}');
  writeFileSync(entry, '');
  writeFileSync(fragment, compressed.subarray(0, -4));
  await expect(waitUntilWritten(root, 0)).rejects.toThrow(/pagefind-entry\.json is not complete|en_1\.pf_fragment is not complete/);
  const steps: string[] = [];
  const written = waitUntilWritten(root, 60_000).then(() => steps.push('waited'));
  await pause(50);
  writeFileSync(entry, '{}');
  await pause(50);
  steps.push('fragment');
  writeFileSync(fragment, compressed);
  await written;
  expect(steps).toEqual(['fragment', 'waited']);
  rmSync(root, { recursive: true });
});
