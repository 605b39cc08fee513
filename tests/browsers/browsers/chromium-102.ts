import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** Writes the program that the package holds packed to a folder that goes when this process ends. */
export function unpackChromium102(): { path: string; env: NodeJS.ProcessEnv } {
  const source = dirname(require.resolve('@sparticuz/chrome-aws-lambda/package.json'));
  const folder = mkdtempSync(join(tmpdir(), 'chromium-102-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'chromium');
  writeFileSync(path, brotliDecompressSync(readFileSync(join(source, 'bin/chromium.br'))), { mode: 0o700 });
  return { path, env: { HOME: folder } };
}
