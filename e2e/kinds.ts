import { kindOf } from '../docs/tools/screens-list';
import { openRoutes } from './site';

/** Every page that is open to a visitor, and the one that says what is not there. */
export const pages: string[] = [...openRoutes, '/404'];

/** A page of each kind. */
export const kinds: string[] = [...new Map(pages.toReversed().map((path) => [kindOf(path), path])).values()];
