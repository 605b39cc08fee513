import { journey } from '../journey';
import type { Visitor } from '../visitor';

const barControl = (name: string) => ['header button', name] as const;
const shop = '#shops a';
const partner = '#partners-panel a[href^="/brand-partners/"]';

const openMenu = (visitor: Visitor) => visitor.click(barControl('Open the menu'));

/** Waits until every script of the page has come, and none has started. */
async function hasNoReader(visitor: Visitor): Promise<void> {
  await visitor.until('the page has not loaded', () => visitor.read(() => document.readyState === 'complete'));
  await visitor.equals('the reader’s script has started', () => visitor.read(() => customElements.get('board-link') !== undefined), false);
}

export const scriptlessJourneys = [
  journey(
    '[G1, X2, X6] without scripts pages are readable, and lists, links and pictures open',
    { isScriptless: true },
    async (visitor) => {
      await visitor.open('/our-story');
      await hasNoReader(visitor);
      await visitor.see('h1');
      await visitor.step('every answer is readable').counts('footer details', 6);
      await visitor.click('footer summary');
      await visitor.see(['footer p', /counter of hardware/]);
      await visitor.step('both shops open').click(barControl('Shop online'));
      await visitor.counts(shop, 2);
      await visitor.step('links work').open('/our-story');
      await visitor.follow(['header nav a', 'Careers'], '/careers', /Work with/);
      await visitor.step('a hash leads to its target').open('/#showrooms');
      await visitor.belowBar('showrooms');
      await visitor.step('the partners open').click(barControl('Partners'));
      await visitor.click(partner);
      await visitor.at('/brand-partners/kohler');
      await visitor.step('no button adds to a board').gone('board-toggle button');
      await visitor.step('a picture opens as a file').click(['main a', /Open larger$/]);
      await visitor.atLike(/\.(?:jpg|webp|avif|png)$/);
      await visitor.step('the board page shows why it is empty').open('/board');
      await visitor.see(['main p', /the script that shows it has not come\./]);
    },
  ),
  journey('[X2, X6] without scripts an inquiry is sent', { isScriptless: true }, async (visitor) => {
    await visitor.open('/contact-us/inquiry');
    await visitor.type('main form [name="name"]', 'A Sample');
    await visitor.type('main form [name="email"]', 'visitor@sample.example');
    await visitor.click(['main form label', 'Architect']);
    await visitor.type('main form [name="message"]', 'A bath.');
    await visitor.click(['main form label', /^I agree/]);
    await visitor.click('main form [type="submit"]');
    await visitor.text('main', /[2-9A-Z]{5}-[2-9A-Z]{3}/);
  }),
  journey(
    '[N3, X2, X6] without scripts the menu of a phone leads to every page',
    { isScriptless: true, layout: 'phone' },
    async (visitor) => {
      await visitor.step('both shops open').open('/our-story');
      await visitor.click(barControl('Shop online'));
      await visitor.counts(shop, 2);
      await visitor.step('the partners open').open('/our-story');
      await openMenu(visitor);
      await visitor.click(['#menu button', /^Partners/]);
      await visitor.counts(partner, 16);
      await visitor.step('a page opens').open('/our-story');
      await openMenu(visitor);
      await visitor.click(['#menu a', 'Careers']);
      await visitor.at('/careers');
    },
  ),
];
