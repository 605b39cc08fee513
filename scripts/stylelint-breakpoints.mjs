import { readFileSync } from 'node:fs';
import stylelint from 'stylelint';

const ruleName = 'site/breakpoints';

const messages = stylelint.utils.ruleMessages(ruleName, {
  rejected: (width) => `${width} is no breakpoint of ui/tokens.css: take one, or give the reason in a comment above`,
});

const tokens = readFileSync(new URL('../src/ui/tokens.css', import.meta.url), 'utf8');
const breakpoints = Array.from(tokens.matchAll(/--breakpoint-[\w-]+: ([\d.]+)(px|em);/g), ([, width, unit]) => ({
  width: Number(width),
  unit,
}));

/** The widths that a query may name: each breakpoint as a maximum, and the next pixel as a minimum. */
const allowed = {
  max: new Set(breakpoints.map(({ width, unit }) => `${width}${unit}`)),
  min: new Set(breakpoints.map(({ width, unit }) => `${width + (unit === 'px' ? 1 : 1 / 16)}${unit}`)),
};

const hasReason = (atRule) => {
  const previous = atRule.prev();
  return previous?.type === 'comment' && previous.text.startsWith('reason: ');
};

const rule = (isOn) => (root, result) => {
  if (!isOn) return;
  root.walkAtRules('media', (atRule) => {
    for (const [, bound, width] of atRule.params.matchAll(/\((max|min)-width: ([^)]+)\)/g)) {
      if (allowed[bound].has(width) || hasReason(atRule)) continue;
      stylelint.utils.report({ ruleName, result, node: atRule, word: width, message: messages.rejected(width) });
    }
  });
};

rule.ruleName = ruleName;
rule.messages = messages;
rule.meta = {};

export default stylelint.createPlugin(ruleName, rule);
