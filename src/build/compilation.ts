import { createHash } from 'node:crypto';

interface Compilation {
  hash: string;
  assets: Record<string, unknown>;
}

interface Compiler {
  hooks: { afterEmit: { tap: (name: string, hear: (compilation: Compilation) => void) => void } };
}

/**
 * Names a compilation by the files it made, whose names hold their hashes. The bundler's own name for it differs from one build of the
 * same code to the next, and Gatsby opens a document where it differs from the one a page was made with.
 */
export const nameByFiles = () => ({
  apply({ hooks }: Compiler) {
    // Gatsby reads the name when all is done, in a hook of its own.
    hooks.afterEmit.tap('NameByFiles', (compilation) => {
      const names = Object.keys(compilation.assets).sort().join('\n');
      compilation.hash = createHash('sha256').update(names).digest('hex').slice(0, 20);
    });
  },
});
