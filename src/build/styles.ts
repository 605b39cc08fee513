import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  name?: string;
}

/** What is asked of a compiler here; webpack's own types are not installed. */
interface Compiler {
  hooks: {
    compilation: {
      tap: (
        name: string,
        hear: (compilation: {
          hooks: { chunkHash: { tap: (name: string, hear: (chunk: Chunk, hash: { update: (text: string) => void }) => void) => void } };
        }) => void,
      ) => void;
    };
  };
}

interface StyleModule {
  identifier: () => string;
}

/** The part of the plugin that writes style sheets. */
export interface StyleWriter {
  options: { ignoreOrder?: boolean };
  sortModules: (compilation: unknown, chunk: unknown, modules?: Iterable<StyleModule>) => StyleModule[] | undefined;
}

/**
 * Has styles written in the order of their files. The bundler's own order follows that in which pieces of code come in, which differs from
 * one build of the same code to the next; the cascade layers decide what wins, whatever the order.
 */
export function sortStyles(writer: StyleWriter): void {
  writer.options.ignoreOrder = true;
  writer.sortModules = (_compilation, _chunk, modules) =>
    modules && [...modules].sort((one, other) => (one.identifier() < other.identifier() ? -1 : 1));
}

/** A digest of every style sheet under a folder: it changes when any of them does. */
export function styleDigest(folder: string): string {
  const digest = createHash('sha256');
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));
  for (const path of sheets.sort()) digest.update(`${path}\0`).update(readFileSync(join(folder, path)));
  return digest.digest('hex');
}

/**
 * Makes a change of style alone a new renderer. Pages carry their styles inline, but Gatsby renders a page again only when
 * its data or the renderer's bundle changed, and that bundle holds the names of the classes, not what they look like.
 */
export const renderWithStyles = (digest: string) => ({
  apply({ hooks }: Compiler) {
    hooks.compilation.tap('RenderWithStyles', (compilation) =>
      compilation.hooks.chunkHash.tap('RenderWithStyles', ({ name }, hash) => {
        if (name === 'render-page') hash.update(digest);
      }),
    );
  },
});
