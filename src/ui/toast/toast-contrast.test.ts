import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { colourOf, contrast } from '../../logic/contrast.fixture';
import { severities, type Severity } from '../../logic/toasts';

const read = (path: string) => readFileSync(join('src/ui', path), 'utf8');
const tokens = read('tokens.css');
const sheet = read('toast/toast.module.css');

const hexOf = (token: string): string => new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(tokens)?.[1] ?? '';

/** The token that a severity takes for its ground, its type or its mark. */
function tokenOf(severity: Severity, name: 'ground' | 'type' | 'mark'): string {
  const [, rule = ''] = new RegExp(`\\[data-severity='${severity}'\\] \\{([^}]*)\\}`).exec(sheet) ?? [];
  return new RegExp(`--${name}: var\\(--([a-z]+)\\);`).exec(rule)?.[1] ?? '';
}

const between = (one: string, other: string): number => contrast(colourOf(hexOf(one)), colourOf(hexOf(other)));

describe.each(severities)('[X1] a toast of severity %s', (severity) => {
  const ground = tokenOf(severity, 'ground');

  test.each(['ground', 'type', 'mark'] as const)('takes its %s from the tokens', (name) => {
    expect(hexOf(tokenOf(severity, name))).toMatch(/^#[0-9a-f]{6}$/);
  });

  test('has type of at least 4.5:1 on its ground', () => {
    expect(between(tokenOf(severity, 'type'), ground)).toBeGreaterThanOrEqual(4.5);
  });

  test('has a mark and a focus ring of at least 3:1 on its ground', () => {
    expect(between(tokenOf(severity, 'mark'), ground)).toBeGreaterThanOrEqual(3);
  });
});

test('[T1] the severities differ in their ground', () => {
  expect(new Set(severities.map((severity) => tokenOf(severity, 'ground'))).size).toBe(severities.length);
});
