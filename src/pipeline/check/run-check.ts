import { resolve } from 'node:path';
import type { ParentSpanPluginArgs, Reporter } from 'gatsby';
import { checkContent } from './check-content';
import { openFolder, type ContentFiles } from './read/open-folder';
import { formatAnnotations, formatReport, formatSummary, type Fault } from './report';

const warningAdvice = 'It is published all the same; “When a warning is meant” in content/README.md says how to answer one.';

/**
 * Prints every fault and warning of a folder. Returns whether the site can be built from it.
 * @param today the day, in Manila, for which the content is judged.
 * @param hasAnnotations also prints them as GitHub Actions reads them.
 * @throws {Error} with the code ENOENT or ENOTDIR when there is no such folder.
 */
export async function checkFolder(
  folder: string,
  today: string,
  { log, error }: Pick<Console, 'log' | 'error'>,
  hasAnnotations: boolean,
): Promise<boolean> {
  const files = await openFolder(folder, true);
  const { faults, warnings } = checkContent(files, today);
  if (hasAnnotations) log([formatAnnotations(faults), formatAnnotations(warnings, 'warning')].join('\n').trim());
  if (faults.length > 0) error(formatReport(faults, warnings));
  else if (warnings.length > 0) log(`${formatReport([], warnings)}. ${warningAdvice}`);
  else log(`content: ${files.paths.length} files, ${formatSummary([])}`);
  return faults.length === 0;
}

/** An error in words: an editor cannot read a stack trace. */
export function formatError(error: unknown): string {
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (path?.includes('\ufffd')) return `The name of ${path} cannot be read: it is not in UTF-8. Rename the file.`;
  if (code === 'ENOENT' || code === 'ENOTDIR') return `There is no folder ${path ?? ''}.`;
  return `The check cannot go on${path === undefined ? '' : ` at ${path}`}: ${message}.`;
}

/**
 * Prints every fault and warning of the content, and ends a build that has a fault; `gatsby develop` goes on.
 * @param today the day of the build, in Manila.
 */
export function panicOnInvalidContent({ reporter }: Pick<ParentSpanPluginArgs, 'reporter'>, files: ContentFiles, today: string): void {
  const { faults, warnings } = checkContent(files, today);
  if (faults.length > 0)
    reporter.panicOnBuild(`The content has faults; nothing is published until they are mended.\n\n${formatReport(faults, warnings)}`);
  else if (warnings.length > 0) warn(reporter, warnings);
}

/**
 * Where pictures are named that cannot be decoded, with all other faults of the content: a build that failed asks, for it leaves decoding to Gatsby,
 * which does not know the line. Empty when every picture can be.
 */
export async function findUndecodablePictures(folder: string, today: string): Promise<string> {
  const files = await openFolder(folder, true);
  const isDamaged = [...files.pictures.values()].some(({ damage }) => damage !== undefined);
  return isDamaged ? formatReport(checkContent(files, today).faults) : '';
}

function warn(reporter: Pick<Reporter, 'warn'>, warnings: readonly Fault[]): void {
  reporter.warn(`The content has warnings; it is published all the same.\n\n${formatReport([], warnings)}`);
}

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
 * bundle, until it is mended. Gatsby prints the errors; that they are mended, and new warnings, are printed here.
 * @param today the day for which the content is judged, in Manila.
 */
export const checkContentOnSave = (folder: string, today: string, reporter: Pick<Reporter, 'info' | 'warn'>) => ({
  apply({ hooks }: Compiler): void {
    let last: string | undefined;
    hooks.make.tapPromise('content-check', async ({ contextDependencies, errors }) => {
      contextDependencies.add(resolve(folder));
      const { faults, warnings } = checkContent(await openFolder(folder, true), today);
      errors.push(...faults.map(toCompileError));
      const found = formatReport(faults, warnings);
      if (last !== undefined && last !== found && faults.length === 0) {
        if (warnings.length > 0) warn(reporter, warnings);
        else reporter.info('The content has no fault.');
      }
      last = found;
    });
  },
});
