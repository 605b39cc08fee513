import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const copiedPaths = [
  'content',
  'src',
  'package.json',
  'tsconfig.json',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
  '.babelrc.json',
  'postcss.config.cjs',
  join('scripts', 'postcss-space-tokens.cjs'),
  'static',
];
const picturesFolder = join('public', 'static');

/** Copies the project to a temporary folder, with a link to its packages and optionally with the pictures that are built. */
export function copyProject(hasPictures: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), 'years-'));
  for (const path of copiedPaths) cpSync(resolve(path), join(folder, path), { recursive: true });
  if (hasPictures && existsSync(picturesFolder)) cpSync(picturesFolder, join(folder, picturesFolder), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}
