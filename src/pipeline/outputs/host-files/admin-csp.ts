import { toHashSource } from './csp';

/** The two style tags that the script of Decap CMS 3.16 puts into the page. A browser names the hash of one that is missing here. */
const decapStyleHashes = ["'sha256-4qb+qTjZ8vb8co1YZpMNDeX7tJSzzRBt6uIroh6K5K8='", "'sha256-oLQo1xOLbYlsNCDIECXg24EuQKwYCOy/jJqds+fExxE='"];

/**
 * The content security policy of the editing screen: scripts and styles of the site’s own, and besides the site the origins of the back
 * end alone. It reads pictures that were chosen but not yet sent as `blob:`.
 */
export function createAdminCsp(styles: Iterable<string>, origins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${["'self'", ...[...styles].sort(), ...decapStyleHashes, toHashSource('')].join(' ')}`,
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
