import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

// The axe that Lighthouse has: the one that comes with the builder is older, and does not see all that a visitor’s own check sees.
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on a page as it stands: the rule, and where it is broken. */
export async function axeFinds(page: Page, within?: string): Promise<string[][]> {
  const builder = new AxeBuilder({ page, axeSource });
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
}
