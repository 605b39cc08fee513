import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { GatsbySSR } from 'gatsby';
import type * as React from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2';
import hanken from './src/ui/fonts/hanken-grotesk.woff2';
import { themeColor } from './src/domain/site-settings';
import { LayerOrder, NoScriptStyles } from './src/layouts/page-head';
import { Root } from './src/layouts/root';

export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element, props }) => <Root element={element} props={props} />;

/**
 * Renders a page to complete HTML. By default React moves large Suspense content to hidden blocks that inline scripts put in place. No part of
 * MUI is prerendered, so that no page has styles of Emotion.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({ bodyComponent, replaceBodyHTMLString }) => {
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(bodyComponent, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
    });
  });
  replaceBodyHTMLString(html);
};

// E5: `npm run admin` serves the editing screen beside the development server. A build for editors adds the script itself.
const editMode = process.env.NODE_ENV === 'development' && (
  <script key="edit-mode" src="/admin/edit-mode.js" data-admin="http://localhost:9001/admin" defer />
);

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: 'en' });
  if (editMode) setHeadComponents([editMode]);
  setHeadComponents([
    <link key="icon-small" rel="icon" sizes="32x32" href="/favicon.ico" />,
    <link key="icon" rel="icon" type="image/svg+xml" href="/favicon.svg" />,
    <link key="icon-touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <meta key="theme-color" name="theme-color" content={themeColor} />,
    <link key="manifest" rel="manifest" href="/site.webmanifest" />,
    ...[marcellus, hanken].map((font) => <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />),
  ]);
};

// Drops a script that differs from page to page: each variant would need a hash in the security policy.
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (page) => {
  const postBody = (page.getPostBodyComponents() as React.ReactElement[]).filter(({ key }) => key !== 'script-loader');
  page.replaceHeadComponents([<LayerOrder key="layers" />, ...page.getHeadComponents(), <NoScriptStyles key="no-script" />]);
  page.replacePostBodyComponents(postBody);
};
