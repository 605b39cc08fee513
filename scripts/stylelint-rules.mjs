import { readFileSync } from 'node:fs';
import stylelint from 'stylelint';

/** A plugin with the rule `site/…`. `check` gets the style sheet, the value of the option, and a function that reports a problem. */
function createRule(name, check) {
  const ruleName = `site/${name}`;
  const rule = (option) => (root, result) =>
    check(root, option, (message, at) => stylelint.utils.report({ ruleName, result, message: `${message} (${ruleName})`, ...at }));
  return stylelint.createPlugin(ruleName, Object.assign(rule, { ruleName, meta: {} }));
}

const isReason = (node) => node?.type === 'comment' && node.text.startsWith('reason: ');

const maxLines = createRule('max-lines', (root, most, report) => {
  const lines = root.source.input.css.trimEnd().split('\n').length;
  if (lines > most) report(`${lines} lines, at most ${most}: make two parts of it`, { node: root, index: 0, endIndex: 0 });
});

const lengthPattern = /(?<![\w.#-])[-+]?(?:\d*\.)?\d+(?:px|r?em)\b/g;

/** Zero has no unit worth naming; 1px and 2px are hairlines. */
const isHairline = (length) => /^[-+]?(?:[12]px|0(?:px|r?em))$/.test(length);

const rawLengths = createRule('raw-lengths', (root, _, report) =>
  root.walkDecls((node) => {
    const word = node.value.match(lengthPattern)?.find((length) => !isHairline(length));
    const next = node.next();
    if (!word || (isReason(next) && next.source.start.line === node.source.end.line)) return;
    report(`${word} is not a token: take a step of ui/tokens.css, or end the line with /* reason: … */`, { node, word });
  }),
);

const tokens = readFileSync(new URL('../src/ui/tokens.css', import.meta.url), 'utf8');
const breakpoints = Array.from(tokens.matchAll(/--breakpoint-[\w-]+: ([\d.]+)(px|em);/g), ([, width, unit]) => [Number(width), unit]);

/** The widths that a query may name: each breakpoint as a maximum, and the next pixel as a minimum. */
const allowed = {
  max: breakpoints.map(([width, unit]) => `${width}${unit}`),
  min: breakpoints.map(([width, unit]) => `${width + (unit === 'px' ? 1 : 1 / 16)}${unit}`),
};

const breakpointRule = createRule('breakpoints', (root, _, report) =>
  root.walkAtRules('media', (node) => {
    for (const [, bound, word] of node.params.matchAll(/\((max|min)-width: ([^)]+)\)/g))
      if (!allowed[bound].includes(word) && !isReason(node.prev()))
        report(`${word} is no breakpoint of ui/tokens.css: take one, or give the reason in a comment above`, { node, word });
  }),
);

export default [maxLines, rawLengths, breakpointRule];
