import { toHashSource } from './csp';

/**
 * E1: the content security policy of the editing screen. It shows pictures that are chosen but not yet uploaded as `blob:`.
 * @param styleHashes the sources of the styles in its page, see `toHashSource`.
 * @param decapStyles the texts of the style tags that Decap CMS adds.
 * @param origins the origins of the Git back end.
 */
export function createAdminCsp(styleHashes: Iterable<string>, decapStyles: readonly string[], origins: readonly string[]): string {
  const styles = [...[...styleHashes].sort(), ...decapStyles.map(toHashSource), toHashSource('')];
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${["'self'", ...styles].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${["'self'", 'blob:', ...origins].join(' ')}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
