import { join } from 'node:path';
import { assertUpstreamCode } from './upstream-code';
import type { WebpackConfig } from './webpack-config';

const file = 'gatsby/node_modules/@gatsbyjs/reach-router/dist/index.modern.mjs';
const code = 'Promise.resolve().then(()=>{requestAnimationFrame(';

/**
 * Lets a page be shown within a view transition.
 *
 * Gatsby's router shows the next page in an animation frame. A browser runs no frames from the moment when a view transition has captured
 * the old page until the new one is shown, so that each waits for the other: Chrome gives the transition up after four seconds. A loader
 * replaces the frame by a timer. Read from @gatsbyjs/reach-router 2.0.1, `dist/index.modern.mjs`.
 */
export function showPagesWithoutFrames({ module }: WebpackConfig, readFile?: (file: string) => string): void {
  assertUpstreamCode([{ seam: 'router-frames', file, code }], readFile);
  const loader = join(process.cwd(), 'src', 'pipeline', 'gatsby', 'router-frames-loader.cjs');
  module.rules.push({ test: /[\\/]@gatsbyjs[\\/]reach-router[\\/]dist[\\/]/, use: [{ loader }] });
}
