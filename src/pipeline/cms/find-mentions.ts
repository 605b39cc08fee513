import { parse } from 'yaml';
import { findContentKind } from '../../schema/content-kinds';
import { isReference, referenceKinds } from '../../schema/metadata';
import { collectAnnotatedValues } from '../check/read/content-model';
import { splitFrontMatter } from '../check/read/source-file';
import { getScreenRoute, listFieldName } from './edit-mode/find-sources';
import { describeField } from './field-labels';

/** A field that names an entry. */
export interface Mention {
  /** The path in `content/`. */
  file: string;
  /** Its address in the editing screen. */
  href: string;
  /** The field in words. */
  words: string;
}

/** An entry that is named: its file, the folder that is its own, and the paths of its pages. */
interface NamedEntry {
  file: string;
  addresses: readonly string[];
}

const getFolder = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1);

/** The path in `content/` of a file that another one names. */
const resolveFile = (from: string, name: string): string => new URL(name, `https://content/${from}`).pathname.slice(1);

/** The folder that an entry has to itself, with a slash at the end. */
const findOwnFolder = (file: string): string | undefined => (/\/index\.\w+$/.test(file) ? getFolder(file) : undefined);

/** Returns whether a target leads to a page: an article by its number, since its title in the address may differ. */
function leadsTo(target: string, addresses: readonly string[]): boolean {
  const path = target.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
  const getStem = (address: string) => /^\/article\/\d+(?=\/)/.exec(address)?.[0] ?? address;
  return addresses.some((address) => getStem(address) === getStem(path));
}

const linkPattern = /\]\(\s*<?([^\s)>]+)/g;

function parseFile(file: string, text: string): { value: unknown; body: string } {
  const parts = findContentKind(file)!.format === 'markdown' ? splitFrontMatter(text) : { head: text, body: '' };
  return 'problem' in parts ? { value: undefined, body: text } : { value: parse(parts.head), body: parts.body };
}

/**
 * E7: the fields of other files that name an entry, link to its pages or show a picture of its folder.
 * @param files the texts of the content, by their paths in `content/`.
 */
export function findMentions(files: ReadonlyMap<string, string>, { file, addresses }: NamedEntry): Mention[] {
  const kind = findContentKind(file)!;
  const folder = findOwnFolder(file);
  const name = (folder ?? file.replace(/\.\w+$/, '/')).split('/').at(-2);
  const isNamed = (target: string, from: string) =>
    target.startsWith('/')
      ? leadsTo(target, addresses)
      : folder !== undefined && /^\.{1,2}\//.test(target) && resolveFile(from, target).startsWith(folder);
  return [...files].flatMap(([other, text]): Mention[] => {
    if (other === file) return [];
    const otherKind = findContentKind(other)!;
    const { value, body } = parseFile(other, text);
    const isMention = (role: string, words: string): boolean => {
      if (isReference(role)) return referenceKinds[role].type === kind.type && words === name;
      if (role === 'markdown')
        return Array.from(words.matchAll(linkPattern), ([, target]) => target!).some((target) => isNamed(target, other));
      return ['link', 'picture-file'].includes(role) && isNamed(words, other);
    };
    const paths = collectAnnotatedValues(otherKind, value).flatMap(({ path, role, value: words }) =>
      isMention(role, words) ? [path] : [],
    );
    const start = otherKind.format === 'list' ? [listFieldName] : [];
    return [...paths, ...(isMention('markdown', body) ? [['body']] : [])].map((path) => {
      const field = [...start, ...path];
      const href = `/admin?field=${encodeURIComponent(JSON.stringify(field))}#${getScreenRoute({ file: other, kind: otherKind })}`;
      return { file: other, href, words: describeField(field) };
    });
  });
}
