// The import rule: a file imports only from a lower layer, in its own column or from the base. See README, “Find your way”.
const own = '^(?:src|netlify)/|^gatsby-';
const test = '\\.(?:test|fixture)\\.tsx?$';

/** Files that match `from` import nothing of the project but what matches `mayImport`. */
const layerRule = (name, comment, from, mayImport) => ({ name, comment, severity: 'error', from, to: { path: own, pathNot: mayImport } });

const serverEntry = '^src/server/[^/]+\\.ts$|^netlify/';

const siteRules = [
  layerRule(
    'pages-and-templates',
    'A page or a template imports layouts and what is below them.',
    { path: '^src/(pages|templates)/' },
    '^src/(?:layouts|sections|features|components|runtime|ui|domain|$1)/',
  ),
  layerRule(
    'gatsby-browser',
    'The entries of the site import layouts, runtime, ui and domain.',
    { path: '^gatsby-(?:browser|ssr)\\.' },
    '^src/(?:layouts|runtime|ui|domain)/',
  ),
  layerRule(
    'layouts',
    'A layout imports sections, features and what is below them.',
    { path: '^src/layouts/' },
    '^src/(?:layouts|sections|features|components|runtime|ui|domain)/',
  ),
  layerRule(
    'parts',
    'A section or a feature imports its own folder, the contract beside it, components, runtime, ui and domain. What two of them need moves to components.',
    { path: '^src/(sections|features)/([^/]+)/' },
    '^src/$1/(?:$2/|(?!(?:registry|static-sections)\\.)[^/]+$)|^src/(?:components|runtime|ui|domain)/',
  ),
  layerRule(
    'registry',
    'The registries of the sections import sections and what is below them.',
    { path: '^src/sections/(?:registry|static-sections)\\.' },
    '^src/(?:sections|components|runtime|ui|domain)/',
  ),
  layerRule(
    'parts-have-folders',
    'A file beside the folders of the sections or features imports no part.',
    { path: '^src/(?:sections|features)/[^/]+$', pathNot: '^src/sections/(?:registry|static-sections)\\.' },
    '^src/(?:components|runtime|ui|domain)/',
  ),
  layerRule(
    'components',
    'A component imports components, runtime, ui and domain.',
    { path: '^src/components/' },
    '^src/(?:components|runtime|ui|domain)/',
  ),
  layerRule('runtime', 'The runtime imports itself, ui and domain.', { path: '^src/runtime/' }, '^src/(?:runtime|ui|domain)/'),
  layerRule('ui', 'The kit imports itself and domain.', { path: '^src/ui/' }, '^src/(?:ui|domain)/'),
];

const pipelineRules = [
  layerRule('schema', 'The schema imports itself and domain.', { path: '^src/schema/' }, '^src/(?:schema|domain)/'),
  layerRule(
    'gatsby-node',
    'The hooks of Gatsby import the pipeline, schema and domain.',
    { path: '^gatsby-(?:node|config)\\.' },
    '^src/(?:pipeline|schema|domain)/',
  ),
  layerRule(
    'pipeline-outputs',
    'Outputs, the editing screen and the scaffold import the layers of the pipeline below them, and not each other.',
    { path: '^src/pipeline/(outputs|cms|scaffold)/' },
    '^src/pipeline/(?:$1|data|check|images|markup|gatsby)/|^src/(?:schema|domain)/',
  ),
  layerRule(
    'pipeline-data',
    'Data and check import images, markup and gatsby of the pipeline, and not each other.',
    { path: '^src/pipeline/(data|check)/' },
    '^src/pipeline/(?:$1|images|markup|gatsby)/|^src/(?:schema|domain)/',
  ),
  layerRule(
    'pipeline-base',
    'Images, markup and gatsby are the lowest layer of the pipeline and do not import each other.',
    { path: '^src/pipeline/(images|markup|gatsby)/' },
    '^src/pipeline/$1/|^src/(?:schema|domain)/',
  ),
  layerRule(
    'pipeline-has-folders',
    'Every file of the pipeline is in a folder of a layer.',
    { path: '^src/pipeline/[^/]+$' },
    '^src/(?:schema|domain)/',
  ),
];

const serverRules = [
  layerRule(
    'server-entries',
    'The entries of the server and the functions of the host import server, schema and domain.',
    { path: serverEntry },
    '^src/(?:server|schema|domain)/',
  ),
  layerRule(
    'server-host',
    'The host imports itself, schema and domain; it never touches forms.',
    { path: '^src/server/host/' },
    '^src/(?:server/host|schema|domain)/',
  ),
  layerRule(
    'server-forms',
    'The files of the forms service import its parts, schema and domain.',
    { path: '^src/server/forms/[^/]+$' },
    '^src/(?:server/forms|schema|domain)/',
  ),
  layerRule(
    'server-forms-parts',
    'A part of the forms service imports its own folder, the model, schema and domain.',
    { path: '^src/server/forms/([^/]+)/' },
    '^src/server/forms/(?:$1|model)/|^src/(?:schema|domain)/',
  ),
];

const domainRules = [
  {
    name: 'domain',
    comment: 'Domain imports nothing but domain: no package, nothing of Node.',
    severity: 'error',
    from: { path: '^src/domain/', pathNot: test },
    to: { pathNot: '^src/domain/' },
  },
  layerRule('domain-tests', 'A test of domain imports domain.', { path: `^src/domain/.*${test}` }, '^src/domain/'),
];

module.exports = { own, test, layerRules: [...siteRules, ...pipelineRules, ...serverRules, ...domainRules] };
