const siteTime = Number(process.env['GATSBY_SITE_NOW']);

/** The moment that a page is read at; where the site was built as of another one, that, and it goes on from there. */
export const getNow = (): Date => new Date(siteTime > 0 ? siteTime + performance.now() : Date.now());
