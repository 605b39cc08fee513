import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { installProject } from '../../support/install-project';

let packed: Buffer | undefined;

/** The packed program. Its package is 55 MB, so only a run of this browser installs it. */
function readPacked(): Buffer {
  const folder = installProject('tests/browsers/chromium-102');
  const program = readFileSync(join(folder, 'node_modules/@sparticuz/chrome-aws-lambda/bin/chromium.br'));
  rmSync(folder, { recursive: true });
  return program;
}

/**
 * Writes the program that the package holds packed to a folder that goes when this process ends.
 * @throws {Error} when npm fails.
 */
export function unpackChromium102(): { path: string; env: NodeJS.ProcessEnv } {
  packed ??= readPacked();
  const folder = mkdtempSync(join(tmpdir(), 'chromium-102-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'chromium');
  writeFileSync(path, brotliDecompressSync(packed), { mode: 0o700 });
  return { path, env: { HOME: folder } };
}
