import { expect, test } from '@playwright/test';
import { type ConfigData, HtmlValidate } from 'html-validate';
import { readBuiltHtml, routes } from '../support/built-site';

/** The recommended rules, without those of style and those that need more than the HTML of one page. */
const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes attribute names, void elements and boolean attributes in its own way, all of it valid.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // A picture has its focus point and its background color inline.
    'no-inline-style': 'off',
    // CSS keeps telephone numbers on one line.
    'tel-non-breaking': 'off',
    // Checkboxes of one name are one field with several values.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
    // The bar and the menu are never both visible. html-semantics.spec.ts checks the landmarks that are.
    'unique-landmark': 'off',
    // The accordion and its answers have these roles.
    'prefer-native-element': ['error', { exclude: ['region', 'group'] }],
  },
};

const validator = new HtmlValidate(config);

for (const path of [...routes, '/404'])
  test(`[X1] the HTML of ${path} is valid`, async () => {
    const { results } = await validator.validateString(readBuiltHtml(path));
    const problems = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`),
    );
    expect(problems).toEqual([]);
  });
