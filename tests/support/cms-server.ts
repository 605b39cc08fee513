import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A repository of its own with the content of this one, and the editing screen that changes it. */
export interface CmsServer {
  url: string;
  folder: string;
  readContent: (path: string) => string;
  /** The changed lines by Git, each with its sign. */
  changedLines: () => string[];
  stop: () => Promise<void>;
}

const tsxLoader = pathToFileURL(resolve('node_modules/tsx/dist/loader.mjs')).href;

/** A folder with the content of this repository, to be changed and thrown away. */
export function copyContent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'editing-'));
  cpSync('content', join(folder, 'content'), { recursive: true });
  return folder;
}

function createTemporaryRepository(): string {
  const folder = copyContent();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=editor', '-c', 'user.email=editor@narra.example', 'commit', '--quiet', '--message', 'Begin');
  return folder;
}

/** Serves the site that is built in a folder with the local back end of "npm run admin". */
export async function startCmsServer(site = '.'): Promise<CmsServer> {
  const folder = createTemporaryRepository();
  const env = { ...process.env, PORT: '0', GIT_REPO_DIRECTORY: folder };
  const child = spawn(process.execPath, ['--import', tsxLoader, resolve('scripts/serve-admin.ts')], { cwd: resolve(site), env });
  let output = '';
  const url = await new Promise<string>((begun, failed) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const [, address] = /The editing screen is at (\S+)/.exec(output) ?? [];
      if (address !== undefined) begun(address);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => failed(new Error(`The editing screen did not start: ${output}`)));
  });
  return {
    url,
    folder,
    readContent: (path) => readFileSync(join(folder, path), 'utf8'),
    changedLines: () => {
      execFileSync('git', ['add', '--intent-to-add', '--all'], { cwd: folder });
      const diff = execFileSync('git', ['diff', '--unified=0', '--text', '--', '*.yaml', '*.md'], { cwd: folder, encoding: 'utf8' });
      return diff.split('\n').filter((line) => /^[+-](?![+-]{2} )/.test(line));
    },
    stop: () =>
      new Promise((stopped) => {
        child.once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          stopped();
        });
        child.kill('SIGKILL');
      }),
  };
}
