import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

// The axe that Lighthouse has: the one that comes with the builder is older, and does not see all that a visitor’s own check sees.
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What breaks a rule on a page as it stands. No page has frames of another host, which would need a second page. */
export async function runAxe(page: Page, within?: string) {
  const builder = new AxeBuilder({ page, axeSource }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  return violations;
}

/** What axe finds on a page: each rule that is broken, and where. */
export async function findAxeViolations(page: Page, within?: string): Promise<string[][]> {
  const violations = await runAxe(page, within);
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
}
