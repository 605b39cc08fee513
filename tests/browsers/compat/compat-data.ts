import { readFileSync } from 'node:fs';

interface SupportStatement {
  version_added: string | boolean | null;
  version_removed?: string | boolean;
  prefix?: string;
  alternative_name?: string;
  flags?: unknown[];
}

/** MDN's data of one feature. */
export interface Compat {
  support: Record<string, SupportStatement | SupportStatement[] | undefined>;
}

/** A feature, with those it is made of under it. */
export interface CompatNode {
  __compat?: Compat;
  [name: string]: CompatNode | Compat | undefined;
}

/** A browser by MDN's name, and its version. */
interface Version {
  browser: string;
  version: string;
}

const data = JSON.parse(readFileSync(require.resolve('@mdn/browser-compat-data'), 'utf8')) as CompatNode;

/** A node of MDN's data by its path. */
export function compatNode(...path: string[]): CompatNode | undefined {
  let node: CompatNode | undefined = data;
  for (const name of path) node = node && Object.hasOwn(node, name) ? (node[name] as CompatNode) : undefined;
  return node;
}

export const compatChildren = (node: CompatNode | undefined): [string, CompatNode][] =>
  Object.entries(node ?? {}).filter(([name]) => name !== '__compat' && !name.startsWith('__')) as [string, CompatNode][];

const compareVersions = (one: string, other: string): number => {
  const [a, b] = [one, other].map((version) => version.replace('≤', '').split('.').map(Number)) as [number[], number[]];
  return (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0);
};

/** Whether a version has a feature under its own name. A feature that is not in the data counts as supported. */
function isSupported({ support }: Compat, { browser, version }: Version): boolean {
  const statements = [support[browser] ?? []].flat();
  if (statements.length === 0 || statements.some(({ version_added: added }) => added === null)) return true;
  return statements.some(({ version_added: added, version_removed: removed, flags, prefix, alternative_name: alternative }) => {
    if (flags || prefix !== undefined || alternative !== undefined) return false;
    if (typeof removed === 'string' && compareVersions(removed, version) <= 0) return false;
    return added === true || (typeof added === 'string' && added !== 'preview' && compareVersions(added, version) <= 0);
  });
}

const mdnNames: Record<string, string> = { ios_saf: 'safari_ios', samsung: 'samsunginternet_android' };

/** A line of `browserslist` as MDN names it: `ios_saf >= 15.4`. */
function parseVersion(line: string): Version {
  const [name = '', version = ''] = line.split(/[ >=]+/);
  return { browser: mdnNames[name] ?? name, version };
}

/** The oldest versions that the site promises to work in. */
const promised: Version[] = (JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] }).browserslist.map(parseVersion);

/** Those of the promised versions that lack a feature, as words. */
export const lackedBy = (compat: Compat | undefined): string[] =>
  compat ? promised.filter((one) => !isSupported(compat, one)).map(({ browser, version }) => `${browser} ${version}`) : [];
