import type { ParentSpanPluginArgs } from 'gatsby';
import { inspectContent } from './check-content';
import { formatReport } from './report';

/**
 * Prints every fault and warning of the content, and ends a build that has a fault; `gatsby develop` goes on.
 * @param today the day of the build, in Manila.
 */
export async function panicOnInvalidContent(
  { reporter }: Pick<ParentSpanPluginArgs, 'reporter'>,
  today: string,
  folder = 'content',
): Promise<void> {
  const { faults, warnings } = await inspectContent(folder, undefined, today);
  if (faults.length > 0)
    reporter.panicOnBuild(`The content has faults; nothing is published until they are mended.\n\n${formatReport(faults, warnings)}`);
  else if (warnings.length > 0) reporter.warn(`The content has warnings; it is published all the same.\n\n${formatReport([], warnings)}`);
}
