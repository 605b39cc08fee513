import { EventEmitter } from 'node:events';
import { expect, test } from '@jest/globals';
import { waitForExit, watch, type WatchedProcess } from './watch-server';

/** Watches a server that answers as told, and then ends, or answers no more. */
async function watchServer(answers: readonly boolean[], end?: { exitCode?: number; signalCode?: string }, startTimeout = 0) {
  const server: WatchedProcess = Object.assign(new EventEmitter(), { exitCode: null, signalCode: null });
  let polls = 0;
  let listeners = 0;
  const answer = () => {
    if (polls === answers.length && end) {
      Object.assign(server, end);
      server.emit('exit');
    }
    polls += 1;
    listeners = server.listenerCount('exit');
    return Promise.resolve(answers[polls - 1] ?? false);
  };
  const outcome = await watch(server, answer, { interval: 1, startTimeout });
  return { outcome, polls, listeners, server };
}
const many = Array<boolean>(20).fill(true);

test.each([
  ['answers no more', many, undefined, 'hangs', 23],
  ['is silent three times only now and then', [true, false, false, true, false, false, true], undefined, 'hangs', 10],
  ['never answers', [], undefined, 'hangs', 3],
  ['ends after answers', [true], { exitCode: 1 }, 'ended', 2],
  ['is killed', [], { signalCode: 'SIGKILL' }, 'ended', 1],
  ['ends before its first answer', [false], { exitCode: 1 }, 'gave up', 2],
] as const)('[A9] a server that %s', async (_, answers, end, outcome, polls) => {
  expect(await watchServer(answers, end)).toMatchObject({ outcome, polls });
});

test('[A9] the first answer may take as long as a start', async () => {
  expect(await watchServer([false, false, false, false, true], undefined, 60_000)).toMatchObject({ outcome: 'hangs', polls: 8 });
});

test('[A9] polls add no listeners, of which Node warns from the eleventh on', async () => {
  const { listeners, server } = await watchServer(many);
  expect(listeners).toBe(1);
  const waiting = waitForExit(server);
  server.exitCode = 0;
  server.emit('exit');
  await Promise.all([waiting, waitForExit(server)]);
});
