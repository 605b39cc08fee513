import fc from 'fast-check';

declare const process: { env: Record<string, string | undefined> };

const caseCount = Number(process.env['CASES']);

// A fixed seed makes runs repeatable. CASES=20000 runs more, random cases.
fc.configureGlobal(caseCount > 0 ? { numRuns: caseCount } : { seed: 1 });

export { fc };
