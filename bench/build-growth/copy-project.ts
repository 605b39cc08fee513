import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const picturesFolder = join('public', 'static');

/** Copies the project, without what Git ignores, to a temporary folder, with a link to its packages and optionally with the built pictures. */
export function copyProject(hasPictures: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), 'years-'));
  const paths = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' }).split('\0');
  for (const path of paths.filter(Boolean)) if (existsSync(path)) cpSync(path, join(folder, path));
  if (hasPictures && existsSync(picturesFolder)) cpSync(picturesFolder, join(folder, picturesFolder), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}
