import type { PreviewContent, PreviewFailure, PreviewRequest, PreviewSaved } from '../pipeline/cms/preview-messages';
import { createPreview } from './create-preview';

// The editing screen runs this script as a worker: the code of the site finds no window, as in a build.
const preview = fetch('/admin/preview.json')
  .then((response) => response.json() as Promise<PreviewContent>)
  .then(createPreview);

async function answer(request: PreviewRequest | PreviewSaved): Promise<void> {
  const { save, render } = await preview;
  if (request.kind === 'saved') save(request);
  else postMessage(await render(request));
}

addEventListener('message', ({ data }: MessageEvent<PreviewRequest | PreviewSaved>) => {
  answer(data).catch((error: unknown) => postMessage({ kind: 'failure', message: String(error) } satisfies PreviewFailure));
});
