/**
 * S1: what crawlers are told. All may read everything, a preview too: only who reads it learns that it is not to be kept. The sitemap is
 * named where there is one.
 */
export const toRobotsTxt = (sitemap: string | null): string =>
  ['User-agent: *', 'Allow: /', ...(sitemap ? ['', `Sitemap: ${sitemap}`] : []), ''].join('\n');
