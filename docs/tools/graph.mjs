import { instance } from '@viz-js/viz';

const columns = {
  Site: ['src/pages', 'src/templates', 'gatsby-browser', 'gatsby-ssr', 'src/layouts', 'src/sections', 'src/features', 'src/ui'],
  Build: ['gatsby-node', 'gatsby-config', 'src/build'],
  Service: [
    'netlify/functions',
    'src/server/main',
    'src/server/inbox',
    'src/server/develop',
    'src/server/app',
    'src/server/forms',
    'src/server',
  ],
};

const floors = [
  [
    'src/pages',
    'src/templates',
    'gatsby-browser',
    'gatsby-ssr',
    'gatsby-node',
    'gatsby-config',
    'netlify/functions',
    'src/server/main',
    'src/server/inbox',
    'src/server/develop',
  ],
  ['src/layouts', 'src/build', 'src/server/app', 'src/server/forms', 'src/server/function'],
  ['src/sections', 'src/features', 'src/server'],
  ['src/ui'],
  ['src/schema', 'src/logic'],
];

const node = /^(?:src\/server\/(?:main|inbox|develop|app|forms|function)(?=\.ts$)|src\/[^/]+(?=\/)|netlify\/functions|gatsby-[a-z]+)/;
const nodeOf = (path) => node.exec(path)?.[0];

const isDrawn = ({ source }) => nodeOf(source) !== undefined && !/\.test\.tsx?$|\.css$/.test(source);

function arrowsOf(modules) {
  const arrows = new Set();
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies) {
      const [from, to] = [nodeOf(source), nodeOf(resolved)];
      if (to !== undefined && from !== to) arrows.add(`  "${from}" -> "${to}";`);
    }
  return [...arrows].sort();
}

const quoted = (names) => names.map((name) => `"${name}";`).join(' ');

/** The floors and columns in Graphviz's language, of those folders that exist. */
export function dotOf({ modules }) {
  const drawn = modules.filter(isDrawn);
  const present = new Set(drawn.map(({ source }) => nodeOf(source)));
  const there = (names) => names.filter((name) => present.has(name));
  return [
    'digraph imports {',
    '  newrank=true; ranksep=0.6; nodesep=0.4; fontname="Helvetica"; fontsize=11; color="#B9AD9C";',
    '  node [shape=box, fontname="Helvetica", fontsize=11, color="#1D1916"];',
    '  edge [color="#6B6258", arrowsize=0.6];',
    ...Object.entries(columns).map(([name, names]) => `  subgraph "cluster_${name}" { label="${name}"; ${quoted(there(names))} }`),
    ...floors.map((names) => `  { rank=same; ${quoted(there(names))} }`),
    ...arrowsOf(drawn),
    '}',
  ].join('\n');
}

/** The drawing of the imports: one node a folder, one arrow for "imports". The same imports give the same bytes. */
export async function draw(result) {
  const viz = await instance();
  return viz.renderString(dotOf(result), { format: 'svg', engine: 'dot' });
}
