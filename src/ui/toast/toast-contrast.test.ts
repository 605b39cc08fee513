import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parseHexColor, getContrastRatio } from '../color-contrast.fixture';
import { toastSeverities, type ToastSeverity } from './toasts-reducer';

const read = (path: string) => readFileSync(join('src/ui', path), 'utf8');
const tokens = read('tokens.css');
const styles = read('toast/toast.split.module.css');

const getHex = (token: string): string => new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(tokens)?.[1] ?? '';

/** The token that a severity uses for its background, its text or its icon. */
function getToken(severity: ToastSeverity, name: 'ground' | 'type' | 'mark'): string {
  const [, rule = ''] = new RegExp(`\\[data-severity='${severity}'\\] \\{([^}]*)\\}`).exec(styles) ?? [];
  return new RegExp(`--${name}: var\\(--([a-z]+)\\);`).exec(rule)?.[1] ?? '';
}

const getContrast = (foreground: string, background: string): number =>
  getContrastRatio(parseHexColor(getHex(foreground)), parseHexColor(getHex(background)));

describe.each(toastSeverities)('[X1] a toast of severity %s', (severity) => {
  const background = getToken(severity, 'ground');

  test.each(['ground', 'type', 'mark'] as const)('takes its %s color from the tokens', (name) => {
    expect(getHex(getToken(severity, name))).toMatch(/^#[0-9a-f]{6}$/);
  });

  test('has text of at least 4.5:1 on its background', () => {
    expect(getContrast(getToken(severity, 'type'), background)).toBeGreaterThanOrEqual(4.5);
  });

  test('has an icon and a focus ring of at least 3:1 on its background', () => {
    expect(getContrast(getToken(severity, 'mark'), background)).toBeGreaterThanOrEqual(3);
  });
});

test('[T1] each severity has its own background', () => {
  expect(new Set(toastSeverities.map((severity) => getToken(severity, 'ground'))).size).toBe(toastSeverities.length);
});
