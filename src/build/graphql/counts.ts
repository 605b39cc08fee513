import type { Counts } from '../../logic/counted';
import { withoutDrafts } from './edition-nodes';
import type { NodeModel } from './nodes';

/** What the content counts: brands that are no drafts, showrooms, categories, the years from the founding to the copyright's end. */
export async function counts(nodeModel: NodeModel): Promise<Counts> {
  const all = async <T>(type: string) => Array.from((await nodeModel.findAll({ type })).entries) as T[];
  const [site] = await all<{ since: number; until: number }>('ContentSite');
  const since = site?.since ?? 0;
  return {
    brands: withoutDrafts(nodeModel, await all<{ draft?: boolean }>('Brand')).length,
    showrooms: (await all('Showroom')).length,
    categories: (await all('Category')).length,
    since,
    years: (site?.until ?? since) - since,
  };
}
