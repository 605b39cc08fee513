import { createHash } from 'node:crypto';
import { assertSeam } from './assert-seam';
import type { WebpackHook } from './webpack-config';

interface Compilation {
  hash?: string;
  assets: Record<string, unknown>;
}

interface Chunk {
  name?: string | undefined;
  files: Iterable<string>;
  hash?: string | undefined;
}

interface RenderCompilation {
  chunks: Iterable<Chunk>;
  hooks: { afterProcessAssets: WebpackHook<Record<string, { buffer: () => Uint8Array }>> };
}

/**
 * Sets the hash of a compilation to a digest of the names of its files, which hold the hashes of their contents.
 *
 * webpack's own hash differs between builds of the same code. Gatsby writes it into `app-data.json`, and its runtime loads the document
 * again when it differs from the one that the page was built with. Read from gatsby 5.16.1, `dist/commands/build.js`, and webpack 5.98.0.
 */
export const hashByFileNames = () => ({
  apply({ hooks }: { hooks: { afterEmit: WebpackHook<Compilation> } }) {
    // Gatsby reads the hash later, in the hook `done`.
    hooks.afterEmit.tap('HashByFileNames', (compilation) => {
      assertSeam('content-hashes', compilation.hash, 'a webpack compilation with a `hash` after its files are written');
      const names = Object.keys(compilation.assets).sort().join('\n');
      compilation.hash = createHash('sha256').update(names).digest('hex').slice(0, 20);
    });
  },
});

/**
 * Sets the hash of each chunk of the renderer to a digest of its code, and of the styles too for the chunk that renders pages.
 *
 * Gatsby renders a page again when a chunk of its template has another hash. webpack's own hashes change with every environment variable,
 * and hosts set one that differs in each build; they do not change with the styles, which pages hold inline. Saves the rendering of every
 * page on a host, see docs/performance/build-growth.md. Read from gatsby 5.16.1, `dist/utils/webpack/get-ssr-chunk-hashes.js`, and webpack 5.98.0.
 *
 * It needs `compact` in .babelrc.json: only one of Gatsby's loaders sets it, and the loader that runs first decides for all, so that the
 * same code would be written in two ways.
 */
export const hashByContent = (styles: string) => ({
  apply({ hooks }: { hooks: { compilation: WebpackHook<RenderCompilation> } }) {
    hooks.compilation.tap('HashByContent', (compilation) =>
      compilation.hooks.afterProcessAssets.tap('HashByContent', (assets) => {
        const chunks = [...compilation.chunks];
        const hasHashes = chunks.every(({ hash }) => hash) && chunks.some(({ name }) => name === 'render-page');
        assertSeam('content-hashes', hasHashes, 'chunks with a `hash`, one of them named `render-page`, in Gatsby’s renderer');
        for (const chunk of chunks) {
          const digest = createHash('sha256');
          for (const file of [...chunk.files].sort()) digest.update(assets[file]!.buffer());
          if (chunk.name === 'render-page') digest.update(styles);
          chunk.hash = digest.digest('hex');
        }
      }),
    );
  },
});
