import { createHash } from 'node:crypto';

/** What of a page a content security policy must know by its hash. */
export interface InlineHashes {
  scripts: Set<string>;
  styles: Set<string>;
}

/** The source of the inline text `text` in a policy (CSP level 3, section 2.3.1). */
export const toHashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const scriptTag = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/gi;
const styleTag = /<style[^>]*>(?<text>[\s\S]*?)<\/style>/gi;
// A block of data is not run, and no policy asks about it.
const isExecutable = (attributes: string): boolean =>
  !/\ssrc\s*=/i.test(attributes) && !/\stype="application\/(?:ld\+)?json"/i.test(attributes);

/** Adds the hashes of what stands inline in a page. */
export function collectInlineHashes(html: string, { scripts, styles }: InlineHashes): void {
  for (const { groups } of html.matchAll(scriptTag)) if (isExecutable(groups!.attributes!)) scripts.add(toHashSource(groups!.text!));
  for (const { groups } of html.matchAll(styleTag)) styles.add(toHashSource(groups!.text!));
}

/** The origins elsewhere that the content takes pictures from, and that the forms are sent to. */
export interface ExternalOrigins {
  images: readonly string[];
  forms: readonly string[];
}

const joinSources = (...sources: (string | Iterable<string>)[]): string =>
  [...new Set(sources.flatMap((one) => (typeof one === 'string' ? [one] : [...one].sort())))].join(' ');

/**
 * X4: the content security policy of a build. Scripts run from the site or by the hash of what the build wrote into its pages. The empty
 * style is the tag that Emotion fills by script; attributes may carry style, for the focus of a picture. The search is WebAssembly, which
 * may be compiled on every page that has its button; it is no leave to make scripts of text.
 */
export function buildContentSecurityPolicy(
  { scripts, styles }: InlineHashes,
  { images: pictures, forms: service }: ExternalOrigins,
): string {
  return [
    "default-src 'none'",
    `script-src ${joinSources("'self'", "'wasm-unsafe-eval'", scripts)}`,
    `style-src ${joinSources("'self'", [...styles, toHashSource('')])}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${joinSources("'self'", 'data:', pictures)}`,
    "font-src 'self'",
    `connect-src ${joinSources("'self'", service)}`,
    "manifest-src 'self'",
    `form-action ${joinSources("'self'", service)}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
