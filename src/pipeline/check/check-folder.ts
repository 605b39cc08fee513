import { checkContent } from './check-content';
import { openFolder } from './content-files';
import { formatAnnotations, formatReport, formatSummary } from './report';

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
  else if (warnings.length > 0) log(formatReport([], warnings));
  else log(`content: ${files.paths.length} files, ${formatSummary([])}`);
  return faults.length === 0;
}

/** An error in words: an editor cannot read a stack trace. */
export function formatError(error: unknown): string {
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR') return `There is no folder ${path ?? ''}.`;
  return `The check cannot go on${path === undefined ? '' : ` at ${path}`}: ${message}.`;
}
