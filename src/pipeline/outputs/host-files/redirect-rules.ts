import { getGuardRedirect } from '../../../domain/routes/guards';
import { type RouteRule } from '../../../domain/routes/route-rules';
import { isExternal, applyTrailingSlash } from '../../../domain/routes/routes';
import { isMaintenance, trailingSlash } from '../../../domain/settings/site-settings';

/** A rule of content/redirects.yaml. */
export interface ContentRedirect {
  from: string;
  to: string;
  permanent?: boolean | null;
}

/** A page with the guards of its content. */
export interface GuardedPage {
  path: string;
  guards?: readonly string[] | null;
}

/** A redirect of a build. A forced one applies even when a file exists at its path. */
export interface BuildRedirect extends RouteRule {
  isForced: boolean;
}

const toTarget = (to: string) => (isExternal(to) ? to : applyTrailingSlash(to, trailingSlash));

/**
 * M1, M2: the redirects of a build: guarded pages first, then those of content/redirects.yaml. During maintenance one temporary rule sends
 * every path that is not a file to the maintenance page.
 */
export function buildRedirectRules(
  redirects: readonly ContentRedirect[],
  pages: readonly GuardedPage[],
  isClosed = isMaintenance,
): BuildRedirect[] {
  if (isClosed) return [{ from: '/*', to: toTarget('/maintenance'), status: 302, isForced: false }];
  const guarded = pages.flatMap(({ path, guards }) => {
    const target = getGuardRedirect(guards ?? [], isClosed);
    return target === undefined ? [] : [{ from: path, to: toTarget(target), status: 302, isForced: true }];
  });
  return [
    ...guarded,
    ...redirects.map(({ from, to, permanent }) => ({ from, to: toTarget(to), status: permanent === false ? 302 : 301, isForced: false })),
  ];
}
