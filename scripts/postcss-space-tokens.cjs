const { readFileSync } = require('node:fs');
const { resolve } = require('node:path');

const tokensFile = resolve(__dirname, '../src/ui/tokens.css');
const fixedToken = /^--(?:space|breakpoint)-/;

/**
 * Puts the values of the `--space-…` tokens into the build and leaves out their declarations, and those of breakpoints. Their values never
 * change at run time; as custom properties they add about 250 bytes to each page. Without this plugin the pages look the same.
 */
function resolveSpaceTokens() {
  return {
    postcssPlugin: 'resolve-space-tokens',
    Once(root, { postcss, result }) {
      const values = {};
      postcss.parse(readFileSync(tokensFile, 'utf8')).walkDecls(fixedToken, ({ prop, value }) => (values[prop] = value));
      result.messages.push({ type: 'dependency', plugin: 'resolve-space-tokens', file: tokensFile, parent: root.source.input.file });
      const isTokensFile = root.source.input.file === tokensFile;
      root.walkDecls((declaration) => {
        if (isTokensFile && fixedToken.test(declaration.prop)) declaration.remove();
        else declaration.value = declaration.value.replace(/var\((--space-[\w-]+)\)/g, (reference, name) => values[name] ?? reference);
      });
    },
  };
}
resolveSpaceTokens.postcss = true;

module.exports = resolveSpaceTokens;
