import { openRoutes } from './built-site';
import { getPageKind } from './page-kind';

/** Every page that is open to a visitor, and the error page. */
export const allPaths: string[] = [...openRoutes, '/404'];

/** One page of each kind. */
export const samplePaths: string[] = [...new Map(allPaths.toReversed().map((path) => [getPageKind(path), path])).values()];
