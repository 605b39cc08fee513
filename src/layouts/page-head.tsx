import { graphql } from 'gatsby';
import { toAbsoluteUrl, isHiddenPath, isUnlistedPath } from '../domain/routes';
import { trailingSlash } from '../domain/site-settings';
import { toIsoDayStart } from '../domain/date-formats';

interface PageHeadProps {
  site: Queries.HeadSiteFragment;
  /** The error page has none: it is served at any path. */
  path?: string;
  page: {
    title: string;
    description: string;
    ogImage: Queries.OgImageFragment;
    /** The JSON-LD of the page. The build has escaped it for HTML. */
    jsonLd?: string | null;
  };
  /** The day an article was published. */
  published?: string;
  /** The id of the part with the picture at its head. */
  headId?: string;
}

/** The elements of `<head>` for search engines and link previews. The title of every page but the error page contains the name of the site. */
export function PageHead({ site, path, page, published, headId }: PageHeadProps) {
  const { description, ogImage, jsonLd } = page;
  const title = !path || page.title.includes(site.name) ? page.title : `${page.title} – ${site.name}`;
  const url = path && toAbsoluteUrl(site.url, path, trailingSlash);
  const isHidden = !path || isHiddenPath(path);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {(!path || isUnlistedPath(path)) && <meta name="robots" content="noindex" />}
      {url && <link rel="canonical" href={url} />}
      {!isHidden && <link rel="alternate" type="application/rss+xml" title={site.title} href="/rss.xml" />}
      <meta property="og:type" content={published ? 'article' : 'website'} />
      {published && <meta property="article:published_time" content={toIsoDayStart(published)} />}
      <meta property="og:locale" content={`${site.language}_${site.country}`} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {url && <meta property="og:url" content={url} />}
      <meta property="og:image" content={`${site.url}${ogImage.src}`} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(ogImage.width)} />
      <meta property="og:image:height" content={String(ogImage.height)} />
      <meta property="og:image:alt" content={ogImage.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {headId && <link rel="expect" href={`#${headId}`} blocking="render" media="not all" />}
      {jsonLd && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd }} />}
    </>
  );
}

/** Declares the order of the cascade layers before any style sheet: bundling does not keep the order of the sheets. */
export function LayerOrder() {
  return <style>@layer reset, tokens, ui, components, parts, print;</style>;
}

export const headSiteFragment = graphql`
  fragment HeadSite on ContentSite {
    name
    title
    url
    language
    country
  }
`;

export const ogImageFragment = graphql`
  fragment OgImage on OgImage {
    src
    width
    height
    alt
  }
`;
