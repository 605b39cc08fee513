import { instance } from '@viz-js/viz';

/** The folders of each layer by column, from the top. */
const layers = [
  {
    Site: ['src/pages', 'src/templates', 'gatsby-browser', 'gatsby-ssr'],
    Pipeline: ['gatsby-node', 'gatsby-config', 'src/preview'],
    Server: ['netlify/functions', 'src/server'],
  },
  { Site: ['src/layouts'] },
  {
    Site: ['src/sections', 'src/features'],
    Pipeline: ['src/pipeline/outputs', 'src/pipeline/cms', 'src/pipeline/scaffold'],
    Server: ['src/server/host', 'src/server/forms'],
  },
  { Site: ['src/components'], Pipeline: ['src/pipeline/data', 'src/pipeline/check'] },
  { Site: ['src/runtime'], Pipeline: ['src/pipeline/images', 'src/pipeline/markup', 'src/pipeline/gatsby'] },
  { Site: ['src/ui'] },
  { Base: ['src/schema', 'src/domain'] },
];
const columns = ['Site', 'Pipeline', 'Server'].map((name) => ({ name, folders: layers.flatMap((layer) => layer[name] ?? []) }));

const node = /^(?:src\/(?:pipeline\/[^/]+|server\/(?:host|forms)|[^/]+)(?=\/)|netlify\/functions|gatsby-[a-z]+)/;
const nodeOf = (path) => node.exec(path)?.[0];

const isVisible = ({ source }) => nodeOf(source) !== undefined && !/\.test\.tsx?$|\.css$/.test(source);

function listArrows(modules) {
  const arrows = new Set();
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies) {
      const [from, to] = [nodeOf(source), nodeOf(resolved)];
      if (to !== undefined && from !== to) arrows.add(`  "${from}" -> "${to}";`);
    }
  return [...arrows].sort();
}

const quoteNames = (names) => names.map((name) => `"${name}";`).join(' ');

/** The layers and columns in Graphviz's language, of those folders that exist. */
export function toDot({ modules }) {
  const drawn = modules.filter(isVisible);
  const present = new Set(drawn.map(({ source }) => nodeOf(source)));
  const there = (names) => names.filter((name) => present.has(name));
  return [
    'digraph imports {',
    '  newrank=true; ranksep=0.6; nodesep=0.4; fontname="Helvetica"; fontsize=11; color="#B9AD9C";',
    '  node [shape=box, fontname="Helvetica", fontsize=11, color="#1D1916"];',
    '  edge [color="#6B6258", arrowsize=0.6];',
    ...columns.map(({ name, folders }) => `  subgraph "cluster_${name}" { label="${name}"; ${quoteNames(there(folders))} }`),
    ...layers.map((layer) => `  { rank=same; ${quoteNames(there(Object.values(layer).flat()))} }`),
    ...listArrows(drawn),
    '}',
  ].join('\n');
}

/** The drawing of the imports: one node a folder, one arrow for "imports". The same imports give the same bytes. */
export async function renderImportGraph(result) {
  const viz = await instance();
  return viz.renderString(toDot(result), { format: 'svg', engine: 'dot' });
}
