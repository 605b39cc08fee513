const { spawnSync } = require('node:child_process');
const { mkdirSync, mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { dirname, join, resolve } = require('node:path');
const { afterAll, beforeAll, describe, expect, test } = require('@jest/globals');

const project = resolve(__dirname, '../..');
const cruiser = join(project, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

const offences = [
  ['a section does not import another section', 'src/sections/hero/hero.tsx', '../plate/plate', 'parts'],
  ['a section does not import a feature', 'src/sections/hero/offer.tsx', '../../features/shops/shops', 'parts'],
  ['a feature does not import another feature', 'src/features/navbar/navbar.tsx', '../shops/shops', 'parts'],
  ['a part does not import the layout above it', 'src/features/navbar/up.tsx', '../../layouts/site', 'parts'],
  ['a part does not reach into the registry', 'src/sections/plate/back.tsx', '../registry', 'parts'],
  ['a loose file among the parts does not join two of them', 'src/features/joint.tsx', './shops/shops', 'parts-have-folders'],
  ['the kit does not import a part', 'src/ui/button/button.tsx', '../../sections/plate/plate', 'ui'],
  ['the site does not import the schema', 'src/ui/link/brand.tsx', '../../schema/brand', 'ui'],
  ['the site does not import even a type of the schema', 'src/templates/brand.tsx', 'type ../schema/brand', 'pages-and-templates'],
  ['the site does not import the build', 'src/layouts/site.tsx', '../build/pages', 'layouts'],
  ['the site does not import the server', 'src/pages/admin.tsx', '../server/host', 'pages-and-templates'],
  ['a page does not import a template', 'src/pages/404.tsx', '../templates/route', 'pages-and-templates'],
  ['logic does not import the schema', 'src/logic/routes.ts', '../schema/brand', 'logic'],
  ['logic does not import a package', 'src/logic/dates.ts', 'yaml', 'logic'],
  ['logic does not import what is Node’s', 'src/logic/files.ts', 'node:fs', 'logic'],
  ['the schema does not import the build', 'src/schema/page.ts', '../build/pages', 'schema'],
  ['the build does not import the site', 'src/build/views.ts', '../ui/link/link', 'build'],
  ['the build does not import the server', 'src/build/serve.ts', '../server/host', 'build'],
  ['the hooks of the build do not import the site', 'gatsby-node.ts', './src/layouts/site', 'gatsby-node'],
  ['the entries of the site do not import a feature', 'gatsby-browser.tsx', './src/features/shops/shops', 'gatsby-browser'],
  ['the server does not import the build', 'src/server/app.ts', '../build/pages', 'server-app'],
  ['a part of the server does not import another', 'src/server/mail/mail.ts', '../store/store', 'server-parts'],
  ['a part of the server does not import the app', 'src/server/limits/limits.ts', '../app', 'server-parts'],
  ['a file of the server does not import main', 'src/server/host.ts', './main', 'server-files'],
  ['a function does not import the site', 'netlify/functions/api.ts', '../../src/ui/link/link', 'server-entries'],
  ['a feature does not import MUI', 'src/features/shops/dialog.tsx', '@mui/material', 'mui-in-three-parts'],
  ['a section does not import Emotion', 'src/sections/hero/style.tsx', '@emotion/react', 'emotion-with-mui'],
  ['a layout does not import Lenis', 'src/layouts/scroll.tsx', 'lenis', 'lenis-in-smooth-scroll'],
  ['a section does not import Gatsby', 'src/sections/hero/query.tsx', 'gatsby', 'gatsby-above-the-parts'],
  ['only the store opens the database', 'src/server/outbox.ts', '@electric-sql/pglite', 'database-in-store'],
  ['two files do not import each other', 'src/ui/field/field.tsx', './label', 'no-circle'],
  ['code that nothing runs is found', 'src/logic/forgotten.ts', undefined, 'no-orphan'],
  ['an import of a missing file is found', 'src/build/lost.ts', './nowhere', 'no-missing-file'],
  ['nothing imports a test', 'src/build/proof.ts', './pages.test', 'no-import-of-tests'],
];

const lawful = [
  ['a template imports a layout', 'src/templates/route.tsx', '../layouts/site'],
  ['a layout imports a feature', 'src/layouts/admin.tsx', '../features/shops/shops'],
  ['the registry imports a section', 'src/sections/registry.tsx', './plate/plate'],
  ['a section imports the kit', 'src/sections/plate/plate.tsx', '../../ui/link/link'],
  ['a section imports the contract beside it', 'src/sections/news/news.tsx', '../section-props'],
  ['a feature imports logic', 'src/features/shops/shops.tsx', '../../logic/counted'],
  ['a fragment imports Gatsby', 'src/features/shops/shops.fragment.ts', 'gatsby'],
  ['the link of the kit imports Gatsby', 'src/ui/link/link.tsx', 'gatsby'],
  ['a part of the kit imports another', 'src/ui/dialog/dialog.tsx', '../link/link'],
  ['the dialog imports MUI', 'src/ui/dialog/mui.tsx', '@mui/material'],
  ['the theme imports MUI', 'src/ui/mui-theme.ts', '@mui/material'],
  ['smooth scrolling imports Lenis', 'src/features/smooth-scroll/smooth-scroll.tsx', 'lenis'],
  ['the schema imports logic', 'src/schema/brand.ts', '../logic/counted'],
  ['the build imports the schema', 'src/build/pages.ts', '../schema/brand'],
  ['the host imports the app', 'src/server/main.ts', './app'],
  ['the store imports its driver', 'src/server/store/store.ts', '@electric-sql/pglite'],
];

const others = {
  'src/logic/counted.ts': '',
  'src/sections/section-props.ts': '',
  'src/build/pages.test.ts': '',
  'src/ui/field/label.tsx': "import './field';",
};

const statement = (target = '') =>
  target.startsWith('type ') ? `import type { It } from '${target.slice(5)}'; export type Its = It;` : `import '${target}';`;

const tree = mkdtempSync(join(tmpdir(), 'imports-'));
let violations;

beforeAll(() => {
  const files = [...offences, ...lawful].map(([, path, target]) => [path, target === undefined ? '' : statement(target)]);
  for (const [path, text] of [...Object.entries(others), ...files]) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), `${text}\nexport {};\n`);
  }
  const config = join(project, '.dependency-cruiser.cjs');
  const roots = ['src', 'netlify', 'gatsby-node.ts', 'gatsby-browser.tsx'];
  const { stdout } = spawnSync(process.execPath, [cruiser, '--config', config, '--output-type', 'json', ...roots], {
    cwd: tree,
    encoding: 'utf8',
  });
  violations = JSON.parse(stdout).summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`);
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe('the law of imports bites', () => {
  test.each(offences)('%s', (_, path, __, rule) => {
    expect(violations).toContain(`${path}: ${rule}`);
  });
});

describe('the law of imports lets pass', () => {
  test.each(lawful)('%s', (_, path) => {
    const mayBeUnknownHere = ['no-missing-file', 'no-orphan'];
    const found = violations.filter(
      (violation) => violation.startsWith(`${path}: `) && !mayBeUnknownHere.some((rule) => violation.endsWith(rule)),
    );
    expect(found).toEqual([]);
  });
});
