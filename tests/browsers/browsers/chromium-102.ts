import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';

/** In milliseconds. The package is 55 MB. */
const installLimit = 120_000;

/**
 * Writes the program that the package holds packed to a folder that goes when this process ends. Only a run of this browser installs it.
 * @throws {Error} when npm fails or takes too long.
 */
export async function installChromium102(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'chromium-102-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  cpSync('tests/browsers/chromium-102', folder, { recursive: true });
  await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, timeout: installLimit, killSignal: 'SIGKILL' });
  const packed = readFileSync(join(folder, 'node_modules/@sparticuz/chrome-aws-lambda/bin/chromium.br'));
  writeFileSync(join(folder, 'chromium'), brotliDecompressSync(packed), { mode: 0o700 });
  return folder;
}
