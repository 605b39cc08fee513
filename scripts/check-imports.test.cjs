const { spawnSync } = require('node:child_process');
const { mkdirSync, mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { dirname, join, resolve } = require('node:path');
const { afterAll, beforeAll, expect, test } = require('@jest/globals');

const project = resolve(__dirname, '..');
const cruiser = join(project, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

const forbiddenImports = [
  ['a section does not import another section', 'src/sections/hero.tsx', './pictures', 'parts-of-one-file'],
  ['a section with a folder does not import another section', 'src/sections/search/search.tsx', '../hero', 'parts'],
  ['a feature does not import another feature', 'src/features/navbar/navbar.tsx', '../shops/shop-dialog', 'parts'],
  ['a file beside the features does not join two of them', 'src/features/joint.tsx', './shops/shop-dialog', 'parts-of-one-file'],
  ['a component does not import a section', 'src/components/search/search.tsx', '../../sections/pictures', 'components'],
  ['the runtime does not import a component', 'src/runtime/islands/island.tsx', '../../components/search/search', 'runtime'],
  ['the kit does not import the runtime', 'src/ui/button.tsx', '../runtime/islands/island', 'ui'],
  ['the site does not import the pipeline', 'src/layouts/site-layout.tsx', '../pipeline/data/pages', 'layouts'],
  ['a page does not import a template', 'src/pages/404.tsx', '../templates/route', 'pages-and-templates'],
  ['domain does not import the schema', 'src/domain/routes.ts', '../../schema/brand', 'domain'],
  ['domain does not import Node', 'src/domain/files.ts', 'node:fs', 'domain'],
  ['the schema does not import the pipeline', 'src/schema/page.ts', '../pipeline/data/pages', 'schema'],
  ['data does not import an output', 'src/pipeline/data/feed.ts', '../outputs/rss', 'pipeline-data'],
  ['an output does not import the editing screen', 'src/pipeline/outputs/admin.ts', '../cms/backend', 'pipeline-outputs'],
  ['a seam does not import data', 'src/pipeline/gatsby/webpack-config.ts', '../data/pages', 'pipeline-base'],
  ['no file of the pipeline is without a folder', 'src/pipeline/loose.ts', './data/pages', 'pipeline-has-folders'],
  ['the hooks of Gatsby do not import the site', 'gatsby-node.ts', './src/layouts/site-layout', 'gatsby-node'],
  ['the entries of the site do not import a feature', 'gatsby-browser.tsx', './src/features/shops/shop-dialog', 'gatsby-browser'],
  ['the forms service does not import the pipeline', 'src/server/forms/app.ts', '../../pipeline/data/pages', 'server-forms'],
  ['the host does not import the forms service', 'src/server/host/host.ts', '../forms/app', 'server-host'],
  ['a part of the forms service does not import another', 'src/server/forms/store/mailer.ts', '../api/outbox', 'server-forms-parts'],
  ['a function does not import the site', 'netlify/functions/api.ts', '../../src/ui/link', 'server-entries'],
  ['a feature does not import MUI', 'src/features/shops/dialog.tsx', '@mui/material', 'mui-in-three-parts'],
  ['a section does not import Emotion', 'src/sections/values.tsx', '@emotion/react', 'emotion-with-mui'],
  ['a layout does not import Lenis', 'src/layouts/scroll.tsx', 'lenis', 'lenis-in-smooth-scroll'],
  ['the runtime does not import Gatsby', 'src/runtime/islands/query.tsx', 'gatsby', 'gatsby-in-the-site'],
  ['only the store opens the database', 'src/server/forms/api/outbox.ts', '@electric-sql/pglite', 'database-in-store'],
  ['two files do not import each other', 'src/ui/field/field.tsx', './label', 'no-circle'],
  ['code that nothing runs is found', 'src/domain/forgotten.ts', undefined, 'no-orphan'],
  ['an import of a missing file is found', 'src/pipeline/data/lost.ts', './nowhere', 'no-missing-file'],
  ['nothing imports a test', 'src/pipeline/data/proof.ts', './pages.test', 'no-import-of-tests'],
];

const forbiddenCircles = [['two folders of the runtime do not import each other', 'src/runtime/overlay', 'no-folder-circle']];

const supportFiles = {
  'src/domain/text.ts': '',
  'src/features/shops/shop-dialog.tsx': '',
  'src/sections/pictures.tsx': '',
  'src/sections/registry.tsx': '',
  'src/sections/section-props.ts': '',
  'src/schema/brand.ts': '',
  'src/pipeline/data/pages.ts': '',
  'src/pipeline/data/pages.test.ts': '',
  'src/pipeline/cms/backend.ts': '',
  'src/pipeline/outputs/rss.ts': '',
  'src/server/forms/model/mail.ts': '',
  'src/server/forms/store/outbox.ts': '',
  'src/templates/route.tsx': '',
  'src/ui/link.tsx': '',
  'src/ui/field/label.tsx': "import './field';",
  'src/runtime/overlay/overlay.ts': "import '../modal/modal';",
  'src/runtime/overlay/lock.ts': '',
  'src/runtime/modal/modal.ts': "import '../overlay/lock';",
};

const statement = (target = '') =>
  target.startsWith('type ') ? `import type { It } from '${target.slice(5)}'; export type Its = It;` : `import '${target}';`;

const sampleFolder = mkdtempSync(join(tmpdir(), 'imports-'));
let violations;

beforeAll(() => {
  const files = forbiddenImports.map(([, path, target]) => [path, target === undefined ? '' : statement(target)]);
  for (const [path, text] of [...Object.entries(supportFiles), ...files]) {
    mkdirSync(dirname(join(sampleFolder, path)), { recursive: true });
    writeFileSync(join(sampleFolder, path), `${text}\nexport {};\n`);
  }
  const config = join(project, '.dependency-cruiser.cjs');
  const roots = ['src', 'netlify', 'gatsby-node.ts', 'gatsby-browser.tsx'];
  const { stdout } = spawnSync(process.execPath, [cruiser, '--config', config, '--output-type', 'json', ...roots], {
    cwd: sampleFolder,
    encoding: 'utf8',
  });
  violations = JSON.parse(stdout).summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`);
});

afterAll(() => rmSync(sampleFolder, { recursive: true, force: true }));

test.each(forbiddenImports)('%s', (_, path, __, rule) => {
  expect(violations).toContain(`${path}: ${rule}`);
});

test.each(forbiddenCircles)('%s', (_, folder, rule) => {
  expect(violations).toContain(`${folder}: ${rule}`);
});
