import { absoluteUrl } from '../logic/routes';
import { trailingSlash } from '../logic/setting';

interface PageHeadProps {
  site: Queries.HeadSiteFragment;
  /** Its address; the error page, which answers at any, has none. */
  path?: string;
  title: string;
  description: string;
  share: Queries.ShareFragment;
  isHidden?: boolean;
}

/** What search engines and sharing read of a page. */
export function PageHead({ site, path, title, description, share, isHidden = false }: PageHeadProps) {
  const address = path && absoluteUrl(site.url, path, trailingSlash);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isHidden && <meta name="robots" content="noindex" />}
      {address && <link rel="canonical" href={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {address && <meta property="og:url" content={address} />}
      <meta property="og:image" content={`${site.url}${share.src}`} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(share.width)} />
      <meta property="og:image:height" content={String(share.height)} />
      <meta property="og:image:alt" content={share.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** A page's title with the company's name behind it. */
export const titled = (title: string, site: { readonly name: string }): string =>
  title.includes(site.name) ? title : `${title} – ${site.name}`;
