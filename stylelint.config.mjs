import plugins from './scripts/stylelint-rules.mjs';

const fromTokens = 'Take it from ui/tokens.css by var(--…).';

const rawNumber = '/(?<![\\w-])\\.?\\d/';
const rawSize = '/(?<![\\w-])[\\d.]+(?:px|r?em|%|[cdsl]?v[wh])/';

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  plugins,
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'site/max-lines': 300,
    'site/raw-lengths': true,
    'site/breakpoints': true,
    'color-named': ['never', { message: fromTokens }],
    'color-no-hex': [true, { message: fromTokens }],
    'function-disallowed-list': [['/^(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?$/'], { message: fromTokens }],
    'unit-disallowed-list': [['ms', 's'], { message: fromTokens }],
    'declaration-property-value-disallowed-list': [{ 'font-size': [rawNumber], font: [rawSize] }, { message: fromTokens }],
    'selector-class-pattern': '^(?:[a-z][a-zA-Z0-9]*|Mui[A-Za-z]+(?:-[a-zA-Z0-9]+)?|lenis(?:-[a-z]+)?)$',
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    // Safari knows these with their prefix only.
    'property-no-vendor-prefix': [true, { ignoreProperties: ['text-size-adjust', 'user-select', 'line-clamp'] }],
    'value-no-vendor-prefix': [true, { ignoreValues: ['box'] }],
    'media-feature-range-notation': 'prefix',
    // Of CSS Animation Triggers, which the list of the linter lacks.
    'property-no-unknown': [true, { ignoreProperties: ['composes', 'timeline-trigger', 'trigger-scope'] }],
    'keyframes-name-pattern': '^[a-z][a-zA-Z0-9-]*$',
    'no-descending-specificity': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
    'at-rule-empty-line-before': null,
    'comment-empty-line-before': null,
  },
  overrides: [
    {
      // PostCSS does not process these: neither the page of Decap CMS nor that of the forms service has the tokens of space.
      files: ['src/pipeline/**/*.css'],
      rules: { 'site/raw-lengths': null, 'site/breakpoints': null },
    },
    {
      files: ['src/ui/tokens.css'],
      rules: {
        'site/raw-lengths': null,
        'color-no-hex': null,
        'function-disallowed-list': null,
        'unit-disallowed-list': null,
        'declaration-property-value-disallowed-list': null,
      },
    },
  ],
};
