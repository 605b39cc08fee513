/** Whether a browser names itself as a program that reads pages for others: search engines, link previews, archives. */
export const isCrawler = (userAgent: string): boolean =>
  /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|embedly|quora link preview|whatsapp|pinterest\/0|archive\.org/i.test(userAgent);
