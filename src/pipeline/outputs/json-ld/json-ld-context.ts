import type { ContentValue } from '../../../schema/content-kinds';
import { interpolateCounts } from '../../markup/count-tokens';
import { findContactPath } from '../../data/section-paths';
import { toAbsoluteUrl } from '../../../domain/routes';
import { trailingSlash } from '../../../domain/site-settings';
import { buildContext, excludeDrafts, countContent } from '../../data/build-context';
import type { JsonLdCompany, JsonLdShowroom } from './organization-json-ld';
import { toIsoDay, findSortedNodes, type NodeModel, findSingletonNode } from '../../data/node-model';

/** What structured data needs of the content besides the page’s own. */
export interface JsonLdContext {
  company: JsonLdCompany;
  showrooms: JsonLdShowroom[];
  /** Where the bar’s link to the forms leads. */
  contact: string | undefined;
  toUrl: (path: string) => string;
  /** A text with its counted numbers. */
  fillCounts: (text: string) => string;
}

/** Reads it from the data layer. */
export async function createJsonLdContext(nodeModel: NodeModel): Promise<JsonLdContext> {
  const site = await findSingletonNode<Omit<JsonLdCompany, 'social' | 'contacts'>>(nodeModel, 'ContentSite');
  const { bar, social } = await findSingletonNode<ContentValue<'Navigation'>>(nodeModel, 'Navigation');
  const counted = await countContent(nodeModel);
  const fill = (text: string) => interpolateCounts(text, counted);
  const showrooms = (excludeDrafts(nodeModel, await findSortedNodes(nodeModel, 'Showroom')) as unknown as JsonLdShowroom[]).map(
    ({ holidays, ...showroom }) => ({ ...showroom, holidays: holidays?.map((holiday) => ({ ...holiday, date: toIsoDay(holiday.date)! })) }),
  );
  const url = buildContext.origin ?? site.url;
  const company = {
    ...site,
    url,
    description: fill(site.description),
    social: social.map(({ to }) => to),
    contacts: showrooms.map(({ name, phones }) => ({ name, phone: phones[0]! })),
  };
  return { company, showrooms, contact: findContactPath(bar), toUrl: (path) => toAbsoluteUrl(url, path, trailingSlash), fillCounts: fill };
}
