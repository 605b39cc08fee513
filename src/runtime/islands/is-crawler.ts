/**
 * Whether a user agent is a search engine, a link preview or an archive. Cubot is a maker of phones. Safari before 16.4 cannot parse a
 * lookbehind, so the letters before `bot` are matched instead.
 */
export const isCrawler = (userAgent: string): boolean =>
  /(?:^|[^u]|(?:^|[^c])u)bot\b|crawl|spider|slurp|facebookexternalhit|embedly|quora link preview|whatsapp|pinterest\/0|archive\.org/i.test(
    userAgent,
  );
