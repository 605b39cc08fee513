import { openRoutes } from './built-site';
import { getPageKind } from './page-kind';

/** Whether the tests of the week run, which look at every page. */
export const isWeekly = process.env.WEEKLY === '1';

/** Every page that is open to a visitor, and the error page. */
const allPaths: string[] = [...openRoutes, '/404'];

/** One page of each kind. */
export const samplePaths: string[] = [...new Map(allPaths.toReversed().map((path) => [getPageKind(path), path])).values()];

/** The pages of a sweep: one of each kind with each change, every page each week. */
export const sweptPaths: string[] = isWeekly ? allPaths : samplePaths;
