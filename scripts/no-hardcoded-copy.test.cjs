const { Linter } = require('eslint');
const { describe, expect, test } = require('@jest/globals');
const noHardcodedCopy = require('./no-hardcoded-copy.cjs');

const linter = new Linter();
const config = {
  files: ['**/*.jsx'],
  languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
  rules: { 'no-restricted-syntax': ['error', ...noHardcodedCopy] },
};

const findings = (code) => linter.verify(code, config, 'part.jsx').map(({ message }) => message);

describe('[C1] visible text in code is reported', () => {
  test.each([
    ['text between tags', 'const a = <p>Our story</p>;'],
    ['text in braces', 'const a = <p>{"Close"}</p>;'],
    ['text by condition', 'const a = <p>{isOpen ? "Close" : label}</p>;'],
    ['text round a value', 'const a = <p>{`${count} brands`}</p>;'],
    ['a label for screen readers', 'const a = <button aria-label="Close" />;'],
    ['an alternate text', 'const a = <img alt="A bath" />;'],
    ['a word handed to a component', 'const a = <Band heading="Partners" />;'],
    ['a sentence kept for later', 'const problem = "Something went wrong here";'],
    ['a sentence round a value', 'const problem = `Page Not Found: ${path}`;'],
  ])('%s', (_, code) => {
    expect(findings(code)).toEqual(['What a visitor reads or hears comes from content/. Take it as a prop or from a query.']);
  });
});
