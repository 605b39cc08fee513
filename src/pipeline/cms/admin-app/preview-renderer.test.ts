import { expect, test } from '@jest/globals';
import type { PreviewRequest } from '../preview-messages';
import { createPreviewRenderer, type PreviewAnswer, type RenderWorker } from './preview-renderer';

const toRequest = (text: string): PreviewRequest => ({ kind: 'render', file: 'faq.yaml', text, assets: {}, address: undefined });

test('[E6] one page is rendered at a time, and only the last pending one', () => {
  const posted: unknown[] = [];
  const answers: string[] = [];
  const worker = new EventTarget() as EventTarget & RenderWorker;
  worker.postMessage = (message: unknown) => posted.push((message as PreviewRequest).text);
  const answer = (message: string) => worker.dispatchEvent(new MessageEvent('message', { data: { kind: 'failure', message } }));
  const { render } = createPreviewRenderer(worker);
  const onAnswer = (given: PreviewAnswer) => {
    if (given.kind === 'failure') answers.push(given.message);
  };
  for (const text of ['a', 'ab', 'abc']) render(toRequest(text), onAnswer);
  expect(posted).toEqual(['a']);
  answer('first');
  expect(posted).toEqual(['a', 'abc']);
  answer('last');
  render(toRequest('abcd'), onAnswer);
  expect([posted, answers]).toEqual([
    ['a', 'abc', 'abcd'],
    ['first', 'last'],
  ]);
});

test('[E6] a script that does not load or run fails the page that waits for it', () => {
  const worker = new EventTarget() as EventTarget & RenderWorker;
  worker.postMessage = () => {};
  const answers: PreviewAnswer[] = [];
  createPreviewRenderer(worker).render(toRequest('a'), (answer) => answers.push(answer));
  worker.dispatchEvent(new Event('error'));
  expect(answers).toEqual([{ kind: 'failure', message: 'The script of the preview did not load or run.' }]);
});
