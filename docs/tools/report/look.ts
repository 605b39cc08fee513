import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { axeViolations } from '../../../e2e/axe';
import { chromiumFlags, findChromium } from '../../../e2e/chromium';
import { widths } from '../screens-list';
import { settle } from '../settle';

/** A page as it looks, and what axe finds on it. */
export interface Look {
  width: number;
  /** WebP, as a `data:` address. */
  picture: string;
  violations: string[];
}

/** A page before and after a change. */
export interface Looked {
  path: string;
  before: Look[];
  after: Look[];
}

// WebP holds no side that is longer.
const longest = 16_383;

async function lookAt(browser: Browser, address: string, width: number, isChecked: boolean): Promise<Look> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, timezoneId: 'Asia/Manila', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(address);
  await settle(page);
  const shot = sharp(await page.screenshot({ fullPage: true, type: 'png' })).resize({ width: Math.min(width, 960) });
  const webp = await sharp(await shot.toBuffer())
    .resize({ height: longest, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 62 })
    .toBuffer();
  const violations = isChecked ? await axeViolations(page) : [];
  await context.close();
  return {
    width,
    picture: `data:image/webp;base64,${webp.toString('base64')}`,
    violations: violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`),
  };
}

/** Looks at pages in two sites that are served, on a phone and on a desk; the site of the change is checked by axe as well. */
export async function lookAtPages(pages: readonly { path: string; how: string }[], baseUrl: string, headUrl: string): Promise<Looked[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  const looked: Looked[] = [];
  for (const { path, how } of pages) {
    const one: Looked = { path, before: [], after: [] };
    for (const width of widths) {
      if (how !== 'added') one.before.push(await lookAt(browser, baseUrl + path, width, false));
      if (how !== 'removed') one.after.push(await lookAt(browser, headUrl + path, width, true));
    }
    looked.push(one);
    console.log(`looked at ${path}`);
  }
  await browser.close();
  return looked;
}
