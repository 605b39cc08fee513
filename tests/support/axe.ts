import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

type Axe = typeof axe;

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The violations of a rule on a page, or within a selector. axe is injected once into each document. */
export async function runAxe(page: Page, within?: string): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (selector) => {
    const { axe: checker } = window as unknown as { axe: Axe };
    // By default axe leaves out this rule of WCAG 2.2; Lighthouse does not.
    const rules = { 'target-size': { enabled: true } };
    const { violations } = await checker.run(selector ?? document, { resultTypes: ['violations'], rules });
    return violations;
  }, within);
}

/** The axe violations of a page: each broken rule, and where. */
export async function findAxeViolations(page: Page, within?: string): Promise<string[][]> {
  const violations = await runAxe(page, within);
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
}
