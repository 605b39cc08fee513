import type { Counts } from '../../domain/text/count-tokens';
import { excludeDrafts, getBuildYear } from './build-context-nodes';
import type { NodeModel } from './node-model';

/** The values of the count tokens: brands and showrooms without drafts, categories, and years from the founding to the build. */
export async function countContent(nodeModel: NodeModel): Promise<Counts> {
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
