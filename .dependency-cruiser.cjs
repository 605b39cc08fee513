const { layerRules, own, test } = require('./scripts/layer-rules.cjs');

const muiParts = '^src/ui/(?:dialog|accordion)/|^src/ui/(?:mui-theme|toast-stack)\\.tsx?$';
const npm = (name) => `^(?:node_modules/)?${name}(?:/|$)`;

const onlyIn = (name, comment, path, pathNot) => ({ name, comment, severity: 'error', from: { path: own, pathNot }, to: { path } });

const packages = [
  onlyIn('mui-in-three-parts', '@mui belongs to ui/dialog, ui/accordion, ui/toast-stack.tsx and ui/mui-theme.ts.', npm('@mui'), muiParts),
  onlyIn(
    'emotion-with-mui',
    '@emotion belongs where MUI is, and to the two entries of the site.',
    npm('@emotion'),
    `${muiParts}|^gatsby-(?:browser|ssr)\\.`,
  ),
  onlyIn('lenis-in-smooth-scroll', 'lenis belongs to features/motion.', npm('lenis'), '^src/features/motion/'),
  onlyIn(
    'gatsby-in-the-site',
    'gatsby is imported by the site and its pipeline; below the layouts only for fragments, which ESLint checks.',
    npm('gatsby'),
    '^src/(?:pages|templates|layouts|sections|features|components|ui|preview|pipeline|runtime/gatsby)/|^gatsby-',
  ),
  onlyIn(
    'database-in-store',
    'The database driver belongs to server/forms/store.',
    npm('(?:@electric-sql|pg|postgres)'),
    '^src/server/forms/store/',
  ),
  {
    name: 'no-tools-at-run-time',
    comment: 'Code does not import what is installed for development only; types may.',
    severity: 'error',
    from: { path: own, pathNot: test },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/@types/' },
  },
];

const entries =
  '^src/(?:pages|templates)/|^src/layouts/reader\\.ts$|^gatsby-|^netlify/|^src/.*/main\\.ts$|^src/server/(?:develop|operate)\\.ts$';

const shape = [
  { name: 'no-circle', comment: 'Imports do not run in a circle.', severity: 'error', from: {}, to: { circular: true } },
  {
    name: 'no-folder-circle',
    comment: 'The imports of these folders do not run in a circle.',
    severity: 'error',
    scope: 'folder',
    from: { path: '^src/(?:components|domain|features|pipeline|runtime|sections|ui)/[^/]+$|^src/server/forms/[^/]+$' },
    to: { circular: true },
  },
  {
    name: 'no-import-of-tests',
    comment: 'Nothing but a test imports a test or its fixture.',
    severity: 'error',
    from: { pathNot: test },
    to: { path: test },
  },
  {
    name: 'no-orphan',
    comment: 'Nothing that runs leads here. Delete it, or import it. A test alone does not keep code alive.',
    severity: 'error',
    from: { path: entries, pathNot: test },
    // The configuration of the bundle leads to what stands for Gatsby's link, and to a loader.
    to: {
      path: '^src/',
      pathNot: [entries, test, '\\.d\\.ts$', '^src/runtime/gatsby/gatsby-stubs\\.ts$', '-loader\\.cjs$'],
      reachable: false,
    },
  },
  {
    name: 'no-missing-file',
    comment: 'What is imported exists.',
    severity: 'error',
    from: { path: own },
    to: { couldNotResolve: true },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...layerRules, ...packages, ...shape],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.d\\.ts$|^(?:public|\\.cache)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  },
};
