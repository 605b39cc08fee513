// Builds the site. On a terminal Gatsby draws its progress with escape codes; into a file or a pipe it prints plain lines, also where the host
// asks for colors. From Node 21 on, a package of Gatsby uses a deprecated module, which Gatsby prints as an error.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { tsImport } from 'tsx/esm/api';

/**
 * On the host, settings that its functions could not use end the build, so that the deploy before it stays; and a preview says which secrets
 * of production reach it. It tells no more than that: only the host can keep them from the code of a pull request.
 */
async function checkSettings(env) {
  const { describeExposedSecrets, readSettings } = await tsImport('../src/server/forms/model/settings.ts', import.meta.url);
  const isPreview = env.CONTEXT !== 'production';
  const warning = isPreview && describeExposedSecrets(env);
  if (warning) console.warn(`\n${'!'.repeat(80)}\n${warning}\n${'!'.repeat(80)}\n`);
  readSettings(env, isPreview);
}

function build() {
  const gatsby = createRequire(import.meta.url).resolve('gatsby/cli.js');
  const plain = process.stdout.isTTY ? {} : { GATSBY_LOGGER: 'yurnalist', FORCE_COLOR: '0' };
  const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --disable-warning=DEP0040`;
  return spawnSync(process.execPath, [gatsby, 'build'], { stdio: 'inherit', env: { ...process.env, ...plain, NODE_OPTIONS } }).status ?? 1;
}

try {
  if (process.env.NETLIFY) await checkSettings(process.env);
  process.exitCode = build();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
