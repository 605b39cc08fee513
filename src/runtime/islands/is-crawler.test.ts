import { expect, test } from '@jest/globals';
import { isCrawler } from './is-crawler';

const crawlers = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (Linux; Android 6.0.1) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 (compatible; Googlebot/2.1)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'facebookexternalhit/1.1',
  'Twitterbot/1.0',
  'DuckDuckBot/1.1',
  'bot/1.0',
  'ubot/1.0',
  'Mozilla/5.0 (compatible; Baiduspider/2.0)',
];
const visitors = [
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 9; CUBOT X19) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
];

test('[B7] crawlers are recognized, and visitors are not taken for crawlers', () => {
  expect(crawlers.map(isCrawler)).not.toContain(false);
  expect(visitors.map(isCrawler)).not.toContain(true);
});
