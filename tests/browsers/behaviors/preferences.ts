import { behavior } from '../behavior';
import type { Visitor } from '../visitor';

const reduced = { isMotionReduced: true } as const;
const hover = { needs: ['hover'] } as const;
const plain = { isScriptless: true } as const;
const plainPhone = { isScriptless: true, layout: 'phone' } as const;
const cursor = '[data-cursor]';

async function openWithCursor(visitor: Visitor): Promise<void> {
  await visitor.open('/our-story');
  await visitor.ready();
  let step = 0;
  await visitor.until('there is no cursor', async () => {
    await visitor.pointer([{ type: 'move', x: 40 + (step++ % 20), y: 420 }]);
    return visitor.read(() => document.querySelector('[data-cursor]') !== null);
  });
}

export const preferenceBehaviors = [
  behavior(
    '[V2] the cursor follows the mouse',
    async (visitor) => {
      await openWithCursor(visitor);
      const place = () => visitor.read(() => document.querySelector('[data-cursor]')!.getBoundingClientRect().left);
      await visitor.pointer([{ type: 'move', x: 700, y: 500 }]);
      await visitor.until('it has not come', async () => Math.abs((await place()) - 700) < 60);
    },
    hover,
  ),
  behavior(
    '[V1] the wheel is eased for a mouse',
    async (visitor) => {
      await openWithCursor(visitor);
      await visitor.until('it is not eased', () => visitor.read(() => document.documentElement.classList.contains('lenis')));
    },
    hover,
  ),
  behavior(
    '[V2, V1] with reduced motion there is no cursor and no easing',
    async (visitor) => {
      await visitor.open('/our-story');
      await visitor.ready();
      await visitor.pointer([
        { type: 'move', x: 300, y: 400 },
        { type: 'pause', milliseconds: 300 },
        { type: 'move', x: 320, y: 400 },
      ]);
      await visitor.gone(cursor);
      await visitor.equals('eased', () => visitor.read(() => document.documentElement.classList.contains('lenis')), false);
    },
    reduced,
  ),
  behavior(
    '[X1] with reduced motion the shops open and close',
    async (visitor) => {
      await visitor.open('/our-story');
      await visitor.click(['header button', 'Shop online']);
      await visitor.see('[role="dialog"]');
      await visitor.press('Escape');
      await visitor.gone('[role="dialog"]');
    },
    reduced,
  ),
  behavior(
    '[X1] with reduced motion a question opens',
    async (visitor) => {
      await visitor.open('/service');
      await visitor.click('footer h3 button');
      await visitor.see(['footer [role="region"] p', /counter of hardware/]);
    },
    reduced,
  ),
  behavior(
    '[X1] with reduced motion a hash scrolls at once',
    async (visitor) => {
      await visitor.open('/#showrooms');
      await visitor.ready();
      await visitor.until('it is not in view', () =>
        visitor.read(() => {
          const { top } = document.getElementById('showrooms')!.getBoundingClientRect();
          return top >= 0 && top < innerHeight;
        }),
      );
    },
    reduced,
  ),
  behavior(
    '[X2] without scripts a page is readable and its links work',
    async (visitor) => {
      await visitor.open('/our-story');
      await visitor.see('h1');
      await visitor.click(['header nav a', 'Careers']);
      await visitor.at('/careers');
      await visitor.text('h1', /Work with/);
    },
    plain,
  ),
  behavior(
    '[X2] without scripts the partners open',
    async (visitor) => {
      await visitor.open('/our-story');
      if ((await visitor.count('#partners-panel li a')) === 0) await visitor.click(['header nav button', 'Partners']);
      await visitor.click(['#partners-panel li a', 'Falper']);
      await visitor.at('/brand-partners/falper');
    },
    plain,
  ),
  behavior(
    '[X2] without scripts every answer is readable',
    async (visitor) => {
      await visitor.open('/our-story');
      await visitor.equals('answers', () => visitor.count('footer [role="region"]'), 6);
    },
    plain,
  ),
  behavior(
    '[X2] without scripts the menu opens on a phone',
    async (visitor) => {
      await visitor.open('/our-story');
      if ((await visitor.count(['#menu a', 'Careers'])) === 0) await visitor.click(['header > div > button', 'Open the menu']);
      await visitor.click(['#menu a', 'Careers']);
      await visitor.at('/careers');
    },
    plainPhone,
  ),
  behavior(
    '[X2] without scripts both shops open on a phone',
    async (visitor) => {
      await visitor.open('/our-story');
      if ((await visitor.count('#shops a')) === 0) await visitor.click(['header button', 'Shop online']);
      await visitor.equals('shops', () => visitor.count('#shops a'), 2);
    },
    plainPhone,
  ),
  behavior(
    '[X2] without scripts an inquiry is sent',
    async (visitor) => {
      await visitor.open('/contact-us/inquiry');
      await visitor.type('main form [name="name"]', 'A Sample');
      await visitor.type('main form [name="email"]', 'visitor@sample.example');
      await visitor.click(['main form label', 'Architect']);
      await visitor.type('main form [name="message"]', 'A bath.');
      await visitor.click(['main form label', /^I agree/]);
      await visitor.click('main form [type="submit"]');
      await visitor.text('main', /[2-9A-Z]{3}-[2-9A-Z]{3}/);
    },
    plain,
  ),
  behavior(
    '[X2] without scripts a picture opens as a file',
    async (visitor) => {
      await visitor.open('/brand-partners/kohler');
      await visitor.click(['main a', /Open larger$/]);
      await visitor.atLike(/\.(?:jpg|webp|avif|png)$/);
    },
    plain,
  ),
  behavior(
    '[X2] without scripts the board page shows why it is empty',
    async (visitor) => {
      await visitor.open('/board');
      await visitor.text('main', /which needs scripts\./);
    },
    plain,
  ),
];
