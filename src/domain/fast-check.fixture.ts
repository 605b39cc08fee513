import fc from 'fast-check';

declare const process: { env: Record<string, string | undefined> };

const caseCount = Number(process.env['CASES']);

// A fixed seed makes runs repeatable. CASES=20000 runs more, random cases.
fc.configureGlobal(caseCount > 0 ? { numRuns: caseCount } : { seed: 1 });

/** With how many cases a costly property is tried: in the weekly lane with all, at each change with a fifth of them. */
export const countCases = (all: number): number => caseCount || (process.env['WEEKLY'] ? all : all / 5);

export { fc };
