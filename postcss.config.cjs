const { resolve } = require('node:path');
const globalData = require('@csstools/postcss-global-data');
const customMedia = require('postcss-custom-media');
const resolveSpaceTokens = require('./scripts/postcss-space-tokens.cjs');
const writeSheets = require('./scripts/postcss-sheets.cjs');

const tokensFile = resolve(__dirname, 'src/ui/tokens.css');

module.exports = { plugins: [writeSheets(), globalData({ files: [tokensFile] }), customMedia(), resolveSpaceTokens()] };
