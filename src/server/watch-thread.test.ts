import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { buildSync } from 'esbuild';

/** Runs a program that is watched, with a timeout of 3 s, which a busy machine does not take from a thread that works, to its end. */
async function run(program: string) {
  const contents = `import { watchThread } from './src/server/watch-thread.ts'; watchThread(3000); ${program}`;
  const { outputFiles } = buildSync({ stdin: { contents, resolveDir: '.' }, bundle: true, platform: 'node', write: false });
  const child = spawn(process.execPath, ['-e', outputFiles[0]!.text]);
  const [errors, [, signal]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return [signal, errors] as const;
}

test('[A9] a process whose thread is blocked ends with a line in its log, and one that works or waits does not', async () => {
  expect(await run('setTimeout(() => { for (;;); }, 100);')).toEqual(['SIGKILL', expect.stringContaining('blocked')]);
  expect(await run('setTimeout(() => undefined, 4500);')).toEqual([null, '']);
});
