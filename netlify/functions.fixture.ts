import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { sampleContent } from '../src/server/forms/api/service-content.fixture';

/** Writes the sample forms to a new folder, as a build does. */
export function writeFunctionFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'function-'));
  mkdirSync(join(folder, '.service'));
  writeFileSync(join(folder, '.service', 'content.json'), JSON.stringify(sampleContent));
  return folder;
}

/** Bundles both functions into a folder, as the host does. */
export async function bundleFunctions(folder: string): Promise<Metafile> {
  const { metafile } = await build({
    entryPoints: ['netlify/functions/api.ts', 'netlify/functions/outbox.ts'],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: ['pg-native'],
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    metafile: true,
    logLevel: 'error',
  });
  return metafile;
}
