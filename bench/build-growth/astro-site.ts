import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type CommandCost, measureScript } from './measure-build';

/** A site of Astro of the articles in a folder. */
export interface AstroSite {
  build: () => Promise<CommandCost>;
}

/**
 * Copies the project `bench/astro` to a temporary folder and installs its packages there. The first build has no cache.
 * @throws {Error} when npm fails.
 */
export function createAstroSite(articles: string): AstroSite {
  const folder = mkdtempSync(join(tmpdir(), 'astro-'));
  cpSync(resolve('bench/astro'), folder, { recursive: true });
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`Astro could not be installed.\n${stderr}`);
  return {
    build: () => measureScript(folder, ['node_modules/astro/astro.js', 'build'], { ARTICLES: articles, ASTRO_TELEMETRY_DISABLED: '1' }),
  };
}
