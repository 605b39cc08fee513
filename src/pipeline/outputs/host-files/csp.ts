import { createHash } from 'node:crypto';

/** The sources of inline code that a content security policy allows by hash. */
export interface InlineHashes {
  readonly scripts: Iterable<string>;
  readonly styles: Iterable<string>;
}

/** The hash source of an inline text (CSP Level 3, section 2.3.1). */
export const toHashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const scriptTag = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/gi;
const styleTag = /<style[^>]*>(?<text>[\s\S]*?)<\/style>/gi;
// A data block is not executed, so that no policy applies to it.
const isExecutable = (attributes: string): boolean =>
  !/\ssrc\s*=/i.test(attributes) && !/\stype="application\/(?:ld\+)?json"/i.test(attributes);

/** The hash sources of the inline scripts and styles of a page. */
export function collectInlineHashes(html: string): InlineHashes {
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  for (const { groups } of html.matchAll(scriptTag)) if (isExecutable(groups!.attributes!)) scripts.add(toHashSource(groups!.text!));
  for (const { groups } of html.matchAll(styleTag)) styles.add(toHashSource(groups!.text!));
  return { scripts, styles };
}

/** The origins of pictures on other hosts, and of the forms service. */
interface ExternalOrigins {
  images: readonly string[];
  forms: readonly string[];
}

/** The text of a policy that allows nothing but what its directives name. */
const toPolicy = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries({ 'default-src': ["'none'"], ...directives, 'base-uri': ["'none'"], 'frame-ancestors': ["'none'"] })
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');

/**
 * X4: the content security policy of a build. It allows scripts of the site, and the inline code that the build wrote by its hashes. The
 * empty style is the tag that Emotion fills by script; style attributes set the focus of a picture.
 * @returns the policy of a header, see `toMetaPolicy`.
 */
export const buildContentSecurityPolicy = ({ scripts, styles }: InlineHashes, { images, forms }: ExternalOrigins): string =>
  toPolicy({
    'script-src': ["'self'", ...[...scripts].sort()],
    'style-src': ["'self'", ...[...styles, toHashSource('')].sort()],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...[...images].sort()],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...[...forms].sort()],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...[...forms].sort()],
  });

/** A policy as a page itself can hold it: a browser reads `frame-ancestors` in a header only (CSP Level 3, section 3.3). */
export const toMetaPolicy = (policy: string): string => policy.replace(/; frame-ancestors [^;]*/, '');

/**
 * E1: the content security policy of the editing screen. It shows pictures that are chosen but not yet uploaded as `blob:`.
 * @param styleHashes the sources of the styles in its page, see `toHashSource`.
 * @param decapStyles the texts of the style tags that Decap CMS adds.
 * @param origins the origins of the Git back end.
 */
export const createAdminCsp = (styleHashes: Iterable<string>, decapStyles: readonly string[], origins: readonly string[]): string =>
  toPolicy({
    'script-src': ["'self'"],
    'style-src': ["'self'", ...[...styleHashes].sort(), ...decapStyles.map(toHashSource), toHashSource('')],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", 'blob:', ...origins],
    'form-action': ["'none'"],
  });
