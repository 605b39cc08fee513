import { installProject } from '../../tests/support/install-project';
import { type CommandCost, measureScript } from './measure-build';

/** A site of Astro of the articles in a folder. */
export interface AstroSite {
  build: () => Promise<CommandCost>;
}

/**
 * Installs the project `bench/astro`. The first build has no cache.
 * @throws {Error} when npm fails.
 */
export function createAstroSite(articles: string): AstroSite {
  const folder = installProject('bench/astro');
  return {
    build: () => measureScript(folder, ['node_modules/astro/astro.js', 'build'], { ARTICLES: articles, ASTRO_TELEMETRY_DISABLED: '1' }),
  };
}
