import { type Audience, dayInManila } from '../logic/publication';

/** What a build shows: for whom, and as of which day. */
export interface Edition {
  audience: Audience;
  today: string;
}

/**
 * The edition that the environment asks for: editors' in `gatsby develop` and on a deploy preview (Netlify's CONTEXT),
 * visitors' otherwise.
 */
export function editionOf(env: NodeJS.ProcessEnv, now: Date): Edition {
  const isPreview = env['NODE_ENV'] === 'development' || env['CONTEXT'] === 'deploy-preview' || env['CONTEXT'] === 'branch-deploy';
  return { audience: isPreview ? 'editors' : 'visitors', today: dayInManila(now) };
}

/** The edition of this process. */
export const edition: Edition = editionOf(process.env, new Date());
