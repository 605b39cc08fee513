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

/** A page with the guards that its content names. */
export interface GuardedPage {
  path: string;
  guards?: readonly string[] | null;
}

/** A rule of a build; one that is forced holds even where a file answers. */
export interface BuildRedirect extends RouteRule {
  isForced: boolean;
}

const toTarget = (to: string) => (isExternal(to) ? to : applyTrailingSlash(to, trailingSlash));

/**
 * M1, M2: where a build sends which paths: the guarded pages first, then the editors' redirects. During maintenance there is one rule:
 * whatever is no file of the build leads to the maintenance page, for now.
 */
export function buildRedirectRules(
  redirects: readonly ContentRedirect[],
  pages: readonly GuardedPage[],
  isClosed = isMaintenance,
): BuildRedirect[] {
  if (isClosed) return [{ from: '/*', to: toTarget('/maintenance'), status: 302, isForced: false }];
  const guarded = pages.flatMap(({ path, guards }) => {
    const elsewhere = getGuardRedirect(guards ?? [], { isMaintenance: isClosed });
    return elsewhere === undefined ? [] : [{ from: path, to: toTarget(elsewhere), status: 302, isForced: true }];
  });
  return [
    ...guarded,
    ...redirects.map(({ from, to, permanent }) => ({ from, to: toTarget(to), status: permanent === false ? 302 : 301, isForced: false })),
  ];
}
