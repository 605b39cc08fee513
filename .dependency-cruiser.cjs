const own = '^(?:src|netlify)/|^gatsby-';
const test = '\\.(?:test|fixture)\\.tsx?$';
const muiParts = '^src/ui/(?:dialog|accordion|toast)/|^src/ui/mui-theme\\.tsx?$';
const npm = (name) => `^(?:node_modules/)?${name}(?:/|$)`;

const law = (name, comment, from, mayImport) => ({ name, comment, severity: 'error', from, to: { path: own, pathNot: mayImport } });

const onlyIn = (name, comment, path, pathNot) => ({ name, comment, severity: 'error', from: { path: own, pathNot }, to: { path } });

const floors = [
  law(
    'pages-and-templates',
    'A page or a template imports layouts, sections, features, ui and logic.',
    { path: '^src/(pages|templates)/' },
    '^src/(?:layouts|sections|features|ui|logic|$1)/',
  ),
  law(
    'layouts',
    'A layout imports sections, features, ui and logic.',
    { path: '^src/layouts/' },
    '^src/(?:layouts|sections|features|ui|logic)/',
  ),
  law(
    'parts',
    'A section or a feature imports its own folder, the contract beside it, ui and logic; what two parts need goes down to ui or logic.',
    { path: '^src/(sections|features)/([^/]+)/' },
    '^src/$1/(?:$2/|(?!(?:registry|still-views)\\.)[^/]+$)|^src/(?:ui|logic)/',
  ),
  law(
    'registry',
    'The registries of the sections import sections, ui and logic.',
    { path: '^src/sections/(?:registry|still-views)\\.' },
    '^src/(?:sections|ui|logic)/',
  ),
  law(
    'parts-have-folders',
    'A file beside the folders of the parts imports ui and logic only.',
    { path: '^src/(?:sections|features)/[^/]+$', pathNot: '^src/sections/(?:registry|still-views)\\.' },
    '^src/(?:ui|logic)/',
  ),
  law('ui', 'The kit imports itself and logic.', { path: '^src/ui/' }, '^src/(?:ui|logic)/'),
  law('schema', 'The schema imports itself and logic.', { path: '^src/schema/' }, '^src/(?:schema|logic)/'),
  law('build', 'The build imports itself, schema and logic.', { path: '^src/build/' }, '^src/(?:build|schema|logic)/'),
  law(
    'gatsby-node',
    'The hooks of the build import build, schema and logic.',
    { path: '^gatsby-(?:node|config)\\.' },
    '^src/(?:build|schema|logic)/',
  ),
  law(
    'gatsby-browser',
    'The entries of the site are thin: layouts, ui and logic.',
    { path: '^gatsby-(?:browser|ssr)\\.' },
    '^src/(?:layouts|ui|logic)/',
  ),
  law(
    'server-entries',
    'The host and the functions import server, schema and logic.',
    { path: '^src/server/(?:main|inbox|develop|print-nginx)\\.|^netlify/' },
    '^src/(?:server/(?!(?:main|inbox|develop|print-nginx)\\.)|schema/|logic/)',
  ),
  law(
    'server-app',
    'The app, and what opens it, import the parts of the server, schema and logic.',
    { path: '^src/server/(?:app|forms|function)\\.', pathNot: test },
    '^src/(?:server/(?!(?:main|inbox|develop|print-nginx)\\.)|schema/|logic/)',
  ),
  law(
    'server-files',
    'A file of the server imports its neighbours, schema and logic; the app and main are above it.',
    { path: '^src/server/[^/]+$', pathNot: ['^src/server/(?:main|inbox|develop|print-nginx|app|forms|function)\\.', test] },
    '^src/(?:server/(?!(?:main|inbox|develop|print-nginx|app|forms|function)\\.)[^/]+$|schema/|logic/)',
  ),
  law(
    'server-parts',
    'A part of the server imports its own folder, schema and logic.',
    { path: '^src/server/([^/]+)/' },
    '^src/(?:server/$1|schema|logic)/',
  ),
  law(
    'server-tests',
    'A test of the server imports server, schema and logic.',
    { path: `^src/server/[^/]+${test}` },
    '^src/(?:server|schema|logic)/',
  ),
  {
    name: 'logic',
    comment: 'Logic imports nothing but logic: no package, nothing of Node.',
    severity: 'error',
    from: { path: '^src/logic/', pathNot: test },
    to: { pathNot: '^src/logic/' },
  },
  law('logic-tests', 'A test of logic imports logic.', { path: `^src/logic/.*${test}` }, '^src/logic/'),
];

const packages = [
  onlyIn('mui-in-three-parts', '@mui belongs to ui/dialog, ui/accordion, ui/toast and ui/mui-theme.ts.', npm('@mui'), muiParts),
  onlyIn(
    'emotion-with-mui',
    '@emotion belongs where MUI is, and to the two entries of the site.',
    npm('@emotion'),
    `${muiParts}|^gatsby-(?:browser|ssr)\\.|^src/layouts/render-page\\.`,
  ),
  onlyIn('lenis-in-smooth-scroll', 'lenis belongs to features/smooth-scroll.', npm('lenis'), '^src/features/smooth-scroll/'),
  onlyIn(
    'gatsby-above-the-parts',
    'gatsby is imported by pages, templates, layouts and build; below them only by ui/link and fragment files.',
    npm('gatsby'),
    '^src/(?:pages|templates|layouts|build|ui/link)/|^src/ui/link\\.|\\.fragment\\.ts$|^gatsby-',
  ),
  onlyIn('database-in-store', 'The database driver belongs to server/store.', npm('(?:@electric-sql|pg|postgres)'), '^src/server/store/'),
  {
    name: 'no-tools-at-run-time',
    comment: 'Code does not import what is installed for development only; types may.',
    severity: 'error',
    from: { path: own, pathNot: test },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/@types/' },
  },
];

const entries = '^src/(?:pages|templates)/|^gatsby-|^netlify/|^src/.*/main\\.ts$|^src/server/(?:inbox|develop|print-nginx)\\.ts$';

const shape = [
  { name: 'no-circle', comment: 'Imports do not run in a circle.', severity: 'error', from: {}, to: { circular: true } },
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
    // An alias of the bundle leads to what stands for Gatsby's link.
    to: {
      path: '^src/',
      pathNot: [entries, test, '\\.fragment\\.ts$', '\\.d\\.ts$', '^src/ui/(?:link/gatsby-link|navigation/gatsby-scroll)\\.ts$'],
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
  forbidden: [...floors, ...packages, ...shape],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.d\\.ts$|^(?:public|\\.cache)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  },
};
