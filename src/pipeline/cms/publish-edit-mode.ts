import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { isMaintenance } from '../../domain/site-settings';
import { openFolder } from '../check/read/open-folder';
import { readContent } from '../check/read/read-content';
import { buildContext } from '../data/build-context';
import { isGatsbyPage } from '../gatsby/built-files';
import { createSourceMap } from './create-source-map';

const scriptPath = '/admin/edit-mode.js';
const tag = `<script src="${scriptPath}" defer></script>`;

/** The page with the script of the switch “Edit”, or without it. A second call changes nothing. */
export function withEditMode(html: string, isEditable: boolean): string {
  const withoutTag = html.replaceAll(tag, '');
  return isEditable ? withoutTag.replace('</head>', `${tag}</head>`) : withoutTag;
}

/** The script of the switch. */
async function bundleEditMode(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(process.cwd(), 'src', 'pipeline', 'cms', 'edit-mode', 'main.ts')],
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    loader: { '.css': 'text' },
    logLevel: 'error',
    legalComments: 'none',
  });
  return outputFiles[0]!.text;
}

/** The content source map, as JSON. */
const buildSourceMap = async (): Promise<string> =>
  JSON.stringify(createSourceMap(readContent(await openFolder(join(process.cwd(), 'content')), buildContext.today).content));

const isEditable = buildContext.audience === 'editors' && !isMaintenance;

/** E5: puts the switch into the pages of a preview, and takes it out of those that an earlier preview left. */
export const editModeCompletion = {
  version: `edit mode: ${isEditable}`,
  transformHtml: (html: string, path: string): string => withEditMode(html, isEditable && isGatsbyPage(html) && !path.startsWith('admin/')),
};

/** Files below `/admin`. */
const files = [
  { name: 'edit-mode.js', create: bundleEditMode },
  { name: 'source-map.json', create: buildSourceMap },
];

/** E5: writes what lets editors edit on the pages of a preview. A build for visitors has nothing of it. */
export async function publishEditMode(root = join(process.cwd(), 'public')): Promise<void> {
  for (const { name, create } of files)
    if (isEditable) await writeFile(join(root, 'admin', name), await create());
    else await rm(join(root, 'admin', name), { force: true });
}
