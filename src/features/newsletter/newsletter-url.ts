/** Where the newsletter's service answers: the forms' service is set at build time, the site's own by default. */
export const newsletterUrl = `${process.env.GATSBY_API_BASE ?? '/api'}/newsletter/`;
