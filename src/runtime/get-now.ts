const siteTime = Number(process.env['GATSBY_SITE_NOW']);

/** The current time. A site built as of another time starts from that one when the page is opened. */
export const getNow = (): Date => new Date(siteTime > 0 ? siteTime + performance.now() : Date.now());
