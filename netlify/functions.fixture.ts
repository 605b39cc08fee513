import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { sampleContent } from '../src/server/forms/api/service-content.fixture';

/** What a build writes that a function may read. */
const builtFiles = {
  '.service/content.json': JSON.stringify(sampleContent),
  '.service/form-response-shell.html': '<!-- main -->, in the shell',
  'public/builds/latest.json': JSON.stringify({ id: 'a1b2', timestamp: '2026-11-21T00:30:00Z' }),
};

/** Writes to a new folder what a build leaves and `netlify.toml` includes in the functions. */
export function writeFunctionFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'function-'));
  const [, patterns] = /included_files = (\[.*\])/.exec(readFileSync('netlify.toml', 'utf8'))!;
  const included = (JSON.parse(patterns!) as string[]).map((pattern) => new RegExp(`^${pattern.replace('*', '[^/]+')}$`));
  for (const [file, data] of Object.entries(builtFiles)) {
    if (!included.some((pattern) => pattern.test(file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), data);
  }
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
