// Makes in .builds the builds that the browser tests compare with the one in public, all as of one moment. They differ in content and settings,
// not in code, so that the bundles of the build before are used again: `changed` has another text, an article changed, one added with files as
// editors’ programs write them, one removed, a third showroom, and content dated on both sides of that day; `preview` has what the tests of the
// editing screen save, and many drafts. With WEEKLY, `same` is the same content again, and `maintenance` is closed and has another color. They
// run one after another from the cache, as on a host. What a build changes is restored after it; public, .cache and .service are restored at the
// end, also after a failure.
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits, lineEdits } from '../tests/support/cms-sample-edits.ts';
import { readColorToken, toChangedColor, tokensFile } from '../tests/support/color-tokens.ts';
import { toWindowsFile, writeForeignFiles, shrinkPictures } from '../tests/support/foreign-files.ts';

const folder = '.builds';
const backupFolder = join(folder, 'backup');
const sources = ['content', tokensFile];
const outputs = ['public', '.cache', '.service'];
const typesFile = 'src/gatsby-types.d.ts';
const typesBefore = readFileSync(typesFile, 'utf8');

const siteNow = '2026-12-24T09:00+08:00';
const isWeekly = Boolean(process.env.WEEKLY);

const accent = readColorToken('narra');
const recoloring = { file: tokensFile, from: `--narra: ${accent}`, to: `--narra: ${toChangedColor(accent)}` };
const edits = [
  { file: 'content/pages/our-story.yaml', from: 'title: ', to: 'title: Again, ' },
  { file: 'content/articles/9-what-unlacquered-brass-does-in-ten-years/index.md', from: 'title: What', to: 'title: Again, what' },
];
const removedArticle = 'content/articles/8-setting-out-a-bathroom';
const templateArticle = 'content/articles/6-curves-return-to-the-living-room';

/** Writes an article like the template, about the first brand. Returns its folder. */
async function writeArticle(id, { title, date, isDraft = false }) {
  const article = `content/articles/${id}-added`;
  cpSync(templateArticle, article, { recursive: true });
  // Drafts may repeat a picture, and need no images of their own.
  if (!isDraft) await shrinkPictures(article);
  const head = { article_id: id, slug: 'added', title, description: `${title}, to be seen.`, date: `'${date}'` };
  const lines = readFileSync(join(article, 'index.md'), 'utf8').split('\n');
  const changed = lines.map((line) => {
    const [name] = line.split(':');
    return name in head ? `${name}: ${head[name]}` : line;
  });
  const text = changed.join('\n').replace(/^brands:\n(?: {2}- .*\n)+/m, `brands:\n  - kohler\n${isDraft ? 'draft: true\n' : ''}`);
  writeFileSync(join(article, 'index.md'), text);
  return article;
}

async function writeShowroom() {
  const folder = 'content/showrooms/cebu';
  cpSync('content/showrooms/bgc', folder, { recursive: true });
  await shrinkPictures(folder);
  const file = join(folder, 'index.yaml');
  const text = readFileSync(file, 'utf8').replace('slug: bgc', 'slug: cebu').replace('order: 2', 'order: 3');
  writeFileSync(file, text.replaceAll('Bonifacio Global City', 'Cebu City').replaceAll('BGC', 'Cebu'));
}

/** Writes articles and openings that the site shows on one side of 24 December only. */
async function writeDatedContent() {
  await writeArticle(900012, { title: 'Dated for the day after', date: '2026-12-25' });
  const text = readFileSync('content/careers/materials-intern.md', 'utf8');
  for (const [name, title, closes] of [
    ['open-that-day', 'Open for one day more', '2026-12-24'],
    ['closed-the-day-before', 'Closed the day before', '2026-12-23'],
  ])
    writeFileSync(
      `content/careers/${name}.md`,
      text
        .replace(/^title: .*\ndescription: .*$/m, `title: ${title}\ndescription: ${title}, to be seen.`)
        .replace(/^date: .*$/m, `date: '2026-11-03'\ncloses: '${closes}'`),
    );
}

const applyEdit = ({ file, from, to }) => writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));

async function changeContent() {
  for (const edit of edits) applyEdit(edit);
  const article = await writeArticle(900001, { title: 'Dated for that day', date: '2026-12-24' });
  await writeForeignFiles(article, { first: 'curved-sofa.jpg', last: 'end-of-a-curved-sofa.jpg' });
  toWindowsFile('content/pages/our-story.yaml');
  // What macOS adds beside a file on another disk.
  writeFileSync('content/pages/._home.yaml', '\0');
  rmSync(removedArticle, { recursive: true });
  appendFileSync(
    'content/redirects.yaml',
    `# gone: /article/${removedArticle.split('/').pop().replace('-', '/')} is removed for comparison\n`,
  );
  await writeShowroom();
  await writeDatedContent();
}

/** Writes so many drafts that the list has a second page, and what the tests of the editing screen save. */
async function writePreviewContent() {
  for (let day = 1; day <= 26; day += 1)
    await writeArticle(900100 + day, { title: `Draft ${day}`, date: `2019-03-${String(day).padStart(2, '0')}`, isDraft: true });
  applyEdits('.');
}

function copyAll(paths, from, to) {
  for (const path of paths) {
    rmSync(join(to, path), { recursive: true, force: true });
    cpSync(join(from, path), join(to, path), { recursive: true, preserveTimestamps: true });
  }
}

async function build(name, env = {}, change = () => undefined) {
  console.log(`Building ${name}`);
  await change();
  const { status, stdout, stderr } = spawnSync('npm run --silent build', {
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, SITE_NOW: siteNow, AVIF_EFFORT: '0', ...env },
  });
  copyAll(sources, backupFolder, '.');
  if (status !== 0) throw new Error(`The build "${name}" failed.\n${stdout.slice(-3_000)}${stderr.slice(-3_000)}`);
  if (readFileSync(typesFile, 'utf8') !== typesBefore)
    throw new Error(`The build "${name}" changed ${typesFile}: types must not follow from what editors write.`);
  copyAll(['public'], '.', join(folder, name));
}

if (!existsSync('public/builds/latest.json')) throw new Error('There is no built site to compare with: run "npm run build" first.');
for (const { file, from } of [...edits, ...lineEdits])
  if (!readFileSync(file, 'utf8').includes(from))
    throw new Error(`${file} holds no "${from}" to change: adapt scripts/comparison-builds.mjs and tests/support/cms-sample-edits.ts.`);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
console.log(`Until the builds to compare with are made, ${sources.join(' and ')} are changed: write and commit nothing there.`);
copyAll([...sources, ...outputs], '.', backupFolder);
// The build that runs gets the signal too and stops; the rest of this runs to its end.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
try {
  // A host sets such a variable for each of its builds. The scripts have the same moment as those of the build before.
  if (isWeekly) await build('same', { DEPLOY_ID: 'another', SITE_NOW: process.env.SITE_NOW ?? '' });
  await build('changed', {}, changeContent);
  await build('preview', { CONTEXT: 'deploy-preview', DEPLOY_PRIME_URL: 'https://deploy-preview-7.example' }, writePreviewContent);
  if (isWeekly) await build('maintenance', { GATSBY_MAINTENANCE: 'true' }, () => applyEdit(recoloring));
} catch ({ message }) {
  console.error(message);
  process.exitCode = 1;
} finally {
  copyAll([...sources, ...outputs], backupFolder, '.');
  rmSync(backupFolder, { recursive: true });
}
