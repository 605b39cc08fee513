import { expect, test } from '@playwright/test';
import { type ConfigData, HtmlValidate } from 'html-validate';
import { iconNames, icons } from '../../src/domain/icons';
import { builtPaths, readBuiltHtml, routes } from '../support/built-site';

/** The recommended rules, without those of style and those that need more than the HTML of one page. */
const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'heading-level': 'error',
    'no-missing-references': 'error',
    // React writes attribute names, void elements and boolean attributes in its own way, all of it valid.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // A picture has its focus point and its background color inline.
    'no-inline-style': 'off',
    // CSS keeps telephone numbers on one line.
    'tel-non-breaking': 'off',
    // Checkboxes of one name are one field with several values.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
    // The bar and the menu are never both visible. page-structure.spec.ts checks the landmarks that are.
    'unique-landmark': 'off',
    // The accordion and its answers have these roles.
    'prefer-native-element': ['error', { exclude: ['region', 'group'] }],
  },
};

const paths = [...routes, '/404'];

test('[X1, R1] the HTML of every page is valid: its headings skip no level, and every id is there once that another element names', async () => {
  const validator = new HtmlValidate(config);
  for (const path of paths) {
    const { results } = await validator.validateString(readBuiltHtml(path));
    const problems = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`),
    );
    expect.soft(problems, path).toEqual([]);
  }
});

const readLayouts = (path: string): string[] =>
  [...readBuiltHtml(path).matchAll(/\sdata-layout="([^"]*)"/g)].map(([, layout = '']) => layout);

test('[B8] the icons of every page are drawn in it, none like another, and none is fetched', () => {
  expect(new Set(Object.values(icons).flatMap(({ path }) => path.match(/^M.+/) ?? [])).size).toBe(iconNames.length);
  expect(paths.filter((path) => /<(?:use|image)\b[^>]*\bhref="[^#]/.test(readBuiltHtml(path)))).toEqual([]);
});

test('[R5] every page under /admin has the admin layout, and every other page the client layout', () => {
  const adminPages = builtPaths.filter((path) => /^\/admin(?:\/|$)/.test(path));
  expect(adminPages).toContain('/admin');
  for (const path of paths) expect.soft(readLayouts(path), path).toEqual(['site']);
  for (const path of adminPages) expect.soft(readLayouts(path), path).toEqual(['admin']);
});
