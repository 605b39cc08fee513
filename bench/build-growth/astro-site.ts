import { installProject } from '../../tests/support/install-project';
import { type CommandCost, measureScript } from './measure-build';

/** A site of Astro of the articles in a folder. */
export interface AstroSite {
  build: () => Promise<CommandCost>;
}

/**
 * Installs the project `bench/astro`. The first build has no cache. Astro keeps all articles in memory: with the heap limit of a Gatsby build,
 * 10,000 end it.
 * @throws {Error} when npm fails.
 */
export function createAstroSite(articles: string): AstroSite {
  const folder = installProject('bench/astro');
  const environment = { ARTICLES: articles, ASTRO_TELEMETRY_DISABLED: '1', NODE_OPTIONS: '--max-old-space-size=8192' };
  return { build: () => measureScript(folder, ['node_modules/astro/astro.js', 'build'], environment) };
}
