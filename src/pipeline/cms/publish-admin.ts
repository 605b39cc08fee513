import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { CreatePagesArgs } from 'gatsby';
import { isMaintenance } from '../../domain/settings/site-settings';
import { parseBackend } from './backend';
import { createDecapConfig } from './decap-config';
import { readPatchedDecap } from '../gatsby/patched-decap';
import { toAdminPage } from './admin-page';

/** Writes the editing screen to the folder `admin` of a built site: its page, its scripts and its configuration. */
export async function publishAdmin({ graphql }: Pick<CreatePagesArgs, 'graphql'>, root = join(process.cwd(), 'public')): Promise<void> {
  if (isMaintenance) return;
  const { data } = await graphql<{ site: { url: string } }>('{ site: contentSite { url } }');
  const folder = join(root, 'admin');
  const page = join(folder, 'index.html');
  await mkdir(folder, { recursive: true });
  await build({
    entryPoints: { 'admin-app': join(process.cwd(), 'src', 'pipeline', 'cms', 'admin-app', 'main.ts') },
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
    legalComments: 'none',
  });
  await writeFile(join(folder, 'decap-cms.js'), await readPatchedDecap());
  await writeFile(join(folder, 'config.json'), JSON.stringify(createDecapConfig(parseBackend(process.env), data!.site.url)));
  await writeFile(page, toAdminPage(await readFile(page, 'utf8')));
}
