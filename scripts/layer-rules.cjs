// The import rule: a file imports only from a lower layer, in its own column or from the base. See CONTRIBUTING, “Find your way”.
const own = '^(?:src|netlify)/|^gatsby-';
const test = '\\.(?:test|fixture)\\.tsx?$';

/** They name the parts: by the first the pages render sections, by the others the reader’s script starts islands. */
const registry = '^src/(sections|features)/(?:registry|islands)\\.';
/** A file without markup beside the folders of the sections or features: their contract. */
const contract = '^src/$1/[^/]+\\.ts$';

/** Files that match `from` import nothing of the project but these folders of `src` and what matches `also`. */
const layerRule = (name, from, folders, { also, pathNot } = {}) => ({
  name,
  comment: `These files import only ${folders.replaceAll(' ', ', ')}. See CONTRIBUTING, “Find your way”.`,
  severity: 'error',
  from: { path: from, pathNot },
  to: { path: own, pathNot: [`^src/(?:${folders.replaceAll(' ', '|')})/`, ...(also ? [also] : [])] },
});

const layerRules = [
  layerRule('pages-and-templates', '^src/(pages|templates)/', '$1 layouts sections features components runtime ui domain'),
  // The preview of the editing screen renders the site in the browser with the data layer of the build: an entry of both columns.
  layerRule(
    'preview',
    '^src/preview/',
    'preview templates layouts pipeline/cms pipeline/data pipeline/check pipeline/images pipeline/markup schema domain',
  ),
  layerRule('gatsby-browser', '^gatsby-(?:browser|ssr)\\.', 'layouts runtime ui domain'),
  layerRule('layouts', '^src/layouts/', 'layouts sections features components runtime ui domain'),
  layerRule('registry', registry, '$1 components runtime ui domain'),
  // Code that two parts need belongs in components.
  layerRule('parts', '^src/(sections|features)/([^/]+)/', '$1/$2 components runtime ui domain', { also: contract }),
  layerRule('parts-of-one-file', '^src/(sections|features)/([^/.]+)\\.tsx?$', 'components runtime ui domain', {
    also: '^src/$1/(?:$2\\.module\\.css|[^/]+\\.ts)$',
    pathNot: registry,
  }),
  layerRule('components', '^src/components/', 'components runtime ui domain'),
  layerRule('runtime', '^src/runtime/', 'runtime ui domain'),
  layerRule('ui', '^src/ui/', 'ui domain'),

  layerRule('gatsby-node', '^gatsby-(?:node|config)\\.', 'pipeline schema domain'),
  layerRule('pipeline-has-folders', '^src/pipeline/[^/]+$', 'schema domain'),
  layerRule(
    'pipeline-outputs',
    '^src/pipeline/(outputs|cms)/',
    'pipeline/$1 pipeline/data pipeline/check pipeline/images pipeline/markup pipeline/gatsby schema domain',
  ),
  layerRule('pipeline-data', '^src/pipeline/(data|check)/', 'pipeline/$1 pipeline/images pipeline/markup pipeline/gatsby schema domain'),
  layerRule('pipeline-base', '^src/pipeline/(images|markup|gatsby)/', 'pipeline/$1 pipeline/markup schema domain'),

  layerRule('server-entries', '^src/server/[^/]+\\.ts$|^netlify/', 'server schema domain', { also: '^netlify/' }),
  layerRule('server-host', '^src/server/host/', 'server/host schema domain'),
  layerRule('server-forms', '^src/server/forms/[^/]+$', 'server/forms schema domain'),
  // The store is one: the parts name what they use of it.
  layerRule('server-forms-parts', '^src/server/forms/([^/]+)/', 'server/forms/$1 server/forms/model schema domain', {
    also: '^src/server/forms/store/store\\.ts$',
  }),

  layerRule('schema', '^src/schema/', 'schema domain'),
  layerRule('domain-tests', `^src/domain/.*${test}`, 'domain'),
  {
    name: 'domain',
    comment: 'Domain imports nothing but domain: no package, nothing of Node.',
    severity: 'error',
    from: { path: '^src/domain/', pathNot: test },
    to: { pathNot: '^src/domain/' },
  },
];

module.exports = { own, test, layerRules };
