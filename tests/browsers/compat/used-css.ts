import postcss, { type ChildNode } from 'postcss';
import { lackedBy } from './compat-data';
import { type CssFeature, listConditionFeatures, listFeatures } from './css-features';

/** A feature that is used and that a promised browser lacks. */
export interface UsedFeature {
  id: string;
  /** Where it is used, as written. */
  example: string;
  lackedBy: string[];
}

const isLacking = ({ compat }: CssFeature): boolean => lackedBy(compat).length > 0;

/** Whether a declaration of the same property before it is one that every browser reads. */
function hasFallback(node: ChildNode): boolean {
  if (node.type !== 'decl') return false;
  for (let before = node.prev(); before; before = before.prev())
    if (before.type === 'decl' && before.prop === node.prop && !listFeatures(before).some(isLacking)) return true;
  return false;
}

/** Whether it is inside a condition that only browsers with the feature meet. */
function isGuarded(node: ChildNode, id: string): boolean {
  for (let outer = node.parent; outer && outer.type !== 'root'; outer = outer.parent as typeof outer)
    if ('name' in outer && outer.name === 'supports' && listConditionFeatures(outer.params).some((feature) => feature.id === id))
      return true;
  return false;
}

/** What of a style sheet a promised browser lacks and has no fallback in the sheet itself. */
export function listUsedCss(css: string): UsedFeature[] {
  const used: UsedFeature[] = [];
  postcss.parse(css).walk((node) => {
    const features = listFeatures(node).filter((feature) => isLacking(feature) && !isGuarded(node, feature.id));
    if (hasFallback(node)) return;
    for (const { id, compat } of features) used.push({ id, example: node.toString().slice(0, 100), lackedBy: lackedBy(compat) });
  });
  return used;
}
