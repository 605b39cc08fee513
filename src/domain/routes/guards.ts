/** The guards that a page may name in its content. */
export const guardNames = ['maintenance'] as const;

export type GuardName = (typeof guardNames)[number];

/** What the guards ask of the build. */
export interface GuardState {
  readonly isMaintenance: boolean;
}

/** Raised for the name of a guard that there is not. */
export class UnknownGuardError extends Error {
  override name = 'UnknownGuardError';
}

/** Where a guard sends a visitor instead; undefined lets the visitor in. */
type Guard = (state: GuardState) => string | undefined;

const guards: Record<GuardName, Guard> = {
  // M1: /error is an unknown path, answered 404.
  maintenance: ({ isMaintenance }) => (isMaintenance ? undefined : '/error'),
};

/**
 * B6: where the guards of a page send a visitor instead, the first that objects deciding; undefined when none does.
 * @throws {UnknownGuardError} for a name that no guard has.
 */
export function getGuardRedirect(names: readonly string[], state: GuardState): string | undefined {
  for (const name of names) {
    const guard = Object.hasOwn(guards, name) ? guards[name as GuardName] : undefined;
    if (!guard) throw new UnknownGuardError(`No guard is called \`${name}\`. There is: ${guardNames.join(', ')}.`);
    const elsewhere = guard(state);
    if (elsewhere !== undefined) return elsewhere;
  }
  return undefined;
}
