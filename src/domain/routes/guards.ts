/** The guards that a page may have in its content. */
export const guardNames = ['maintenance'] as const;

export type GuardName = (typeof guardNames)[number];

/** The build settings that guards read. */
export interface GuardState {
  readonly isMaintenance: boolean;
}

/** Thrown for the name of a guard that does not exist. */
export class UnknownGuardError extends Error {
  override name = 'UnknownGuardError';
}

/** Returns the path to redirect to; undefined allows the page. */
type Guard = (state: GuardState) => string | undefined;

const guards: Record<GuardName, Guard> = {
  // M1: /error is an unknown path, answered 404.
  maintenance: ({ isMaintenance }) => (isMaintenance ? undefined : '/error'),
};

/**
 * B6: the redirect of the first guard that does not allow the page; undefined if all allow it.
 * @throws {UnknownGuardError} when a guard with one of the names does not exist.
 */
export function getGuardRedirect(names: readonly string[], state: GuardState): string | undefined {
  for (const name of names) {
    const guard = Object.hasOwn(guards, name) ? guards[name as GuardName] : undefined;
    if (!guard) throw new UnknownGuardError(`No guard is called \`${name}\`.`);
    const redirect = guard(state);
    if (redirect !== undefined) return redirect;
  }
  return undefined;
}
