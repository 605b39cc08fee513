import { absoluteUrl } from '../logic/routes';
import { trailingSlash } from '../logic/setting';

interface PageHeadProps {
  site: Queries.HeadSiteFragment;
  /** Its address; the error page, which answers at any, has none. */
  path?: string;
  title: string;
  description: string;
  picture?: Queries.SharePictureFragment | null;
  isHidden?: boolean;
}

/** What search engines and sharing read of a page. */
export function PageHead({ site, path, title, description, picture, isHidden = false }: PageHeadProps) {
  const address = path && absoluteUrl(site.url, path, trailingSlash);
  const shared = picture ?? site.picture;
  const image = shared.file.childImageSharp?.share;
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
      {image && <meta property="og:image" content={`${site.url}${image.images.fallback?.src ?? ''}`} />}
      {image && <meta property="og:image:width" content={String(image.width)} />}
      {image && <meta property="og:image:height" content={String(image.height)} />}
      <meta property="og:image:alt" content={shared.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** A page's title with the company's name behind it. */
export const titled = (title: string, site: { readonly name: string }): string =>
  title.includes(site.name) ? title : `${title} – ${site.name}`;
