import { compatChildren, type CompatNode, compatNode, isSupported, type Version } from './compat-data';

/** A name of JavaScript: of the window, which is no owner, of an object such as `Promise`, or of what a class makes. */
export type ApiName = readonly [owner: string, name: string, place: 'object' | 'prototype' | 'both'];

const isBuiltin = new Set(compatChildren(compatNode('javascript', 'builtins')).map(([owner]) => owner));

/** `Response.json` is of the object and `response.json` of the prototype. MDN does not tell them apart in the language itself. */
const placeOf = (owner: string, name: string): ApiName[2] =>
  isBuiltin.has(owner) ? 'both' : name.endsWith('_static') ? 'object' : 'prototype';

const isLacking = (node: CompatNode, version: Version): boolean => node.__compat !== undefined && !isSupported(node.__compat, version);

/** Members of other kinds, such as events, are described with an underscore and are no names. */
const isName = (name: string): boolean => /^[a-z]\w*$/i.test(name) && !/_(?!static$)/.test(name);

function listMembers(owner: string, node: CompatNode, version: Version): ApiName[] {
  return compatChildren(node)
    .filter(([name, member]) => isName(name) && name !== owner && isLacking(member, version))
    .map(
      ([name]) => [owner === 'Window' || owner === '_globals' ? '' : owner, name.replace(/_static$/, ''), placeOf(owner, name)] as const,
    );
}

export function listLackingNames(version: Version): ApiName[] {
  const owners = [...compatChildren(compatNode('api')), ...compatChildren(compatNode('javascript', 'builtins'))];
  return owners.flatMap(([owner, node]): ApiName[] => {
    if (isLacking(node, version)) return [['', owner, 'both']];
    return listMembers(owner, node, version);
  });
}

export const listLackingAttributes = (version: Version): string[] =>
  compatChildren(compatNode('html', 'global_attributes'))
    .filter(([, node]) => isLacking(node, version))
    .map(([name]) => name);
