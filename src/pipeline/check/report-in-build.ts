import { resolve } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { checkContent } from './check-content';
import { openFolder, type ContentFiles } from './content-files';
import type { Fault } from './fault';
import { formatReport } from './report';

/**
 * Prints every fault and warning of the content, and ends a build that has a fault; `gatsby develop` goes on.
 * @param today the day of the build, in Manila.
 */
export function panicOnInvalidContent({ reporter }: Pick<ParentSpanPluginArgs, 'reporter'>, files: ContentFiles, today: string): void {
  const { faults, warnings } = checkContent(files, today);
  if (faults.length > 0)
    reporter.panicOnBuild(`The content has faults; nothing is published until they are mended.\n\n${formatReport(faults, warnings)}`);
  else if (warnings.length > 0) reporter.warn(`The content has warnings; it is published all the same.\n\n${formatReport([], warnings)}`);
}

/** The parts of webpack's compiler that are used here. */
interface Compilation {
  contextDependencies: { add: (folder: string) => void };
  errors: Error[];
}
interface Compiler {
  hooks: { make: { tapPromise: (name: string, listener: (compilation: Compilation) => Promise<void>) => void } };
}

/** A fault as webpack has errors of a file. Gatsby prints them, and lays the first over the page: the file, then the place and the words. */
const toCompileError = ({ file, line, column, message }: Fault): Error =>
  Object.assign(new Error(`${file}\n(${line}:${column}) ${message}`), { file, loc: { start: { line, column } } });

/**
 * A plugin of webpack for `gatsby develop`: checks the content each time a file of it is saved, and makes each fault an error of the
 * bundle, until it is mended.
 * @param today the day for which the content is judged, in Manila.
 */
export const checkContentOnSave = (folder: string, today: string) => ({
  apply({ hooks }: Compiler): void {
    hooks.make.tapPromise('content-check', async ({ contextDependencies, errors }) => {
      contextDependencies.add(resolve(folder));
      errors.push(...checkContent(await openFolder(folder, true), today).faults.map(toCompileError));
    });
  },
});
