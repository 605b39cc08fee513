const { resolve } = require('node:path');
const globalData = require('@csstools/postcss-global-data');
const customMedia = require('postcss-custom-media');
const resolveSpaceTokens = require('./scripts/postcss-space-tokens.cjs');
const writeSheets = require('./scripts/postcss-sheets.cjs');

const tokensFile = resolve(__dirname, 'src/ui/tokens.css');

/** Puts the width that the words of the bar need into the breakpoints of `ui/tokens.css` (`gatsby-config.ts`). */
const followBar = () => ({
  postcssPlugin: 'follow-bar',
  Once(root, { result }) {
    const width = Number(process.env.GATSBY_SMALL_BAR);
    root.walkAtRules('custom-media', (rule) => {
      if (width && rule.params.startsWith('--small-bar')) rule.params = `--small-bar (max-width: ${width}em)`;
      if (width && rule.params.startsWith('--full-bar')) rule.params = `--full-bar (min-width: ${width + 0.0625}em)`;
    });
    const file = resolve(__dirname, 'content/navigation.yaml');
    result.messages.push({ type: 'dependency', plugin: 'follow-bar', file, parent: root.source.input.file });
  },
});

module.exports = {
  plugins: [writeSheets(), globalData({ files: [tokensFile] }), followBar(), customMedia(), resolveSpaceTokens()],
};
