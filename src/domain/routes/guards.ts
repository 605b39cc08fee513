/** The guards that a page may have in its content. */
export const guardNames = ['maintenance'] as const;

/** Thrown for the name of a guard that does not exist. */
export class UnknownGuardError extends Error {
  override name = 'UnknownGuardError';
}

/** The path that each guard redirects to; undefined allows the page. `isMaintenance` is the build setting. */
const guards: Record<(typeof guardNames)[number], (isMaintenance: boolean) => string | undefined> = {
  // M1: /error is an unknown path, answered 404.
  maintenance: (isMaintenance) => (isMaintenance ? undefined : '/error'),
};

/**
 * B6: the redirect of the first guard that does not allow the page; undefined if all allow it.
 * @throws {UnknownGuardError} when a guard with one of the names does not exist.
 */
export function getGuardRedirect(names: readonly string[], isMaintenance: boolean): string | undefined {
  const redirects = names.map((name) => {
    if (!Object.hasOwn(guards, name)) throw new UnknownGuardError(`No guard is called \`${name}\`.`);
    return guards[name as (typeof guardNames)[number]](isMaintenance);
  });
  return redirects.find((redirect) => redirect !== undefined);
}
