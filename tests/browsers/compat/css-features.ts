import type { AtRule, ChildNode, Declaration, Rule } from 'postcss';
import { type Compat, compatChildren, compatNode } from './compat-data';

/** A feature that a style sheet uses, by the path of MDN's data. */
export interface CssFeature {
  id: string;
  compat: Compat;
}

const unitNodes: [RegExp, string][] = [
  [/^sv/, 'viewport_percentage_units_small'],
  [/^dv/, 'viewport_percentage_units_dynamic'],
  [/^lv/, 'viewport_percentage_units_large'],
  [/^cq/, 'container_query_length_units'],
];

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
    ...units.flatMap((unit) => toFeature('css', 'types', 'length', unitNodes.find(([pattern]) => pattern.test(unit))?.[1] ?? unit)),
    ...names.flatMap((name) => toFeature(...(functions.get(name) ?? ['css', 'none']))),
    ...(property.startsWith('--') ? [] : words.flatMap((word) => toFeature('css', 'properties', property, word))),
  ];
}

export function listDeclarationFeatures({ prop, value }: Pick<Declaration, 'prop' | 'value'>): CssFeature[] {
  if (/^-[a-z]/.test(prop)) return [];
  return [...toFeature('css', 'properties', prop.toLowerCase()), ...listValueFeatures(prop.toLowerCase(), value)];
}

/** What a selector needs of the browser. Prefixed names are the browser's own. */
export function listSelectorFeatures({ selector, parent }: Pick<Rule, 'selector' | 'parent'>): CssFeature[] {
  const names = Array.from(selector.matchAll(/::?([a-z][\w-]*)/gi), ([, name]) => name!.toLowerCase());
  const isNested = parent?.type === 'rule';
  return [...names.flatMap((name) => toFeature('css', 'selectors', name)), ...(isNested ? toFeature('css', 'selectors', 'nesting') : [])];
}

/** What an at-rule needs of the browser; the condition of `@supports` asks and needs nothing. */
export function listAtRuleFeatures({ name, params }: AtRule): CssFeature[] {
  const own = toFeature('css', 'at-rules', name);
  if (name !== 'media') return own;
  const features = Array.from(params.matchAll(/\(\s*([a-z-]+)/gi), ([, feature]) => feature!.replace(/^(?:min|max)-/, ''));
  const range = /[<>]/.test(params) ? toFeature('css', 'at-rules', 'media', 'range_syntax') : [];
  return [...own, ...features.flatMap((feature) => toFeature('css', 'at-rules', 'media', feature)), ...range];
}

/** What a condition of `@supports` asks for. */
export function listConditionFeatures(params: string): CssFeature[] {
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
export function listFeatures(node: ChildNode): CssFeature[] {
  if (node.type === 'decl') return listDeclarationFeatures(node);
  if (node.type === 'rule') return listSelectorFeatures(node);
  return node.type === 'atrule' ? listAtRuleFeatures(node) : [];
}
