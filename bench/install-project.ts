import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Copies a project of `bench` to a temporary folder and installs its packages there, so that the site does not depend on them.
 * @returns the folder.
 * @throws {Error} when npm fails.
 */
export function installProject(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  cpSync(resolve('bench', name), folder, { recursive: true });
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The packages of bench/${name} could not be installed.\n${stderr}`);
  return folder;
}
