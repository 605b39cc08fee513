import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

/**
 * Copies a project of this repository to a temporary folder and installs its packages there, so that the site does not depend on them.
 * @param project its folder, which has a `package.json`.
 * @returns the temporary folder.
 * @throws {Error} when npm fails.
 */
export function installProject(project: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${basename(project)}-`));
  cpSync(resolve(project), folder, { recursive: true });
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The packages of ${project} could not be installed.\n${stderr}`);
  return folder;
}
