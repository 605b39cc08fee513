import fc from 'fast-check';

declare const process: { env: Record<string, string | undefined> };

const caseCount = Number(process.env['CASES']);

// The same cases each time, so that no change fails by a case that another would have met. CASES=20000 looks for new ones.
fc.configureGlobal(caseCount > 0 ? { numRuns: caseCount } : { seed: 1 });

export { fc };
