import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

type Axe = typeof axe;

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What breaks a rule on a page as it stands, or within what a selector finds. A document takes axe in once, however often it is asked. */
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

/** What axe finds on a page: each rule that is broken, and where. */
export async function findAxeViolations(page: Page, within?: string): Promise<string[][]> {
  const violations = await runAxe(page, within);
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
}
