import { journey } from '../journey';
import type { Visitor } from '../visitor';

const cursor = '[data-cursor]';
const isEased = (visitor: Visitor) => visitor.read(() => document.documentElement.classList.contains('lenis'));

export const preferenceJourneys = [
  journey('[V1, V2] a mouse has a cursor that follows it, and an eased wheel', { needs: ['hover'] }, async (visitor) => {
    await visitor.openReady('/our-story');
    let step = 0;
    await visitor.until('there is no cursor', async () => {
      await visitor.pointer([{ type: 'move', x: 40 + (step++ % 20), y: 420 }]);
      return visitor.read(() => document.querySelector('[data-cursor]') !== null);
    });
    await visitor.step('the cursor follows the mouse').pointer([{ type: 'move', x: 700, y: 500 }]);
    const place = () => visitor.read(() => document.querySelector('[data-cursor]')!.getBoundingClientRect().left);
    await visitor.until('it has not come', async () => Math.abs((await place()) - 700) < 60);
    await visitor.step('the wheel is eased').until('it is not eased', () => isEased(visitor));
  }),
  journey('[V1, V2, X1] with reduced motion', { isMotionReduced: true }, async (visitor) => {
    await visitor.open('/our-story');
    await visitor.pointer([{ type: 'move', x: 300, y: 400 }]);
    await visitor.step('the shops open and close').click(['header button', 'Shop online']);
    await visitor.see('[role="dialog"]');
    await visitor.press('Escape');
    await visitor.gone('[role="dialog"]');
    await visitor.step('a question opens').pointer([{ type: 'move', x: 320, y: 400 }]);
    await visitor.click('footer :is(summary, h3 button)');
    await visitor.see(['footer p', /counter of hardware/]);
    // What a first move of the mouse would have brought is there before the dialog and the question, whose code is fetched later.
    await visitor.step('there is no cursor and no easing').ready();
    await visitor.gone(cursor);
    await visitor.equals('eased', () => isEased(visitor), false);
    await visitor.step('a hash scrolls at once').openReady('/#showrooms');
    await visitor.belowBar('showrooms');
  }),
  journey(
    '[G1, X2] without scripts pages are readable, and links, lists and pictures open',
    { isScriptless: true, fallbacks: ['firefox-115'] },
    async (visitor) => {
      await visitor.open('/our-story');
      await visitor.see('h1');
      await visitor.step('every answer is readable').counts('footer details', 6);
      await visitor.click('footer summary');
      await visitor.see(['footer p', /counter of hardware/]);
      await visitor.step('links work').follow(['header nav a', 'Careers'], '/careers', /Work with/);
      visitor.step('the partners open');
      if ((await visitor.count('#partners-panel li a')) === 0) await visitor.click(['header nav button', 'Partners']);
      await visitor.click(['#partners-panel li a', 'Kohler']);
      await visitor.at('/brand-partners/kohler');
      await visitor.step('no button adds to a board').gone('board-toggle button');
      await visitor.step('a picture opens as a file').click(['main a', /Open larger$/]);
      await visitor.atLike(/\.(?:jpg|webp|avif|png)$/);
      await visitor.step('the board page shows why it is empty').open('/board');
      await visitor.text('main', /which needs scripts\./);
    },
  ),
  journey('[X2] without scripts an inquiry is sent', { isScriptless: true }, async (visitor) => {
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
    '[X2] without scripts shops and menu open on a phone',
    { isScriptless: true, layout: 'phone', fallbacks: ['chrome-102', 'safari-15.6'] },
    async (visitor) => {
      await visitor.step('both shops open').open('/our-story');
      if ((await visitor.count('#shops a')) === 0) await visitor.click(['header button', 'Shop online']);
      await visitor.counts('#shops a', 2);
      visitor.step('the partners in the menu open');
      if ((await visitor.count(['#menu a', 'Careers'])) === 0) await visitor.click(['header > div > button', 'Open the menu']);
      if ((await visitor.count('#partners-panel li a')) === 0) await visitor.click(['#menu button', /^Partners/]);
      await visitor.counts('#partners-panel li a', 16);
      await visitor.step('the menu opens').open('/our-story');
      if ((await visitor.count(['#menu a', 'Careers'])) === 0) await visitor.click(['header > div > button', 'Open the menu']);
      await visitor.click(['#menu a', 'Careers']);
      await visitor.at('/careers');
    },
  ),
];
