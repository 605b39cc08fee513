import type {
  MentionsRequest,
  PreviewContent,
  PreviewFailure,
  PreviewRemoved,
  PreviewRequest,
  PreviewSaved,
} from '../pipeline/cms/preview-messages';
import { createPreview } from './create-preview';

// The editing screen runs this script as a worker: the code of the site finds no window, as in a build.
const preview = fetch('/admin/preview.json')
  .then((response) => response.json() as Promise<PreviewContent>)
  .then(createPreview);

type Request = PreviewRequest | PreviewSaved | MentionsRequest | PreviewRemoved;

async function answer(request: Request): Promise<void> {
  const { save, render, remove, readMentions } = await preview;
  if (request.kind === 'saved') save(request);
  else if (request.kind === 'removed') remove(request.file);
  else postMessage(await (request.kind === 'mentions' ? readMentions(request.file) : render(request)));
}

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  answer(data).catch((error: unknown) => postMessage({ kind: 'failure', message: String(error) } satisfies PreviewFailure));
});
