import { toManilaDay } from '../../domain/dates';

/** The fields that decide whether an entry is published. Days are `YYYY-MM-DD` in Manila. */
export interface Publishable {
  date?: string | null;
  closes?: string | null;
  draft?: boolean | null;
}

/** The audience of a build: visitors see what is published, editors also drafts, future entries and past openings. */
type Audience = 'visitors' | 'editors';

/** Whether an entry is in a build for an audience on a day. An opening is open on its last day. */
export function isPublished({ date, closes, draft }: Publishable, audience: Audience, today: string): boolean {
  if (audience === 'editors') return true;
  return draft !== true && (!date || date <= today) && (!closes || closes >= today);
}

/** Whether a holiday is listed on a day: until it is over. */
export const isHolidayListed = (date: string, today: string): boolean => date >= today;

/** What a build depends on beside the content: its audience, its day, and the address of a preview. */
export interface BuildContext {
  audience: Audience;
  /** The day of the build in Manila. What depends on it is in `outputs/next-change` too: no build is made until that differs. */
  today: string;
  /** The address of a preview, without a trailing slash; null for the site itself. */
  origin: string | null;
}

/**
 * The build context of an environment: for editors in `gatsby develop` and on a deploy preview (CONTEXT of Netlify, with the address
 * in DEPLOY_PRIME_URL), for visitors otherwise.
 */
export function readBuildContext(env: NodeJS.ProcessEnv, now: Date): BuildContext {
  const isDeployed = env['CONTEXT'] === 'deploy-preview' || env['CONTEXT'] === 'branch-deploy';
  return {
    audience: isDeployed || env['NODE_ENV'] === 'development' ? 'editors' : 'visitors',
    today: toManilaDay(now),
    origin: (isDeployed && env['DEPLOY_PRIME_URL']?.replace(/\/+$/, '')) || null,
  };
}

/**
 * The time of a build: `SITE_NOW`, or now.
 * @throws {Error} when `SITE_NOW` is not a date.
 */
export function getBuildTime(env: NodeJS.ProcessEnv): Date {
  const asked = env['SITE_NOW'];
  const moment = asked ? new Date(asked) : new Date();
  if (Number.isNaN(moment.getTime())) throw new Error(`SITE_NOW is \`${asked}\`. Write a moment such as 2026-12-05T08:00:00+08:00.`);
  return moment;
}

/** The moment as of which this process builds: a build that goes on past midnight is one of the day before. */
export const buildTime = getBuildTime(process.env);

/** The build context of this process. */
export const buildContext: BuildContext = readBuildContext(process.env, buildTime);
