import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { hashByContent, hashByFileNames, setDeterministicMangle, sortStyles } from './deterministic-output';
import { findDecapStyles, patchDecap } from './decap';
import { digestWithNode, type FileDigests } from './md5-file';
import { netlifyAdapter, publishPageFiles } from './page-files';
import { addReaderEntry, readReaderScripts } from './reader-script';
import { collectPageCss, inlinePageCss, splitStyles } from './page-css';
import { type ImageWorker, reuseImages, skipExistingOutputs } from './reuse-images';
import { lowerAvifEffort, type SharpModule, orientMetadata, type SharpMetadataModule } from './sharp';
import { assertUpstreamCode, upstreamCode, type WebpackConfig } from './upstream-code';
import { shortenClassNames, splitSharedChunks } from './webpack-config';
import { createTestFolder } from '../../../tests/support/test-folder';

const root = createTestFolder();
const config = (changes: Partial<WebpackConfig> = {}): WebpackConfig => ({
  ...{ module: { rules: [] }, entry: { app: './app' }, output: {}, plugins: [], resolve: { alias: {} } },
  ...changes,
});
const withGroups = (cacheGroups: object) =>
  config({ optimization: { splitChunks: { cacheGroups: cacheGroups as Record<string, false> } } });
/** A compiler hook that calls its listener at once. */
const hook = (value: unknown) => ({ tap: (_name: string, listener: (value: never) => void) => listener(value as never) });
const page = (html: string) => `<div id="___gatsby"></div>${html}`;
const writeStats = (chunks: object) => root.write('webpack.stats.json', JSON.stringify({ assetsByChunkName: chunks }));
class MiniCssExtractPlugin {
  options = {};
}
/** Reads an installed package as if it did not hold a code. */
const readChanged = (code: string) => (file: string) => readFileSync(join('node_modules', file), 'utf8').replaceAll(code, '');
const renamed = { IMAGE_WORK: () => undefined } as unknown as ImageWorker;

const changedShapes: [seam: string, change: string, run: () => unknown][] = [
  ['webpack-config', 'no setting', () => shortenClassNames(config({ module: { rules: [{ use: { options: { modules: {} } } }] } }))],
  ['deterministic-output', 'no hash', () => hashByFileNames().apply({ hooks: { afterEmit: hook({ assets: {} }) } })],
  [
    'deterministic-output',
    'another name',
    () => {
      const compilation = { chunks: [{ name: 'html', hash: 'a', files: [] }], hooks: { afterProcessAssets: hook({}) } };
      hashByContent('').apply({ hooks: { compilation: hook(compilation) } });
    },
  ],
  ['decap', 'other styles', () => findDecapStyles("'.toast{}'")],
  ['reader-script', 'no entry', () => addReaderEntry(config({ entry: { main: './app' } }))],
  ['reader-script', 'no chunk', () => (writeStats({}), readReaderScripts(root()))],
  [
    'deterministic-output',
    'no minimizer',
    () => setDeterministicMangle(config({ optimization: { minimizer: [new MiniCssExtractPlugin()] } })),
  ],
  ['md5-file', 'no function', () => digestWithNode({} as FileDigests, false)],
  ['md5-file', 'loaded before', () => digestWithNode({ md5File: () => Promise.resolve('') }, true)],
  ['page-files', 'no method', () => netlifyAdapter(() => ({ name: 'x', cache: {} }) as never)],
  ['page-files', 'no cache', () => netlifyAdapter(() => ({ name: 'x', adapt: () => undefined }))],
  [
    'page-css',
    'another file name',
    () => collectPageCss(() => undefined).apply({ hooks: { afterEmit: hook({ assets: { 'commons.1.css': {} } }) } }),
  ],
  ['page-files', 'another name', () => (root.write('news/page.html', ''), publishPageFiles(root()))],
  ['page-css', 'another tag', () => inlinePageCss(page('<style data-href="/styles.1.css">a{}</style>'), 'index.html', [])],
  ['decap', 'other code', () => patchDecap('const n=()=>1;')],
  ['reuse-images', 'another function', () => reuseImages(renamed)],
  ['reuse-images', 'another job', () => skipExistingOutputs(() => Promise.resolve())({ outputDir: '', args: { operations: [] } })],
  ['webpack-config', 'no group', () => splitSharedChunks(withGroups({ shared: false }))],
  ['sharp', 'another sharp', () => lowerAvifEffort(undefined, {})],
  ['sharp', 'no method', () => ((module: SharpModule) => lowerAvifEffort(module, module))({ prototype: {} } as SharpModule)],
  ['sharp', 'another sharp', () => orientMetadata(undefined, {})],
  ['sharp', 'no method', () => ((module: SharpMetadataModule) => orientMetadata(module, module))({ prototype: {} } as SharpMetadataModule)],
  ['page-css', 'a pattern', () => splitStyles(withGroups({ styles: { name: 'styles', test: /css/ } }))],
  [
    'page-css',
    'no option',
    () => splitStyles({ ...withGroups({ styles: { name: 'styles', test: () => true } }), plugins: [new MiniCssExtractPlugin()] }),
  ],
  ['deterministic-output', 'no method', () => sortStyles(config({ plugins: [new MiniCssExtractPlugin()] }))],
  ...upstreamCode.map(({ seam, code }): [string, string, () => unknown] => [
    seam,
    `no \`${code}\``,
    () => assertUpstreamCode(upstreamCode, readChanged(code)),
  ]),
];

test.each(changedShapes)('%s refuses a changed shape: %s', async (seam, _change, run) => {
  await expect(Promise.resolve().then(run)).rejects.toThrow(
    new RegExp(`^The seam ${seam} \\(docs/gatsby-seams\\.md\\) no longer fits the installed packages: it expects [^]+\\.$`),
  );
});

test('every seam has a row in docs/gatsby-seams.md and is refused above', () => {
  const files = readdirSync(__dirname).filter((file) => !file.includes('.test.'));
  const asserted = files.flatMap((file) =>
    Array.from(readFileSync(join(__dirname, file), 'utf8').matchAll(/assertSeam\(\s*'([^']+)'/g), ([, name]) => [file, name!] as const),
  );
  expect(asserted.filter(([file, name]) => file !== `${name}.ts`)).toEqual([]);
  const refused = [...new Set(changedShapes.map(([seam]) => seam))].sort();
  expect(refused).toEqual(expect.arrayContaining(asserted.map(([, name]) => name)));
  const rows = Array.from(readFileSync('docs/gatsby-seams.md', 'utf8').matchAll(/^\| `([^`]+)`/gm), ([, path]) => path!);
  expect(rows.map((path) => basename(path, '.mjs')).sort()).toEqual(refused);
  const listFiles = (path: string) => ['', '.ts', '.tsx'].flatMap((ending) => [path + ending, join('src', path + ending)]);
  expect(rows.filter((path) => !listFiles(path).some((file) => existsSync(file)))).toEqual([]);
});
