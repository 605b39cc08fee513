import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface StyleModule {
  identifier: () => string;
}

/** The part of the plugin that writes style sheets. */
export interface CssExtractPlugin {
  options: { ignoreOrder?: boolean };
  sortModules: (compilation: unknown, chunk: unknown, modules?: Iterable<StyleModule>) => StyleModule[] | undefined;
}

/**
 * Has styles written in the order of their files. The bundler's own order follows that in which pieces of code come in, which differs from
 * one build of the same code to the next; the cascade layers decide what wins, whatever the order.
 */
export function sortStyles(writer: CssExtractPlugin): void {
  writer.options.ignoreOrder = true;
  writer.sortModules = (_compilation, _chunk, modules) =>
    modules && [...modules].sort((one, other) => (one.identifier() < other.identifier() ? -1 : 1));
}

/** A digest of every style sheet under a folder: it changes when any of them does. */
export function hashStyleSheets(folder: string): string {
  const digest = createHash('sha256');
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));
  for (const path of sheets.sort()) digest.update(`${path}\0`).update(readFileSync(join(folder, path)));
  return digest.digest('hex');
}
