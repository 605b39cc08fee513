import { type AnyNode, parse } from 'acorn';
import { full } from 'acorn-walk';
import { type Compat, compatChildren, type CompatNode, compatNode, lackedBy } from './compat-data';
import type { UsedFeature } from './css-features';

/** Modifiers in a regular expression, such as `(?i:a)`: compilers leave them as they are, and a file with one is not parsed. */
const modifierId = 'javascript.regular_expressions.modifier';
const lackingModifiers = lackedBy(compatNode(...modifierId.split('.'))?.__compat);

const hasModifier = (node: AnyNode): boolean =>
  node.type === 'Literal' && 'regex' in node && /\(\?[ims]*-?[ims]+:/.test(node.regex?.pattern ?? '');

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

/** The features of a script that a promised browser lacks: its syntax, the names that it reads of objects, and those of the window. */
export function listUsedInScript(source: string): UsedFeature[] {
  const found = new Map<string, UsedFeature>();
  full(parse(source, { ecmaVersion: 'latest', sourceType: isModule(source) ? 'module' : 'script' }), (node) => {
    const name = hasModifier(node)
      ? { id: modifierId, example: source.slice(node.start, node.end), lackedBy: lackingModifiers }
      : findName(node, source);
    if (name && name.lackedBy.length > 0) found.set(name.id, name);
  });
  return [...found.values()];
}
