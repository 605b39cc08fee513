import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { databaseProblems } from './database-unavailable';

test('[A3] the guide for the operator has a remedy for every problem of the database', () => {
  const symptoms = readFileSync('docs/operate.md', 'utf8')
    .split('\n')
    .map((line) => /^\| (.*?) \|/.exec(line)?.[1] ?? '')
    .join();
  expect(databaseProblems.filter((problem) => !symptoms.includes(`\`${problem}\``))).toEqual([]);
});
