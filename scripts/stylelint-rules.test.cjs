const { spawnSync } = require('node:child_process');
const { join, resolve } = require('node:path');
const { expect, test } = require('@jest/globals');

const project = resolve(__dirname, '..');

/** The rules of this site that a style sheet in `src/ui` breaks. */
function lint(css) {
  const args = [join(project, 'node_modules/stylelint/bin/stylelint.mjs'), '--formatter', 'json', '--stdin-filename', 'src/ui/probe.css'];
  const { stderr } = spawnSync(process.execPath, args, { cwd: project, input: css, encoding: 'utf8' });
  const [{ warnings }] = JSON.parse(stderr.slice(stderr.indexOf('[')));
  return warnings.filter(({ rule }) => rule.startsWith('site/')).map(({ rule, text }) => `${rule}: ${text.split(' is ')[0]}`);
}

const declare = (...declarations) => `.probe {\n${declarations.map((line) => `  ${line}\n`).join('')}}\n`;

test('a raw length is rejected, also inside a function', () => {
  const css = declare('margin: 5px;', 'gap: 1.25rem;', 'padding: clamp(var(--space-4), 5vw, 5rem);', 'top: -0.3em;');
  expect(lint(css)).toEqual(['site/raw-lengths: 5px', 'site/raw-lengths: 1.25rem', 'site/raw-lengths: 5rem', 'site/raw-lengths: -0.3em']);
});

test('a token, a calculation with tokens, a hairline and zero are allowed', () => {
  const css = declare(
    'margin: var(--space-4);',
    'top: calc(var(--space-2) * -1);',
    'border: 1px solid;',
    'outline: 2px solid;',
    '--bar: 0px;',
  );
  expect(lint(css)).toEqual([]);
});

test('a reason on the line of a raw length allows that length alone', () => {
  const css = declare('gap: 5px; /* reason: optical */', 'margin: 5px;', 'padding: 5px; /* a note */');
  expect(lint(css)).toEqual(['site/raw-lengths: 5px', 'site/raw-lengths: 5px']);
});

test('a media query uses a breakpoint as a maximum and the next pixel as a minimum', () => {
  const query = (params) => `@media ${params} {\n  .probe {\n    margin: 0;\n  }\n}\n`;
  expect(lint(query('(max-width: 800px)') + query('(min-width: 801px) and (max-width: 68.75em)'))).toEqual([]);
  expect(lint(query('(min-width: 68.8125em)') + query('(max-height: 30em)') + query('print'))).toEqual([]);
  expect(lint(query('(max-width: 790px)') + query('(min-width: 800px)') + query('(max-width: 1100px)'))).toEqual([
    'site/breakpoints: 790px',
    'site/breakpoints: 800px',
    'site/breakpoints: 1100px',
  ]);
  expect(lint(`/* reason: three links need it */\n${query('(max-width: 380px)')}`)).toEqual([]);
});
