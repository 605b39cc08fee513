const { readFileSync } = require('node:fs');
const { relative, resolve, sep } = require('node:path');

const project = resolve(__dirname, '..');
const tokens = readFileSync(resolve(project, 'src/ui/tokens.css'), 'utf8');
const breakpoints = Array.from(tokens.matchAll(/@custom-media (--[\w-]+)/g), ([, name]) => name);

/** The cascade layer of a folder of `src`. What a sheet writes in a layer itself stays there. */
const layers = { ui: 'ui', components: 'components', sections: 'parts', features: 'parts', layouts: 'parts', templates: 'parts' };

const isCondition = ({ type, name }) => type === 'atrule' && ['media', 'supports', 'container'].includes(name);

const joinSelectors = (outer, inner) =>
  outer.flatMap((parent) => inner.map((own) => (own.includes('&') ? own.replaceAll('&', parent) : `${parent} ${own}`)));

/** The nodes of a container with the conditions around each, and no rule within another. */
function listRules(container, Rule, selectors, conditions = []) {
  const nodes = container.nodes.filter(({ type }) => type !== 'comment');
  const declarations = nodes.filter(({ type }) => type === 'decl');
  const own = declarations.length > 0 ? [{ conditions, node: new Rule({ selectors, nodes: declarations, source: container.source }) }] : [];
  const nested = nodes.flatMap((node) => {
    if (isCondition(node)) return listRules(node, Rule, selectors, [...conditions, node]);
    if (node.type === 'rule')
      return listRules(node, Rule, selectors ? joinSelectors(selectors, node.selectors) : node.selectors, conditions);
    return node.type === 'decl' ? [] : [{ conditions, node }];
  });
  return [...own, ...nested];
}

/** Rules without a condition come first, then those of breakpoints in the order of `ui/tokens.css`, then others, then print. */
function getRank(conditions) {
  if (conditions.length === 0) return -1;
  const params = conditions.map((condition) => condition.params).join();
  if (params === 'print') return Infinity;
  const index = breakpoints.findLastIndex((name) => params.includes(`(${name})`));
  return index < 0 ? breakpoints.length : index;
}

/** Puts rules of the same conditions into one block: a page holds its sheets. */
function flatten(container, { Rule }) {
  const blocks = new Map();
  const rules = listRules(container, Rule).map((rule) => ({ ...rule, rank: getRank(rule.conditions) }));
  container.removeAll();
  for (const { conditions, node } of rules.sort((a, b) => a.rank - b.rank)) {
    let parent = container;
    let path = '';
    for (const { name, params } of conditions) {
      path += `@${name} ${params}`;
      if (!blocks.has(path)) blocks.set(path, parent.append({ name, params, nodes: [] }).last);
      parent = blocks.get(path);
    }
    parent.append(node);
  }
}

/**
 * Writes each style sheet flat, in the cascade layer of its folder. In the source, what belongs to a class is nested in its rule; the minimizer
 * of Gatsby (cssnano 5.1) knows no nested rules: it merges two rules of the same declarations, and loses what is in the first.
 *
 * It comes before `postcss-global-data`, so that it sees the sheet alone.
 */
function writeSheets() {
  return {
    postcssPlugin: 'write-sheets',
    Once(root, postcss) {
      const [, folder] = relative(project, root.source.input.file).split(sep);
      const isOwn = ({ type, name }) => type !== 'atrule' || isCondition({ type, name }) || name === 'keyframes';
      const own = layers[folder] ? root.nodes.filter(isOwn) : [];
      if (own.length > 0) root.append(postcss.atRule({ name: 'layer', params: layers[folder], nodes: [] }).append(own));
      for (const node of root.nodes.filter(({ name, nodes }) => name === 'layer' && nodes)) flatten(node, postcss);
    },
  };
}
writeSheets.postcss = true;

module.exports = writeSheets;
