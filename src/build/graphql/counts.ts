import type { Counts } from '../../logic/counted';
import type { NodeModel } from './nodes';

/** What the content counts: brands, showrooms, categories, the years from the founding to the copyright's end. */
export async function counts(nodeModel: NodeModel): Promise<Counts> {
  const count = async (type: string) => Array.from((await nodeModel.findAll({ type })).entries).length;
  const [site] = Array.from((await nodeModel.findAll({ type: 'ContentSite' })).entries) as { since: number; until: number }[];
  const since = site?.since ?? 0;
  return {
    brands: await count('Brand'),
    showrooms: await count('Showroom'),
    categories: await count('Category'),
    since,
    years: (site?.until ?? since) - since,
  };
}
