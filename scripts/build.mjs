// Builds the site. On a terminal Gatsby draws its progress with escape codes; into a file or a pipe it prints plain lines, also where the host
// asks for colors. From Node 21 on, a package of Gatsby uses a deprecated module, which Gatsby prints as an error.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { tsImport } from 'tsx/esm/api';

/**
 * Ends a build on the host with settings that its functions could not use, so that the deploy before it stays; and says which secrets of
 * production reach a preview. It tells no more than that: only the host can keep them from the code of a pull request.
 */
async function checkHostSettings(env) {
  const { describeExposedSecrets, readSettings } = await tsImport('../src/server/forms/model/settings.ts', import.meta.url);
  const isPreview = env.CONTEXT !== 'production';
  const warning = isPreview && describeExposedSecrets(env);
  if (warning) console.warn(`\n${'!'.repeat(80)}\n${warning}\n${'!'.repeat(80)}\n`);
  try {
    readSettings(env, isPreview);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

const { explainUsage } = await tsImport('../src/domain/command-line.ts', import.meta.url);
explainUsage(process, 'npm run build    builds the site into public/; docs/deploy.md lists the settings');
// Gatsby takes these signs for a pattern or a part of an address: it fails without a word of them, or never ends.
const [sign] = /[#%()[\]]/.exec(process.cwd()) ?? [];
if (sign) {
  console.error(`Gatsby cannot build in a folder with ${sign} in its path. Rename or move ${process.cwd()}.`);
  process.exit(1);
}
const { findWrongBuildSettings } = await tsImport('../src/domain/site-settings.ts', import.meta.url);
const wrong = findWrongBuildSettings(process.env);
if (wrong.length > 0) {
  console.error(wrong.join('\n'));
  process.exit(1);
}
if (process.env.NETLIFY) await checkHostSettings(process.env);

const { beginFromWhole, markWhole } = await tsImport('./whole-build.ts', import.meta.url);
const told = beginFromWhole(process.cwd());
if (told) console.log(told);
const gatsby = createRequire(import.meta.url).resolve('gatsby/cli.js');
const plain = process.stdout.isTTY ? {} : { GATSBY_LOGGER: 'yurnalist', FORCE_COLOR: '0' };
const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --disable-warning=DEP0040`;
const { status } = spawnSync(process.execPath, [gatsby, 'build'], { stdio: 'inherit', env: { ...process.env, ...plain, NODE_OPTIONS } });
if (status === 0) markWhole(process.cwd());
process.exitCode = status ?? 1;
if (status !== 0) {
  const { findUndecodablePictures } = await tsImport('../src/pipeline/check/run-check.ts', import.meta.url);
  const { buildContext } = await tsImport('../src/pipeline/data/build-context.ts', import.meta.url);
  const found = await findUndecodablePictures('content', buildContext.today).catch(() => '');
  if (found !== '') console.error(found);
}
