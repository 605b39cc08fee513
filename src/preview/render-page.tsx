import type { PageProps } from 'gatsby';
import type * as React from 'react';
import { prerender } from 'react-dom/static';
import { NoScriptStyles } from '../layouts/page-head';
import { Root } from '../layouts/root';
import type { PageContext, PlannedPage } from '../pipeline/data/page-plan';
import * as article from '../templates/article';
import * as brand from '../templates/brand';
import * as contact from '../templates/contact';
import * as opening from '../templates/opening';
import * as route from '../templates/route';
import * as showroom from '../templates/showroom';
import { QueryContext, type RunQuery } from './gatsby-stub';

type Template = { default: React.ComponentType<PageProps<never, never>>; query: unknown };

const templates = { article, brand, contact, opening, route, showroom } as Record<PlannedPage['template'], Template>;

/** The query of a template. */
export const getPageQuery = (template: PlannedPage['template']): string => templates[template].query as string;

const styleTag = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** A rendered page: its HTML, and the styles that its components add to those of the site. */
interface RenderedPage {
  html: string;
  styles: string[];
}

/** Renders a page in its layout as the build does, from the result of its query. The frame of a preview has no scripts. */
export async function renderPage({ template, context }: PlannedPage, data: unknown, runQuery: RunQuery): Promise<RenderedPage> {
  const Page = templates[template].default;
  const location = { pathname: context.address, search: '', hash: '', key: 'initial' };
  const props = { data, location, pageContext: context } as unknown as PageProps<never, never> & { pageContext: PageContext };
  let failure: unknown;
  const { prelude } = await prerender(
    <QueryContext value={runQuery}>
      <NoScriptStyles />
      <Root element={<Page {...props} />} props={props} />
    </QueryContext>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void (failure ??= error) },
  );
  if (failure !== undefined) throw failure as Error;
  const html = await new Response(prelude).text();
  return { html: html.replace(styleTag, ''), styles: [...new Set(Array.from(html.matchAll(styleTag), ([, text]) => text!))] };
}
