import stylelint from 'stylelint';

const ruleName = 'site/max-lines';

const messages = stylelint.utils.ruleMessages(ruleName, {
  tooLong: (lines, most) => `${lines} lines, at most ${most}: make two parts of it`,
});

const rule = (most) => (root, result) => {
  const lines = root.source.input.css.trimEnd().split('\n').length;
  if (lines <= most) return;
  stylelint.utils.report({ ruleName, result, node: root, index: 0, endIndex: 0, message: messages.tooLong(lines, most) });
};

rule.ruleName = ruleName;
rule.messages = messages;
rule.meta = {};

export default stylelint.createPlugin(ruleName, rule);
