const asOf = Number(process.env['GATSBY_SITE_NOW']);

/** The moment that a page is read at; where the site was built as of another one, that, and it goes on from there. */
export const now = (): Date => new Date(asOf > 0 ? asOf + performance.now() : Date.now());
