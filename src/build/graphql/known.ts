import { fillCounted } from '../../logic/counted';
import { contactIn } from '../../logic/places';
import { absoluteUrl } from '../../logic/routes';
import { trailingSlash } from '../../logic/setting';
import { edition } from '../edition';
import type { Company } from '../structured/company';
import type { Showroom } from '../structured/showroom';
import { counts } from './counts';
import { type ContentNode, day, inOrder, type NodeModel, single } from './nodes';

interface Navigation {
  bar: readonly { to?: string }[];
  social: readonly { to: string }[];
}

type ShowroomNode = ContentNode & Omit<Showroom, 'holidays'> & { holidays?: { date: string; opens?: string; closes?: string }[] };

/** What structured data needs of the content besides the page’s own. */
export interface Known {
  company: Company;
  showrooms: Showroom[];
  /** Where the bar’s link to the forms leads. */
  contact: string | undefined;
  /** The address of a path. */
  addressOf: (path: string) => string;
  /** A text with its counted numbers. */
  fill: (text: string) => string;
}

/** Reads it from the data layer. */
export async function known(nodeModel: NodeModel): Promise<Known> {
  const site = await single<Omit<Company, 'social' | 'contacts'>>(nodeModel, 'ContentSite');
  const { bar, social } = await single<Navigation>(nodeModel, 'Navigation');
  const counted = await counts(nodeModel);
  const fill = (text: string) => fillCounted(text, counted);
  const showrooms = ((await inOrder(nodeModel, 'Showroom')) as unknown as ShowroomNode[]).map(({ holidays, ...showroom }) => ({
    ...showroom,
    holidays: holidays?.map((holiday) => ({ ...holiday, date: day(holiday.date)! })),
  }));
  const url = edition.origin ?? site.url;
  const company = {
    ...site,
    url,
    description: fill(site.description),
    social: social.map(({ to }) => to),
    contacts: showrooms.map(({ name, phones }) => ({ name, phone: phones[0]! })),
  };
  return {
    company,
    showrooms,
    contact: contactIn(bar),
    addressOf: (path) => absoluteUrl(url, path, trailingSlash),
    fill,
  };
}
