import { createHash } from 'node:crypto';
import { compatNode, isSupported, type Version } from '../compat/compat-data';
import { type ApiName, listLackingAttributes, listLackingNames } from '../compat/api-features';
import type { Answer, Edit } from '../site-proxy';
import { unknownAttribute, withoutCss } from './styles';

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
