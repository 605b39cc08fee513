import stylelint from 'stylelint';

const ruleName = 'site/raw-lengths';

const messages = stylelint.utils.ruleMessages(ruleName, {
  rejected: (length) => `${length} is not a token: take a step of ui/tokens.css, or end the line with /* reason: … */`,
});

const lengthPattern = /(?<![\w.#-])[-+]?(?:\d*\.)?\d+(?:px|r?em)\b/g;

/** Zero has no unit worth naming; 1px and 2px are hairlines. */
const isHairline = (length) => /^[-+]?(?:[12]px|0(?:px|r?em))$/.test(length);

const hasReason = (declaration) => {
  const next = declaration.next();
  return next?.type === 'comment' && next.source.start.line === declaration.source.end.line && next.text.startsWith('reason: ');
};

const rule = (isOn) => (root, result) => {
  if (!isOn) return;
  root.walkDecls((declaration) => {
    const length = declaration.value.match(lengthPattern)?.find((found) => !isHairline(found));
    if (!length || hasReason(declaration)) return;
    stylelint.utils.report({ ruleName, result, node: declaration, word: length, message: messages.rejected(length) });
  });
};

rule.ruleName = ruleName;
rule.messages = messages;
rule.meta = {};

export default stylelint.createPlugin(ruleName, rule);
