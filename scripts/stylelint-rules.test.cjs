const { execFileSync } = require('node:child_process');
const { expect, test } = require('@jest/globals');

const declare = (...declarations) => `.probe {\n${declarations.map((line) => `  ${line}\n`).join('')}}\n`;
const query = (params) => `@media ${params} {\n  .probe {\n    margin: 0;\n  }\n}\n`;

const samples = [
  [
    'a raw length is rejected, also inside a function',
    declare('margin: 5px;', 'gap: 1.25rem;', 'padding: clamp(var(--space-4), 5vw, 5rem);', 'top: -0.3em;'),
    ['raw-lengths: 5px', 'raw-lengths: 1.25rem', 'raw-lengths: 5rem', 'raw-lengths: -0.3em'],
  ],
  [
    'a token, a calculation with tokens, a hairline and zero are allowed',
    declare('margin: var(--space-4);', 'top: calc(var(--space-2) * -1);', 'border: 1px solid;', 'outline: 2px solid;', '--bar: 0px;'),
    [],
  ],
  [
    'a reason on the line of a raw length allows that length alone',
    declare('gap: 5px; /* reason: optical */', 'margin: 5px;', 'padding: 5px; /* a note */'),
    ['raw-lengths: 5px', 'raw-lengths: 5px'],
  ],
  [
    'a media query may use a breakpoint as a maximum and the next pixel as a minimum',
    ['(max-width: 800px)', '(min-width: 801px) and (max-width: 68.75em)', '(min-width: 68.8125em)', '(max-height: 30em)', 'print']
      .map(query)
      .join(''),
    [],
  ],
  [
    'a media query may not use another width',
    ['(max-width: 790px)', '(min-width: 800px)', '(max-width: 1100px)'].map(query).join(''),
    ['breakpoints: 790px', 'breakpoints: 800px', 'breakpoints: 1100px'],
  ],
  ['a reason before a media query allows another width', `/* reason: three links need it */\n${query('(max-width: 380px)')}`, []],
];

// stylelint can only be imported, which Jest does not do. One process lints all samples, as style sheets in `src/ui`.
const script = `import stylelint from 'stylelint';
const codes = JSON.parse(process.argv[1]);
const reports = await Promise.all(codes.map((code) => stylelint.lint({ code, codeFilename: 'src/ui/probe.css' })));
console.log(JSON.stringify(reports.map(({ results: [{ warnings }] }) => warnings)));`;
const args = ['--input-type=module', '-e', script, JSON.stringify(samples.map(([, css]) => css))];
const warnings = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));

/** The rules of this site that a sample breaks. */
const findBroken = (index) =>
  warnings[index].filter(({ rule }) => rule.startsWith('site/')).map(({ rule, text }) => `${rule.slice(5)}: ${text.split(' is ')[0]}`);

test.each(samples.map(([title, , expected], index) => [title, index, expected]))('%s', (_, index, expected) => {
  expect(findBroken(index)).toEqual(expected);
});
