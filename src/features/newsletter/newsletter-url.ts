/** The endpoint of the newsletter, set at build time. */
export const newsletterUrl = `${process.env.GATSBY_API_BASE ?? '/api'}/newsletter/`;
