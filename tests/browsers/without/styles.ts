import postcss, { type AtRule, type Container, type Rule } from 'postcss';
import { isSupported, type Version } from '../compat/compat-data';
import { listLackingAttributes } from '../compat/api-features';
import { listConditionFeatures, listFeatures } from '../compat/css-features';

/** Answers a condition of `@supports` as the version would. */
function applyCondition(rule: AtRule, isLacking: (node: AtRule) => boolean): void {
  const isMet = isLacking(rule) === /^\s*not\b/.test(rule.params);
  // A condition of what both have is left to the browser.
  if (!isLacking(rule)) return;
  if (isMet) rule.replaceWith(rule.nodes ?? []);
  else rule.remove();
}

/** An attribute by the name that it has for a browser that does not know it. */
export const unknownAttribute = (name: string): string => `${name}-unknown`;

function renameAttributes(rule: Rule, attributes: readonly string[]): void {
  for (const name of attributes) rule.selector = rule.selector.replaceAll(`[${name}]`, `[${unknownAttribute(name)}]`);
}

function removeLacking(container: Container, version: Version, attributes: readonly string[]): void {
  const lacks = (features: { compat: Parameters<typeof isSupported>[0] }[]) => features.some(({ compat }) => !isSupported(compat, version));
  const isLackingCondition = ({ params }: AtRule) => lacks(listConditionFeatures(params));
  container.each((node) => {
    if (node.type === 'atrule' && node.name === 'supports') applyCondition(node, isLackingCondition);
  });
  container.each((node) => {
    if (lacks(listFeatures(node))) return void node.remove();
    if (node.type === 'rule') renameAttributes(node, attributes);
    if ((node.type === 'rule' || node.type === 'atrule') && node.nodes) removeLacking(node, version, attributes);
  });
}

/** A style sheet as a version reads it: without the declarations, rules and conditions that it does not know. */
export function withoutCss(css: string, version: Version): string {
  const root = postcss.parse(css);
  removeLacking(root, version, listLackingAttributes(version));
  return root.toString();
}
