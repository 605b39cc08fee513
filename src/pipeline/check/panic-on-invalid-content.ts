import type { ParentSpanPluginArgs } from 'gatsby';
import { checkContent } from './check-content';
import type { ContentFiles } from './content-files';
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
