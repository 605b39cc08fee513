import { type AnyNode, parse } from 'acorn';
import { full } from 'acorn-walk';
import { type Compat, compatChildren, type CompatNode, compatNode, lackedBy } from './compat-data';
import type { UsedFeature } from './css-features';

const syntax = (...path: string[]): [string, Compat | undefined] => [
  ['javascript', ...path].join('.'),
  compatNode('javascript', ...path)?.__compat,
];

const expressionSyntax: [RegExp, string][] = [
  [/\(\?<[=!]/, 'lookbehind_assertion'],
  [/\(\?[ims]*-?[ims]+:/, 'modifier'],
];

function listExpressionSyntax(regex: { pattern: string; flags: string }): [string, Compat | undefined][] {
  const found = expressionSyntax.filter(([pattern]) => pattern.test(regex.pattern)).map(([, name]) => syntax('regular_expressions', name));
  if (regex.flags.includes('v')) found.push(syntax('builtins', 'RegExp', 'unicodeSets'));
  if (regex.flags.includes('d')) found.push(syntax('builtins', 'RegExp', 'hasIndices'));
  return found;
}

/** What a node is by its syntax alone. A file that cannot be parsed at all is refused before. */
function listSyntax(node: AnyNode): [string, Compat | undefined][] {
  if (node.type === 'StaticBlock') return [syntax('classes', 'static', 'initialization_blocks')];
  if (node.type === 'Literal' && 'regex' in node && node.regex) return listExpressionSyntax(node.regex);
  if (node.type === 'BinaryExpression' && node.left.type === 'PrivateIdentifier') return [syntax('classes', 'private_class_fields_in')];
  return [];
}

type Owners = Map<string, [owner: string, compat: Compat][]>;

/** The objects whose names are looked for. Names of others are too often those of the site's own objects. */
const owners = new Set(
  `AbortSignal Animation Blob CacheStorage Clipboard CSSStyleSheet Crypto CustomElementRegistry DOMTokenList Document Element
  ElementInternals Event EventTarget File FormData HTMLDialogElement HTMLElement HTMLFormElement HTMLImageElement HTMLInputElement
  Headers History IntersectionObserver MediaQueryList Navigator Node Performance Range Request ResizeObserver Response Selection
  ServiceWorkerContainer ShadowRoot URL URLSearchParams ViewTransition Window WorkerGlobalScope`.split(/\s+/),
);

/** Every name that MDN knows of an object, with the objects that have it; and the names of the window. */
function indexNames(): { members: Owners; globals: Owners } {
  const members: Owners = new Map();
  const globals: Owners = new Map();
  const add = (index: Owners, name: string, owner: string, { __compat }: CompatNode) => {
    if (__compat) index.set(name, [...(index.get(name) ?? []), [owner, __compat]]);
  };
  const builtins = compatChildren(compatNode('javascript', 'builtins'));
  for (const [owner, node] of [...compatChildren(compatNode('api')), ...builtins]) {
    add(globals, owner, 'window', node);
    for (const [name, member] of compatChildren(node)) {
      add(members, name.replace(/_static$/, ''), owner, member);
      if (owner === 'Window' || owner === 'WorkerGlobalScope') add(globals, name, 'window', member);
    }
  }
  for (const [owner] of builtins) owners.add(owner);
  return { members, globals };
}

const { members, globals } = indexNames();

/** The feature of a name, if there is no object of that name whose feature every promised browser has. */
function findLacking(index: Owners, name: string): UsedFeature | undefined {
  const all = index.get(name) ?? [];
  const [owner, compat] = all.find(([one]) => one === 'window' || owners.has(one)) ?? [];
  if (!compat || all.some((one) => lackedBy(one[1]).length === 0)) return undefined;
  return { id: owner === 'window' ? name : `${owner}.${name}`, example: name, lackedBy: lackedBy(compat) };
}

const isModule = (source: string): boolean => source.includes('import.meta') || /(?:^|[;}])export[ {*]/m.test(source);

/** The feature of a name that a script reads, of the window or of an object. */
function findName(node: AnyNode, source: string): UsedFeature | undefined {
  if (node.type === 'Identifier') return findLacking(globals, node.name);
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return undefined;
  const isOfWindow = node.object.type === 'Identifier' && /^(?:window|self|globalThis)$/.test(node.object.name);
  const feature = findLacking(isOfWindow ? globals : members, node.property.name);
  return feature && { ...feature, example: source.slice(Math.max(node.start, node.end - 60), node.end) };
}

/** The features of a script that a promised browser lacks: its syntax, the names it reads of objects, and those of the window. */
export function listUsedInScript(source: string): UsedFeature[] {
  const found = new Map<string, UsedFeature>();
  full(parse(source, { ecmaVersion: 'latest', sourceType: isModule(source) ? 'module' : 'script' }), (node) => {
    const lacking = listSyntax(node).map(([id, compat]) => ({
      id,
      example: source.slice(node.start, node.start + 80),
      lackedBy: lackedBy(compat),
    }));
    const name = findName(node, source);
    for (const feature of [...lacking, ...(name ? [name] : [])]) if (feature.lackedBy.length > 0) found.set(feature.id, feature);
  });
  return [...found.values()];
}
