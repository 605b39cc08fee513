import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss';
import { type Compat, compatChildren, compatNode, lackedBy } from './compat-data';

/** A feature that a style sheet uses, by the path of MDN's data. */
interface CssFeature {
  id: string;
  compat: Compat;
}

const toFeature = (...path: string[]): CssFeature[] => {
  const compat = compatNode(...path)?.__compat;
  return compat ? [{ id: path.join('.'), compat }] : [];
};

/** The functions of values, by name, with the path to each. */
const functions = new Map<string, string[]>(
  compatChildren(compatNode('css', 'types')).flatMap(([type, node]): [string, string[]][] => [
    [type, ['css', 'types', type]],
    ...compatChildren(node).map(([name]): [string, string[]] => [name, ['css', 'types', type, name]]),
  ]),
);

const withoutStrings = (text: string): string => text.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, ' ');

function listValueFeatures(property: string, value: string): CssFeature[] {
  const bare = withoutStrings(value);
  const units = Array.from(bare.matchAll(/(?<![\w#-])[\d.]+([a-z]+)\b/gi), ([, unit]) => unit!.toLowerCase());
  const names = Array.from(bare.matchAll(/([a-z][\w-]*)\(/gi), ([, name]) => name!.toLowerCase());
  const words = Array.from(bare.matchAll(/(?<![\w(.#-])([a-z][a-z-]*)(?![\w(-])/gi), ([, word]) => word!.toLowerCase());
  return [
    ...units.flatMap((unit) => toFeature('css', 'types', 'length', unit)),
    ...names.flatMap((name) => toFeature(...(functions.get(name) ?? ['css', 'none']))),
    ...(property.startsWith('--') ? [] : words.flatMap((word) => toFeature('css', 'properties', property, word))),
  ];
}

function listDeclarationFeatures({ prop, value }: Pick<Declaration, 'prop' | 'value'>): CssFeature[] {
  if (/^-[a-z]/.test(prop)) return [];
  return [...toFeature('css', 'properties', prop.toLowerCase()), ...listValueFeatures(prop.toLowerCase(), value)];
}

/** What a selector needs of the browser. Prefixed names are the browser's own. */
function listSelectorFeatures({ selector, parent }: Pick<Rule, 'selector' | 'parent'>): CssFeature[] {
  const names = Array.from(selector.matchAll(/::?([a-z][\w-]*)/gi), ([, name]) => name!.toLowerCase());
  const isNested = parent?.type === 'rule';
  return [...names.flatMap((name) => toFeature('css', 'selectors', name)), ...(isNested ? toFeature('css', 'selectors', 'nesting') : [])];
}

/** What an at-rule needs of the browser; the condition of `@supports` asks and needs nothing. */
function listAtRuleFeatures({ name, params }: AtRule): CssFeature[] {
  const own = toFeature('css', 'at-rules', name);
  if (name !== 'media') return own;
  const features = Array.from(params.matchAll(/\(\s*([a-z-]+)/gi), ([, feature]) => feature!.replace(/^(?:min|max)-/, ''));
  return [...own, ...features.flatMap((feature) => toFeature('css', 'at-rules', 'media', feature))];
}

/** What a condition of `@supports` asks for. */
function listConditionFeatures(params: string): CssFeature[] {
  const selectors = Array.from(params.matchAll(/selector\((.*?)\)(?=$| |\))/g), ([, selector]) => selector!);
  const declarations = Array.from(params.matchAll(/\(\s*([a-z-]+)\s*:\s*((?:[^()]|\([^()]*\))+)\)/gi), ([, prop, value]) => ({
    prop: prop!,
    value: value!,
  }));
  return [
    ...selectors.flatMap((selector) => listSelectorFeatures({ selector, parent: undefined })),
    ...declarations.flatMap((declaration) => listDeclarationFeatures(declaration)),
  ];
}

/** What a node itself needs, without what stands in it. */
function listFeatures(node: ChildNode): CssFeature[] {
  if (node.type === 'decl') return listDeclarationFeatures(node);
  if (node.type === 'rule') return listSelectorFeatures(node);
  return node.type === 'atrule' ? listAtRuleFeatures(node) : [];
}

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
