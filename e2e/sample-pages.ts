import { getPageKind } from '../scripts/screenshot-list';
import { openRoutes } from './built-site';

/** Every page that is open to a visitor, and the one that says what is not there. */
export const allPaths: string[] = [...openRoutes, '/404'];

/** A page of each kind. */
export const samplePaths: string[] = [...new Map(allPaths.toReversed().map((path) => [getPageKind(path), path])).values()];
