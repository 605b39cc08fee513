import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { GatsbySSR } from 'gatsby';
import type * as React from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2';
import hanken from './src/ui/fonts/hanken-grotesk-core.woff2';
import { themeColor } from './src/domain/site-settings';
import { documentScript, speculationRules, transitionStyle } from './src/layouts/document';
import { LayerOrder } from './src/layouts/page-head';
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

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: 'en' });
  setHeadComponents([
    <link key="icon-small" rel="icon" sizes="32x32" href="/favicon.ico" />,
    <link key="icon" rel="icon" type="image/svg+xml" href="/favicon.svg" />,
    <link key="icon-touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <meta key="theme-color" name="theme-color" content={themeColor} />,
    <link key="manifest" rel="manifest" href="/site.webmanifest" />,
    ...[marcellus, hanken].map((font) => <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />),
  ]);
};

/**
 * Whether an element is a script of Gatsby's, stands for its scripts, names one to be fetched ahead, or is a style sheet of a template. A
 * document of the built site refers to none: `inlinePageCss` gives it the sheets that its classes need. Read from gatsby 5.16.1,
 * `cache-dir/static-entry.js`.
 */
const isLeftOut = ({ type, props }: React.ReactElement<{ as?: string; type?: string; sliceId?: string; 'data-href'?: string }>): boolean =>
  (type === 'script' && props.type === undefined) ||
  (type === 'link' && props.as === 'script') ||
  (type === 'style' && props['data-href']?.startsWith('/sheet-') === true) ||
  props.sliceId === '_gatsby-scripts';

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (page) => {
  const isKept = (element: React.ReactElement): boolean => process.env.NODE_ENV !== 'production' || !isLeftOut(element as never);
  page.replaceHeadComponents([
    <LayerOrder key="layers" />,
    ...(page.getHeadComponents() as React.ReactElement[]).filter(isKept),
    <style key="transition" data-transition="" dangerouslySetInnerHTML={{ __html: transitionStyle }} />,
    <script key="document" dangerouslySetInnerHTML={{ __html: documentScript }} />,
  ]);
  page.replacePostBodyComponents([
    ...(page.getPostBodyComponents() as React.ReactElement[]).filter(isKept),
    <script key="prefetch" type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />,
  ]);
};
