import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { NodePluginArgs } from 'gatsby';
import postcss, { type AcceptedPlugin } from 'postcss';
import { isMaintenance } from '../../domain/site-settings';
import { readPatchedDecap } from '../gatsby/decap';
import { parseBackend, createDecapConfig } from './decap-config';
import { type PreviewHooks, readPreviewContent } from './preview-content';

/** The script of the editing screen. */
const adminTags = '<link rel="stylesheet" href="/admin/admin-app.css"/><script src="/admin/admin-app.js" defer></script>';

/**
 * Replaces the scripts of the site in the built page /admin with that of the editing screen. The editing screen has its own routes in the
 * hash, which the navigation of the site must not intercept. A second call changes nothing.
 */
export function toAdminPage(html: string): string {
  const withoutScripts = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link\b[^>]*\bas="(?:script|fetch)"[^>]*>/g, '');
  const [head, ...rest] = withoutScripts.replace(adminTags.replace(/<script.*$/, ''), '').split('</head>');
  if (rest.length !== 1) throw new Error('The page /admin has no single head: the editing screen cannot be put into it.');
  return `${head}${adminTags}</head>${rest[0]}`;
}

const source = join(process.cwd(), 'src');
const gatsbyStub = join(source, 'preview', 'gatsby-stub.ts');

/** Puts our stub in the place of Gatsby, and the modules of `graphql` in that of `gatsby/graphql`, which has all of it in one file. */
const withoutGatsby: Plugin = {
  name: 'without-gatsby',
  setup({ onResolve, resolve: find }) {
    onResolve({ filter: /^gatsby$/ }, () => ({ path: gatsbyStub }));
    onResolve({ filter: /^gatsby\/graphql$/ }, ({ kind, resolveDir }) => find('graphql', { kind, resolveDir }));
  },
};

/** Leaves out what a prerender never runs (hydration, and parts that come at the first use) and all languages of Zod but English. */
const withoutBrowserParts: Plugin = {
  name: 'without-browser-parts',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(?:react-dom\/client|lenis|qr|@atlaskit\/.*)$/ }, ({ path }) => ({ path, namespace: 'empty' }));
    onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: 'module.exports = {};' }));
    onLoad({ filter: /zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({ contents: "export { default as en } from './en.js';" }));
  },
};

/** Processes style sheets by the same plugins of PostCSS as the build of the site. */
const styles: Plugin = {
  name: 'styles',
  setup({ onLoad }) {
    const { plugins } = createRequire(__filename)(join(process.cwd(), 'postcss.config.cjs')) as { plugins: AcceptedPlugin[] };
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { css } = await postcss(plugins).process(await readFile(path, 'utf8'), { from: path });
      return { contents: css, loader: path.endsWith('.module.css') ? 'local-css' : 'css' };
    });
  },
};

/** Finds the fonts that a style sheet takes from a package or a folder. Those at the root of the site stay there. */
const fonts: Plugin = {
  name: 'fonts',
  setup({ onResolve }) {
    onResolve({ filter: /^[@.].*\.woff2$/ }, ({ path, importer }) => ({ path: createRequire(importer).resolve(path) }));
  },
};

/** The files with a fragment. The preview needs those too that its pages load on demand. */
async function listFragmentFiles(): Promise<string[]> {
  const files = (await readdir(source, { recursive: true })).filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.')).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(source, file), 'utf8')));
  return files.filter((_, index) => /= graphql`\s*fragment /.test(texts[index]!));
}

/** Bundles the views, the queries and the resolvers of the site for the worker of the preview: `preview.js`, `preview.css` and fonts. */
async function bundlePreview(outdir: string): Promise<void> {
  const files = ['preview/preview.css', 'preview/main.ts', ...(await listFragmentFiles())];
  await build({
    stdin: { contents: files.map((file) => `import './${file}';`).join('\n'), resolveDir: source, sourcefile: 'preview.ts' },
    outfile: join(outdir, 'preview.js'),
    assetNames: '[name]',
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    conditions: ['worker', 'production'],
    define: {
      'process.env': '{}',
      'process.env.NODE_ENV': '"production"',
      'process.env.GATSBY_API_BASE': JSON.stringify(process.env['GATSBY_API_BASE'] ?? '/api'),
      'process.env.GATSBY_TRAILING_SLASH': JSON.stringify(process.env['GATSBY_TRAILING_SLASH'] ?? ''),
    },
    external: ['/*.woff2'],
    loader: { '.woff2': 'file' },
    plugins: [withoutGatsby, withoutBrowserParts, styles, fonts],
    logLevel: 'error',
    legalComments: 'none',
  });
}

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
  await cp(join(process.cwd(), 'docs', 'guide', 'sections'), join(folder, 'sections'), { recursive: true });
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
  // Without Git there is no output.
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }) as { stdout: string | null };
  await writeFile(
    join(folder, 'config.json'),
    JSON.stringify(createDecapConfig(parseBackend(process.env), data!.site.url, stdout?.trim())),
  );
  await writeFile(join(folder, 'preview.json'), JSON.stringify(await readPreviewContent(hooks)));
  await writeFile(page, toAdminPage(await readFile(page, 'utf8')));
}
