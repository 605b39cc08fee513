import type { ParentSpanPluginArgs } from 'gatsby';
import { checkContent } from './check-content';
import { formatReport } from './report';

/** Prints every fault of the content and ends a build that has one; `gatsby develop` goes on. */
export async function panicOnInvalidContent({ reporter }: Pick<ParentSpanPluginArgs, 'reporter'>, folder = 'content'): Promise<void> {
  const faults = await checkContent(folder);
  if (faults.length > 0)
    reporter.panicOnBuild(`The content has faults; nothing is published until they are mended.\n\n${formatReport(faults)}`);
}
