import { expect, test } from '@jest/globals';
import { explainUsage } from './command-line';

const usage = 'npm run inbox -- list [--suspected]    the last hundred';

function run(...words: string[]) {
  const told = { out: '', error: '', code: undefined as number | undefined };
  explainUsage(
    {
      argv: ['node', 'main.ts', ...words],
      stdout: { write: (text) => (told.out += text) },
      stderr: { write: (text) => (told.error += text) },
      exit: (code) => (told.code = code),
    },
    usage,
  );
  return told;
}

test('[A12, C2] a command that is asked for help shows its usage and ends well', () => {
  for (const word of ['--help', '-h']) expect(run('list', word)).toEqual({ out: `${usage}\n`, error: '', code: 0 });
});

test('[A12, C2] an option that a command does not have is told with the usage', () => {
  for (const word of ['--suspect', '-v', '--watch=1'])
    expect(run(word)).toEqual({ out: '', error: `There is no option ${word}.\n${usage}\n`, code: 1 });
});

test('[A12, C2] a command begins with the options that its usage names, and with words that are no options', () => {
  for (const words of [[], ['list', '--suspected'], ['--suspected=1'], ['a', '-5', '-']])
    expect(run(...words)).toEqual({ out: '', error: '', code: undefined });
});
