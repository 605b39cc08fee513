import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReplaceRendererArgs } from 'gatsby';
import type * as React from 'react';
import { renderToPipeableStream } from 'react-dom/server';

function renderToHtml(element: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
    });
  });
}

/**
 * Renders a page to complete HTML, with its Emotion styles in `<head>`. By default React moves large Suspense content to hidden blocks that
 * inline scripts put in place, and Emotion repeats its styles beside every element.
 */
export async function prerenderPage({ bodyComponent, replaceBodyHTMLString, setHeadComponents }: ReplaceRendererArgs): Promise<void> {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = await renderToHtml(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  const { styles } = extractCriticalToChunks(html);
  setHeadComponents(
    styles
      .filter(({ css }) => css)
      .map(({ key, ids, css }) => <style key={key} data-emotion={`${key} ${ids.join(' ')}`} dangerouslySetInnerHTML={{ __html: css }} />),
  );
  replaceBodyHTMLString(html);
}
