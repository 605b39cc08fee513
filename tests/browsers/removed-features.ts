import { createHash } from 'node:crypto';
import postcss, { type AtRule, type Container, type Rule } from 'postcss';
import {
  compatNode,
  isSupported,
  type Version,
  parseVersion,
  type ApiName,
  listLackingAttributes,
  listLackingNames,
} from './compat/compat-data';
import type { Answer, Edit } from './site-proxy';
import { listConditionFeatures, listFeatures } from './compat/css-features';
import type { Browser } from './drivers/driver';
import type { Journey } from './journey';

const scriptPath = '/__without.js';

/**
 * Runs before every other script. What it deletes is not there for them, and attributes whose effect no script can take
 * away have another name.
 */
function deleteNames(names: readonly ApiName[], attributes: readonly string[]): void {
  const scope = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
  for (const [owner, name, place] of names) {
    const object = owner === '' ? globalThis : place === 'prototype' ? undefined : scope[owner];
    const prototype =
      owner === '' ? (Object.getPrototypeOf(globalThis) as object) : place === 'object' ? undefined : scope[owner]?.prototype;
    const holders = [object, prototype];
    for (const holder of holders) if (holder && Object.prototype.hasOwnProperty.call(holder, name)) Reflect.deleteProperty(holder, name);
  }
  const unknown = (name: string) => (attributes.includes(name.toLowerCase()) ? `${name}-unknown` : name);
  for (const method of ['setAttribute', 'getAttribute', 'hasAttribute', 'removeAttribute', 'toggleAttribute'] as const) {
    const original = Element.prototype[method] as (...values: unknown[]) => unknown;
    Object.defineProperty(Element.prototype, method, {
      value(this: Element, name: string, ...rest: unknown[]) {
        return original.call(this, unknown(name), ...rest);
      },
      configurable: true,
      writable: true,
    });
  }
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy as a version reads it: it passes over what it does not know, and lets the styles through that were changed. */
function editPolicy(policy: string, styles: readonly string[], version: Version): string {
  const known = (...path: string[]) => {
    const compat = compatNode('http', 'headers', 'Content-Security-Policy', ...path)?.__compat;
    return !compat || isSupported(compat, version);
  };
  // Older versions of Firefox compiled WebAssembly whatever the policy, until they supported the keyword.
  const mayCompile = version.browser === 'firefox' || known('script-src', 'wasm-unsafe-eval');
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => known(directive.split(' ')[0]!))
    .map((directive) => (directive.startsWith('style-src ') ? [directive, ...styles.map(hashOf)].join(' ') : directive))
    .map((directive) => (mayCompile ? directive : directive.replace(" 'wasm-unsafe-eval'", '')))
    .join('; ');
}

function editHtml(answer: Answer, version: Version, attributes: readonly string[]): Answer {
  const styles: string[] = [];
  const html = answer.body
    .toString()
    .replaceAll(/(<style\b[^>]*>)([^<]*)(<\/style>)/g, (_, open: string, css: string, close: string) => {
      const edited = withoutCss(css, version);
      styles.push(edited);
      return open + edited + close;
    })
    .replace(/<head>|<meta charset="utf-8"\/>/i, (tag) => `${tag}<script src="${scriptPath}"></script>`);
  const pattern = new RegExp(`(<[a-z][^<>]*?) (${attributes.join('|')})(?=[ =>])`, 'g');
  const body =
    attributes.length > 0 ? html.replaceAll(pattern, (_, start: string, name: string) => `${start} ${unknownAttribute(name)}`) : html;
  const policy = String(answer.headers['content-security-policy'] ?? '');
  return {
    ...answer,
    headers: { ...answer.headers, 'content-security-policy': editPolicy(policy, styles, version) },
    body: Buffer.from(body),
  };
}

/** Takes from a browser, before its scripts run, what a version lacks by MDN's data. */
export function createVersionEdit(version: Version): Edit {
  const attributes = listLackingAttributes(version);
  const script = `(${deleteNames.toString()})(${JSON.stringify(listLackingNames(version))}, ${JSON.stringify(attributes)});`;
  const prefix = 'const __name = (one) => one;';
  const kept = new Map<string, Answer>();
  return (answer) => {
    if (answer.path === scriptPath)
      return { ...answer, headers: { 'content-type': 'text/javascript' }, body: Buffer.from(`{${prefix}${script}}`) };
    if (answer.type.startsWith('text/css')) return { ...answer, body: Buffer.from(withoutCss(answer.body.toString(), version)) };
    if (!answer.type.startsWith('text/html')) return answer;
    const key = createHash('sha256').update(answer.body).digest('base64');
    const edited = kept.get(key) ?? editHtml(answer, version, attributes);
    kept.set(key, edited);
    return { ...edited, path: answer.path };
  };
}

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

const scripts = /<script\b[^>]*>.*?<\/script>|<link\b[^>]*\bas="script"[^>]*>/gs;
const noscript = /<noscript[^>]*>(.*?)<\/noscript>/gs;

/** A page as a browser shows it whose scripts are turned off: none runs, and what is meant for that case is there. */
const withoutScripts: Edit = (answer) => {
  if (!answer.type.startsWith('text/html')) return answer;
  const body = answer.body.toString().replaceAll(scripts, '').replaceAll(noscript, '$1');
  return { ...answer, body: Buffer.from(body) };
};

const versionEdits = new Map<string, Edit>();

function versionEdit(name: string): Edit {
  const edit = versionEdits.get(name) ?? createVersionEdit(parseVersion(name));
  versionEdits.set(name, edit);
  return edit;
}

/** What takes features away from a browser, and the scripts from the pages of a journey. */
export function chooseEdit({ without }: Browser, { isScriptless }: Journey): Edit | undefined {
  const edits = [...(without === undefined ? [] : [versionEdit(without)]), ...(isScriptless ? [withoutScripts] : [])];
  return edits.length > 0 ? (answer) => edits.reduce((edited, edit) => edit(edited), answer) : undefined;
}
