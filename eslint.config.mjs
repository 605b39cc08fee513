import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
// eslint-plugin-jest. By that name an old optional peer of Gatsby's ESLint rules makes npm install it, with Jest, for production.
import jest from 'jest-lint-rules';
import compat from 'eslint-plugin-compat';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import noHardcodedCopy from './scripts/no-hardcoded-copy.cjs';

const typed = ['**/*.ts', '**/*.tsx'];
const plain = ['**/*.js', '**/*.mjs', '**/*.cjs'];
const tests = ['**/*.test.{ts,tsx,cjs}'];
const fixtures = ['**/*.fixture.{ts,tsx}'];

const lookbehind = {
  selector: 'Literal[regex.pattern=/\\(\\?<[=!]/]',
  message: 'Safari before 16.4 cannot parse a lookbehind: no script of the page would run. Match the characters before instead.',
};

// Gatsby requires a default export in these files, and so do tools in their configuration.
const asksForDefault = [
  'src/pages/**',
  'src/templates/**',
  'gatsby-*.{ts,tsx}',
  '**/playwright.config.ts',
  'tests/browsers/serve-copy.ts',
  'netlify/functions/**',
];

export default defineConfig(
  globalIgnores([
    'public',
    '.cache',
    '.data',
    '.reports',
    '.builds',
    '.netlify',
    'coverage',
    'test-results',
    'playwright-report',
    'src/gatsby-types.d.ts',
  ]),
  js.configs.recommended,
  {
    rules: {
      'max-lines': ['error', 300],
      eqeqeq: 'error',
      'no-console': 'off',
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
      'object-shorthand': 'error',
      'prefer-template': 'error',
    },
  },
  {
    files: plain,
    languageOptions: { globals: { console: 'readonly', process: 'readonly', URL: 'readonly' } },
  },
  {
    files: ['static/*.js'],
    languageOptions: { globals: { caches: 'readonly', fetch: 'readonly', self: 'readonly' } },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs', globals: { __dirname: 'readonly', module: 'writable', require: 'readonly' } },
  },
  {
    files: typed,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'e2e/**/*.ts', 'tests/**/*.ts', 'bench/**/*.ts', '*.ts'],
    ignores: [...asksForDefault, '**/*.d.ts'],
    rules: {
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true, namespaceFrom: true } },
      ],
    },
  },
  {
    files: ['src/**/*.tsx', 'gatsby-*.tsx'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['src/{pages,templates,layouts,sections,features,components,runtime,ui,domain}/**/*.{ts,tsx}', 'gatsby-{browser,ssr}.tsx'],
    ignores: [...tests, ...fixtures],
    rules: { 'no-restricted-syntax': ['error', lookbehind, ...noHardcodedCopy] },
  },
  {
    // Names that a browser of `browserslist` lacks.
    files: ['src/{layouts,sections,features,components,runtime,ui}/**/*.{ts,tsx}'],
    ignores: [...tests, ...fixtures],
    extends: [compat.configs['flat/recommended']],
  },
  {
    // What strangers send meets these patterns: none takes more than linear time.
    files: ['src/{server,domain}/**/*.ts', 'netlify/**/*.ts', 'scripts/local-files.ts'],
    ignores: [...tests, ...fixtures],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false }],
    },
  },
  {
    files: ['src/{sections,features,components,ui}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'gatsby', allowImportNames: ['graphql'], message: 'Below the layouts Gatsby is imported for fragments only.' },
      ],
    },
  },
  {
    files: tests,
    extends: [jest.configs['flat/recommended'], jest.configs['flat/style']],
    rules: {
      'jest/expect-expect': 'error',
      'jest/no-disabled-tests': 'error',
      'jest/no-focused-tests': 'error',
      'jest/consistent-test-it': ['error', { fn: 'test', withinDescribe: 'test' }],
      'jest/no-large-snapshots': ['error', { maxSize: 0 }],
      'jest/no-restricted-matchers': ['error', { toMatchSnapshot: null, toMatchInlineSnapshot: null }],
    },
  },
  {
    files: [...tests, ...fixtures],
    ignores: plain,
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
  {
    files: [...tests, ...fixtures],
    ignores: ['src/domain/fast-check.fixture.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'fast-check', message: 'Take `fc` from src/domain/fast-check.fixture: its cases stay the same.' },
      ],
    },
  },
  {
    files: ['e2e/**/*.ts', 'tests/**/*.ts'],
    extends: [playwright.configs['flat/recommended']],
    rules: {
      'playwright/expect-expect': ['error', { assertFunctionPatterns: ['^expect'] }],
      'playwright/no-skipped-test': 'error',
      'playwright/no-conditional-in-test': 'error',
      'playwright/no-wait-for-timeout': 'error',
    },
  },
);
