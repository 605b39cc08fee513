import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startProgram } from './built-site-server';

/** A repository of its own with the content of this one, and the editing screen that changes it. */
export interface CmsServer extends RunningServer {
  folder: string;
  readContent: (path: string) => string;
  /** The changed lines by Git, each with its sign. */
  changedLines: () => string[];
  /** Gives the repository the content with which it began. */
  restore: () => void;
}

/** A folder with the content of this repository, to be changed and thrown away. */
export function copyContent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'editing-'));
  cpSync('content', join(folder, 'content'), { recursive: true });
  return folder;
}

function createTemporaryRepository(): string {
  const folder = copyContent();
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  execFileSync('git', ['add', '--all'], { cwd: folder });
  const author = ['-c', 'user.name=Editor', '-c', 'user.email=editor@narra.example'];
  execFileSync('git', [...author, 'commit', '--quiet', '--no-gpg-sign', '--message', 'Begin'], { cwd: folder });
  return folder;
}

/** Serves the site that is built in a folder with the local back end of "npm run admin". */
export async function startCmsServer(site = '.'): Promise<CmsServer> {
  const folder = createTemporaryRepository();
  const server = await startProgram('scripts/serve-admin.ts', site, { GIT_REPO_DIRECTORY: folder }, folder);
  return {
    ...server,
    folder,
    readContent: (path) => readFileSync(join(folder, path), 'utf8'),
    changedLines: () => {
      execFileSync('git', ['add', '--intent-to-add', '--all'], { cwd: folder });
      const diff = execFileSync('git', ['diff', '--unified=0', '--text', '--', '*.yaml', '*.md'], { cwd: folder, encoding: 'utf8' });
      return diff.split('\n').filter((line) => /^[+-](?![+-]{2} )/.test(line));
    },
    restore: () => {
      execFileSync('git', ['reset', '--quiet', '--hard'], { cwd: folder });
      // What the check knows of the pictures stays true.
      execFileSync('git', ['clean', '--quiet', '-d', '--force', '--exclude=.cache'], { cwd: folder });
    },
  };
}
