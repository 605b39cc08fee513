import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReplaceRendererArgs } from 'gatsby';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Renders a page to complete HTML. By default React moves large Suspense content to hidden blocks that inline scripts put in place. No part of
 * MUI is prerendered, so that no page has styles of Emotion.
 */
export async function prerenderPage({ bodyComponent, replaceBodyHTMLString }: ReplaceRendererArgs): Promise<void> {
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(bodyComponent, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
    });
  });
  replaceBodyHTMLString(html);
}
