import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { createGatsbyWebpackConfig } from './gatsby-webpack-config.fixture';
import { showPagesWithoutFrames } from './router-frames';

test('[V6] Gatsby’s router shows a page without an animation frame', async () => {
  const config = await createGatsbyWebpackConfig();
  showPagesWithoutFrames(config);
  const { test: pattern, use } = config.module.rules.at(-1)!;
  const file = join('node_modules', 'gatsby', 'node_modules', '@gatsbyjs', 'reach-router', 'dist', 'index.modern.mjs');
  expect(file).toMatch(pattern!);
  const [{ loader }] = use as [{ loader: string }];
  const load = createRequire(__filename)(loader) as (source: string) => string;
  const router = load(readFileSync(file, 'utf8'));
  expect(router).toContain('Promise.resolve().then(()=>{setTimeout(');
  expect(router).not.toContain('requestAnimationFrame');
});
