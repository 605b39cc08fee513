import { expect, test } from '@playwright/test';
import { type ConfigData, HtmlValidate } from 'html-validate';
import { readBuiltHtml, routes } from './built-site';

/** All that is recommended, but for what is a matter of style, or true of a page and not of its HTML alone. */
const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes names of attributes, empty elements and true attributes in its own way, all of them valid.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // The focus of a picture and the colour of its ground are its own.
    'no-inline-style': 'off',
    // Non-breaking by style.
    'tel-non-breaking': 'off',
    // The bar and the menu are never both shown: e2e/html-semantics looks at what is.
    'unique-landmark': 'off',
    // The answers of the accordion.
    'prefer-native-element': ['error', { exclude: ['region', 'group'] }],
  },
};

const validator = new HtmlValidate(config);

for (const path of [...routes, '/404'])
  test(`[X1] the HTML of ${path} is valid`, async () => {
    const { results } = await validator.validateString(readBuiltHtml(path));
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`),
    );
    expect(faults).toEqual([]);
  });
