const { resolve } = require('node:path');

const tokensFile = resolve(__dirname, '../src/ui/tokens.css');
const spaceToken = /^--space-/;

/**
 * Puts the values of the `--space-…` tokens into the build and leaves out their declarations. Their values never change at run time; as
 * custom properties they add about 250 bytes to each page. Without this plugin the pages look the same.
 *
 * It comes after `postcss-global-data`, which shows `ui/tokens.css` to it in every style sheet, and after `postcss-custom-media`.
 * @throws {Error} when a media query names a breakpoint that `ui/tokens.css` does not have: it would never match.
 */
function resolveSpaceTokens() {
  return {
    postcssPlugin: 'resolve-space-tokens',
    Once(root) {
      const values = {};
      root.walkDecls(spaceToken, ({ prop, value }) => (values[prop] = value));
      root.walkDecls((declaration) => {
        if (declaration.source.input.file === tokensFile && spaceToken.test(declaration.prop)) declaration.remove();
        else declaration.value = declaration.value.replace(/var\((--space-[\w-]+)\)/g, (reference, name) => values[name] ?? reference);
      });
    },
    OnceExit(root) {
      root.walkAtRules('media', (rule) => {
        if (rule.params.includes('(--')) throw rule.error(`ui/tokens.css has no such breakpoint: ${rule.params}`);
      });
    },
  };
}
resolveSpaceTokens.postcss = true;

module.exports = resolveSpaceTokens;
