import stylelint from 'stylelint';

const fromTokens = 'Take it from ui/tokens.css by var(--…).';

const rawNumber = '/(?<![\\w-])\\.?\\d/';
const rawSize = '/(?<![\\w-])[\\d.]+(?:px|r?em|%|[cdsl]?v[wh])/';

const ruleName = 'site/max-lines';

/** Reports a style sheet of more than `most` lines. */
const maxLines = (most) => (root, result) => {
  const lines = root.source.input.css.trimEnd().split('\n').length;
  if (lines <= most) return;
  const message = `${lines} lines, at most ${most}: make two sheets of it (${ruleName})`;
  stylelint.utils.report({ ruleName, result, message, node: root, index: 0, endIndex: 0 });
};

const any = ['/./'];
/** What came after 2022: each promised browser has it, or what happens there instead stands beside it (docs/decisions/12-browser-support.md). */
const fallbacks = {
  ignoreAtRules: [
    'container', // All have it.
    'custom-media', // The build replaces it.
    'page', // The paper has the margins of the browser.
    'view-transition', // The page is shown at once.
  ],
  ignoreSelectors: [
    '/^(?:nesting|has)$/', // All have it.
    'popover-open', // Without popovers nothing opens: the document stays as it is without scripts.
    '/view-transition/', // The page is shown at once.
    'selection', // The selection has the color of the system.
    'marker',
  ],
  ignoreUnits: ['lh', '/^cq/'], // All have it.
  ignoreProperties: {
    // All have it; the build writes the prefix of a mask.
    '/^(?:outline|mask|container-type|hyphens)$/': any,
    // The rule is dropped: the list has the columns that any other list has.
    'grid-template-columns': ['subgrid'],
    // The element is shown in its last state.
    'animation-range': any,
    '/^view-t/': any,
    // Lines and pages break where the browser breaks them.
    '/^(?:text-wrap|hyphenate-limit-chars|orphans|widows)$/': any,
    'break-before': ['avoid'],
    // The field keeps its height and scrolls, the scroll bar is the browser’s own, a mark stands inside the edge.
    '/^(?:field-sizing|scrollbar-.+|overscroll-behavior|resize|hanging-punctuation|accent-color)$/': any,
    // A prefixed property stands beside it, or there is nothing to adapt to.
    '/^(?:.+-adjust|user-select)$/': any,
  },
};

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  plugins: [stylelint.createPlugin(ruleName, Object.assign(maxLines, { ruleName, meta: {} })), 'stylelint-plugin-use-baseline'],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    [ruleName]: 300,
    'plugin/use-baseline': [true, { available: 2022, ...fallbacks }],
    'color-named': ['never', { message: fromTokens }],
    'color-no-hex': [true, { message: fromTokens }],
    'function-disallowed-list': [['/^(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?$/'], { message: fromTokens }],
    'unit-disallowed-list': [['ms', 's'], { message: fromTokens }],
    'declaration-property-value-disallowed-list': [
      { 'font-size': [rawNumber], font: [rawSize], 'text-decoration': ['/ /'] },
      { message: (name) => (name === 'text-decoration' ? 'Safari knows it with one value only.' : fromTokens) },
    ],
    'selector-class-pattern': '^(?:[a-z][a-zA-Z0-9]*|Mui[A-Za-z]+(?:-[a-zA-Z0-9]+)?|lenis(?:-[a-z]+)?)$',
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    // Safari knows it with its prefix only.
    'property-no-vendor-prefix': [true, { ignoreProperties: ['-webkit-text-size-adjust'] }],
    'value-no-vendor-prefix': [true, { ignoreValues: ['box'] }],
    'media-feature-range-notation': 'prefix',
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
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
      files: ['src/ui/tokens.css'],
      rules: {
        'color-no-hex': null,
        'function-disallowed-list': null,
        'unit-disallowed-list': null,
        'declaration-property-value-disallowed-list': null,
      },
    },
  ],
};
