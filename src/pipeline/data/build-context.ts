import { type Audience } from './publication';
import { toManilaDay } from '../../domain/dates/manila-day';

/** What a build shows: for whom, as of which day, and where it will stand if not at the site's own address. */
export interface BuildContext {
  audience: Audience;
  today: string;
  /** The address of a preview, without a slash at the end; null for the site itself. */
  origin: string | null;
}

/**
 * The edition that the environment asks for: editors' in `gatsby develop` and on a deploy preview (Netlify's CONTEXT, with its address in
 * DEPLOY_PRIME_URL), visitors' otherwise.
 */
export function readBuildContext(env: NodeJS.ProcessEnv, now: Date): BuildContext {
  const isDeployed = env['CONTEXT'] === 'deploy-preview' || env['CONTEXT'] === 'branch-deploy';
  return {
    audience: isDeployed || env['NODE_ENV'] === 'development' ? 'editors' : 'visitors',
    today: toManilaDay(now),
    origin: (isDeployed && env['DEPLOY_PRIME_URL']?.replace(/\/+$/, '')) || null,
  };
}

/** The moment that a build is made as of: `SITE_NOW`, or now. Throws where that is none. */
export function getBuildTime(env: NodeJS.ProcessEnv): Date {
  const asked = env['SITE_NOW'];
  const moment = asked ? new Date(asked) : new Date();
  if (Number.isNaN(moment.getTime())) throw new Error(`SITE_NOW is \`${asked}\`. Write a moment such as 2026-12-05T08:00:00+08:00.`);
  return moment;
}

/** The edition of this process. */
export const buildContext: BuildContext = readBuildContext(process.env, getBuildTime(process.env));
