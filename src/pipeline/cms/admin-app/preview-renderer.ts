import type { PreviewFailure, PreviewFile, PreviewRequest, PreviewResult } from '../preview-messages';

export type PreviewAnswer = PreviewResult | PreviewFailure;
type OnAnswer = (answer: PreviewAnswer) => void;

/** The part of a worker that renders. */
export type RenderWorker = Pick<Worker, 'postMessage' | 'addEventListener'>;

/** Renders pages in a worker, one at a time: of the requests that come meanwhile the last is rendered next. */
export function createPreviewRenderer(worker: RenderWorker) {
  let current: OnAnswer | undefined;
  let next: { request: PreviewRequest; onAnswer: OnAnswer } | undefined;
  const send = (request: PreviewRequest, onAnswer: OnAnswer) => {
    current = onAnswer;
    worker.postMessage(request);
  };
  const finish = (answer: PreviewAnswer) => {
    const [done, queued] = [current, next];
    current = next = undefined;
    if (queued) send(queued.request, queued.onAnswer);
    done?.(answer);
  };
  worker.addEventListener('message', (event) => finish((event as MessageEvent<PreviewAnswer>).data));
  worker.addEventListener('error', () => finish({ kind: 'failure', message: 'The script of the preview did not load or run.' }));
  return {
    render: (request: PreviewRequest, onAnswer: OnAnswer): void => {
      if (current) next = { request, onAnswer };
      else send(request, onAnswer);
    },
    /** Keeps a saved file for the pages to come. */
    save: (file: PreviewFile): void => worker.postMessage({ kind: 'saved', ...file }),
  };
}
