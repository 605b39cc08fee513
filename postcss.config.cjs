const resolveSpaceTokens = require('./scripts/postcss-space-tokens.cjs');

module.exports = { plugins: [resolveSpaceTokens()] };
