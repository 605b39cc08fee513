import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { NodePluginArgs } from 'gatsby';
import { isMaintenance } from '../../domain/settings/site-settings';
import { parseBackend } from './backend';
import { bundlePreview } from './bundle-preview';
import { createDecapConfig } from './decap-config';
import { readPatchedDecap } from '../gatsby/patched-decap';
import { toAdminPage } from './admin-page';
import { type PreviewHooks, readPreviewContent } from './preview-content';

async function writeScripts(folder: string): Promise<void> {
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
  await bundlePreview(folder);
  await writeFile(join(folder, 'decap-cms.js'), await readPatchedDecap());
}

const scriptsKey = 'admin-scripts';

type AdminHooks = PreviewHooks & { cache: Pick<NodePluginArgs['cache'], 'get' | 'set'> };

/**
 * Writes the editing screen to the folder `admin` of a built site: its page, its scripts and its configuration. Its scripts stay while the
 * cache, which is that of one version of the code, holds their mark.
 */
export async function publishAdmin(hooks: AdminHooks, root = join(process.cwd(), 'public')): Promise<void> {
  if (isMaintenance) return;
  const { graphql, cache } = hooks;
  const { data } = await graphql<{ site: { url: string } }>('{ site: contentSite { url } }');
  const folder = join(root, 'admin');
  const page = join(folder, 'index.html');
  await mkdir(folder, { recursive: true });
  if (!existsSync(join(folder, 'decap-cms.js')) || !(await cache.get(scriptsKey))) {
    await writeScripts(folder);
    await cache.set(scriptsKey, true);
  }
  await writeFile(join(folder, 'config.json'), JSON.stringify(createDecapConfig(parseBackend(process.env), data!.site.url)));
  await writeFile(join(folder, 'preview.json'), JSON.stringify(await readPreviewContent(hooks)));
  await writeFile(page, toAdminPage(await readFile(page, 'utf8')));
}
