// Makes in .builds the builds that the browser tests compare with the one in public: the same content again, another text and colour with
// an article changed, one added and one taken away, the site closed for maintenance, the site as of a moment, and a preview of what the
// tests of the editing screen save, with many drafts, one after the other from the cache, as a host builds. Content and a colour are
// changed for the time of one build; they, public, .cache and .service are put back at the end, however it ends.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newArticleFolder, changedFolders, lineEdits, applyEdits } from '../tests/support/cms-sample-edits.ts';

const folder = '.builds';
const changes = [
  { file: 'content/pages/our-story.yaml', from: 'title: ', to: 'title: Again, ' },
  { file: 'src/ui/tokens.css', from: '--narra: #7c3a20', to: '--narra: #7c3a21' },
  { file: 'content/articles/9-what-unlacquered-brass-does-in-ten-years/index.md', from: 'title: What', to: 'title: Again, what' },
].map((change) => ({ ...change, text: readFileSync(change.file, 'utf8') }));
const types = 'src/gatsby-types.d.ts';
const typesBefore = readFileSync(types, 'utf8');
const taken = 'content/articles/8-setting-out-a-bathroom';
const like = 'content/articles/6-curves-return-to-the-living-room';
const added = 900001;
const moment = '2026-12-24T09:00+08:00';
const dated = [
  { id: 900011, title: 'Dated for that day', date: '2026-12-24' },
  { id: 900012, title: 'Dated for the day after', date: '2026-12-25' },
];
const openings = [
  { file: 'content/careers/open-that-day.md', title: 'Open for one day more', closes: '2026-12-24' },
  { file: 'content/careers/closed-the-day-before.md', title: 'Closed the day before', closes: '2026-12-23' },
];
const drafts = Array.from({ length: 26 }, (_, at) => 900101 + at);
const kept = ['public', '.cache', '.service', taken, ...changedFolders];

const folderOf = (id) => `content/articles/${id}-added`;

/** Writes an article made of another; it speaks of the first brand. */
function writeArticle(id, { title, date, isDraft = false }) {
  cpSync(like, folderOf(id), { recursive: true });
  const head = { article_id: id, slug: 'added', title, description: `${title}, to be seen.`, date: `'${date}'` };
  const lines = readFileSync(join(folderOf(id), 'index.md'), 'utf8').split('\n');
  const changed = lines.map((line) => {
    const [name] = line.split(':');
    return name in head ? `${name}: ${head[name]}` : line;
  });
  const text = changed.join('\n').replace(/^brands:\n(?: {2}- .*\n)+/m, `brands:\n  - kohler\n${isDraft ? 'draft: true\n' : ''}`);
  writeFileSync(join(folderOf(id), 'index.md'), text);
}

const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

/** Articles and openings that stand in the site on one side of a day. */
function writeDated() {
  for (const { id, ...head } of dated) writeArticle(id, head);
  const text = readFileSync('content/careers/materials-intern.md', 'utf8');
  for (const { file, title, closes } of openings)
    writeFileSync(file, text.replace(/^title: .*$/m, `title: ${title}`).replace(/^date: .*$/m, `date: '2026-11-03'\ncloses: '${closes}'`));
}

function removeDated() {
  for (const made of [...dated.map(({ id }) => folderOf(id)), ...openings.map(({ file }) => file)])
    rmSync(made, { recursive: true, force: true });
}

/** So many that the list has a second page. */
function writeDrafts() {
  drafts.forEach((id, at) => {
    const title = `Draft ${at + 1}`;
    writeArticle(id, { title, date: `2019-03-${String(at + 1).padStart(2, '0')}`, isDraft: true });
  });
}

function build(name, env = {}) {
  console.log(`Building ${name}`);
  const { status, stdout } = spawnSync('npm run --silent build', { shell: true, encoding: 'utf8', env: { ...process.env, ...env } });
  if (status !== 0) throw new Error(`The build "${name}" failed.\n${stdout.slice(-3_000)}`);
  if (readFileSync(types, 'utf8') !== typesBefore)
    throw new Error(`The build "${name}" changed ${types}: types must not follow from what editors write.`);
  cpSync('public', join(folder, name, 'public'), { recursive: true, preserveTimestamps: true });
}

function putBack() {
  for (const { file, text } of changes) writeFileSync(file, text);
  removeDated();
  for (const made of [newArticleFolder, ...[added, ...drafts].map(folderOf)]) rmSync(made, { recursive: true, force: true });
  for (const name of kept) {
    rmSync(name, { recursive: true, force: true });
    cpSync(join(folder, 'kept', name), name, { recursive: true, preserveTimestamps: true });
  }
  rmSync(join(folder, 'kept'), { recursive: true });
}

if (!existsSync('public/builds/latest.json')) throw new Error('There is no built site to compare with: run "npm run build" first.');
for (const { file, from } of [...changes, ...lineEdits])
  if (!readFileSync(file, 'utf8').includes(from))
    throw new Error(`${file} holds no "${from}" to change: adapt scripts/comparison-builds.mjs and tests/support/cms-sample-edits.ts.`);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const name of kept) cpSync(name, join(folder, 'kept', name), { recursive: true, preserveTimestamps: true });
// The builds are children that hear of it too and stop; the rest of this runs to its end.
process.on('SIGINT', () => undefined);
try {
  // Hosts name each of their builds in its environment.
  build('same', { DEPLOY_ID: 'another' });
  for (const { file, from, to, text } of changes) writeFileSync(file, text.replace(from, to));
  writeArticle(added, { title: 'Added just now', date: today() });
  rmSync(taken, { recursive: true });
  build('changed');
  for (const { file, text } of changes) writeFileSync(file, text);
  rmSync(folderOf(added), { recursive: true });
  cpSync(join(folder, 'kept', taken), taken, { recursive: true });
  build('maintenance', { GATSBY_MAINTENANCE: 'true' });
  writeDated();
  build('as-of-date', { SITE_NOW: moment });
  removeDated();
  writeDrafts();
  applyEdits('.');
  build('preview', { CONTEXT: 'deploy-preview', DEPLOY_PRIME_URL: 'https://deploy-preview-7.example' });
} catch ({ message }) {
  console.error(message);
  process.exitCode = 1;
} finally {
  putBack();
}
