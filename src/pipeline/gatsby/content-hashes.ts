import { createHash } from 'node:crypto';

interface Compilation {
  hash: string;
  assets: Record<string, unknown>;
}

interface Chunk {
  name?: string | undefined;
  files: Iterable<string>;
  hash?: string | undefined;
}

interface RenderCompilation {
  chunks: Iterable<Chunk>;
  hooks: { afterProcessAssets: Hook<Record<string, { buffer: () => Uint8Array }>> };
}

interface Hook<Heard> {
  tap: (name: string, hear: (heard: Heard) => void) => void;
}

/** What is asked of a compiler here; webpack's own types are not installed. */
interface Compiler {
  hooks: { afterEmit: Hook<Compilation> };
}

interface RenderCompiler {
  hooks: { compilation: Hook<RenderCompilation> };
}

/**
 * Names a compilation by the files it made, whose names hold their hashes. The bundler's own name for it differs from one build of the
 * same code to the next, and Gatsby opens a document where it differs from the one a page was made with.
 */
export const hashByFileNames = () => ({
  apply({ hooks }: Compiler) {
    // Gatsby reads the name when all is done, in a hook of its own.
    hooks.afterEmit.tap('HashByFileNames', (compilation) => {
      const names = Object.keys(compilation.assets).sort().join('\n');
      compilation.hash = createHash('sha256').update(names).digest('hex').slice(0, 20);
    });
  },
});

/**
 * Names the pieces of the renderer by the code in them, the one that writes every page by the styles too. Gatsby renders pages again whose
 * piece has another name. The bundler's own names change with each setting of the environment, of which hosts give every build another
 * one; and they do not change with style alone, which stands inline in pages. That the same code is written in the same way, whichever
 * module is compiled first, is the work of `compact` in .babelrc.json: of Gatsby's loaders only one asks for it, and the first one's
 * wish holds for all.
 */
export const hashByContent = (styles: string) => ({
  apply({ hooks }: RenderCompiler) {
    hooks.compilation.tap('HashByContent', (compilation) =>
      compilation.hooks.afterProcessAssets.tap('HashByContent', (assets) => {
        for (const chunk of compilation.chunks) {
          const digest = createHash('sha256');
          for (const file of [...chunk.files].sort()) digest.update(assets[file]!.buffer());
          if (chunk.name === 'render-page') digest.update(styles);
          chunk.hash = digest.digest('hex');
        }
      }),
    );
  },
});
