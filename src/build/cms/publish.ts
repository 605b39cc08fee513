import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { CreatePagesArgs } from 'gatsby';
import { isMaintenance } from '../../logic/setting';
import { backendOf } from './backend';
import { configuration } from './configuration';
import { decapScript } from './decap';
import { screenPage } from './page';

const screen = join(process.cwd(), 'src', 'build', 'cms', 'screen');

const bundle = (outdir: string) =>
  build({
    entryPoints: { screen: join(screen, 'main.ts') },
    outdir,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
    legalComments: 'none',
  });

/** Writes the editing screen into the folder `admin` of a built site: its page, its scripts and what it is told of the content. */
export async function publishScreen({ graphql }: Pick<CreatePagesArgs, 'graphql'>, root = join(process.cwd(), 'public')): Promise<void> {
  if (isMaintenance) return;
  const { data } = await graphql<{ site: { url: string } }>('{ site: contentSite { url } }');
  const folder = join(root, 'admin');
  const page = join(folder, 'index.html');
  await mkdir(folder, { recursive: true });
  await bundle(folder);
  await writeFile(join(folder, 'decap-cms.js'), await decapScript());
  await writeFile(join(folder, 'config.json'), JSON.stringify(configuration(backendOf(process.env), data!.site.url)));
  await writeFile(page, screenPage(await readFile(page, 'utf8')));
}
