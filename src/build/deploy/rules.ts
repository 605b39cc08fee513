import { sentElsewhere } from '../../logic/guards';
import { type RouteRule } from '../../logic/route-rules';
import { isExternal, sitePath } from '../../logic/routes';
import { isMaintenance, trailingSlash } from '../../logic/setting';

/** A rule of content/redirects.yaml. */
export interface Redirect {
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
export interface BuildRule extends RouteRule {
  isForced: boolean;
}

const target = (to: string) => (isExternal(to) ? to : sitePath(to, trailingSlash));

/**
 * M1, M2: where a build sends which paths: the guarded pages first, then the editors' redirects. During maintenance there is one rule:
 * whatever is no file of the build leads to the maintenance page, for now.
 */
export function routeRules(redirects: readonly Redirect[], pages: readonly GuardedPage[], isClosed = isMaintenance): BuildRule[] {
  if (isClosed) return [{ from: '/*', to: target('/maintenance'), status: 302, isForced: false }];
  const guarded = pages.flatMap(({ path, guards }) => {
    const elsewhere = sentElsewhere(guards ?? [], { isMaintenance: isClosed });
    return elsewhere === undefined ? [] : [{ from: path, to: target(elsewhere), status: 302, isForced: true }];
  });
  return [
    ...guarded,
    ...redirects.map(({ from, to, permanent }) => ({ from, to: target(to), status: permanent === false ? 302 : 301, isForced: false })),
  ];
}
