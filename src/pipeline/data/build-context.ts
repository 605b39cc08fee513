import type { SourceNodesArgs } from 'gatsby';
import { addDays, toManilaDay } from '../../domain/dates';
import type { Counts } from '../markup/count-tokens';
import { type ContentNode, toIsoDay as dayOf, type NodeModel } from './node-model';

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

/** Whether a holiday is named beside the hours on a day: from a week before on. */
export const isHolidayNear = (date: string, today: string): boolean => isHolidayListed(date, today) && date <= addDays(today, 7);

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

const buildDayId = 'build-day';
const buildOriginId = 'build-origin';
const buildYearId = 'build-year';

/**
 * Creates nodes that hold the build context. A query depends on the nodes that it reads: another day, audience or address runs
 * only the queries that depend on it again, and a page whose result is the same is not rendered again.
 */
export async function createBuildContextNodes(
  { actions, createContentDigest }: SourceNodesArgs,
  { audience, today, origin } = buildContext,
): Promise<void> {
  const nodes = [
    { id: buildDayId, type: 'BuildDay', fields: { audience, today } },
    { id: buildOriginId, type: 'BuildOrigin', fields: { audience, origin } },
    { id: buildYearId, type: 'BuildYear', fields: { year: Number(today.slice(0, 4)) } },
  ];
  for (const { id, type, fields } of nodes)
    await actions.createNode({ ...fields, id, internal: { type, contentDigest: createContentDigest(fields) } });
}

/** The audience and the day of the build. A query that reads them runs again when one of them changes. */
export const getBuildDay = (nodeModel: NodeModel) => nodeModel.getNodeById({ id: buildDayId }) as Pick<BuildContext, 'audience' | 'today'>;

/** The audience and the origin of the build. A query that reads them runs again when one of them changes, and not on another day. */
export const getBuildOrigin = (nodeModel: Pick<NodeModel, 'getNodeById'>) =>
  nodeModel.getNodeById({ id: buildOriginId }) as Pick<BuildContext, 'audience' | 'origin'>;

/** The year of the build. A query that reads it runs again in another year, and not on another day. */
const getBuildYear = (nodeModel: Pick<NodeModel, 'getNodeById'>): number =>
  (nodeModel.getNodeById({ id: buildYearId }) as { year: number }).year;

/** A filter for the nodes that the build shows. A query that reads it runs again when the day or the audience changes. */
export function visibilityFilter(nodeModel: NodeModel): (node: ContentNode) => boolean {
  const { audience, today } = getBuildDay(nodeModel);
  return ({ date, closes, draft }) => isPublished({ date: dayOf(date), closes: dayOf(closes), draft }, audience, today);
}

/** The nodes without drafts, which only editors see. A query that reads them does not run again on another day. */
export function excludeDrafts<T extends { draft?: boolean }>(nodeModel: Pick<NodeModel, 'getNodeById'>, nodes: readonly T[]): readonly T[] {
  const { audience } = getBuildOrigin(nodeModel);
  return nodes.filter(({ draft }) => audience === 'editors' || draft !== true);
}

/** The values of the count tokens: brands and showrooms without drafts, categories, and years from the founding to the build. */
export async function countContent(nodeModel: Pick<NodeModel, 'findAll' | 'getNodeById'>): Promise<Counts> {
  const all = async <T>(type: string) => Array.from((await nodeModel.findAll({ type })).entries) as T[];
  const [site] = await all<{ since: number }>('ContentSite');
  const year = getBuildYear(nodeModel);
  const since = site?.since ?? year;
  return {
    brands: excludeDrafts(nodeModel, await all<{ draft?: boolean }>('Brand')).length,
    showrooms: excludeDrafts(nodeModel, await all<{ draft?: boolean }>('Showroom')).length,
    categories: (await all('Category')).length,
    since,
    years: year - since,
  };
}
