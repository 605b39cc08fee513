import { behavior } from '../behavior';
import type { Visitor } from '../visitor';

const shopButton = ['header button', 'Shop online'] as const;
const dialog = '[role="dialog"]';
const card = '[role="dialog"] a';
const phone = { layout: 'phone' } as const;

async function openShops(visitor: Visitor): Promise<void> {
  await visitor.open('/our-story');
  await visitor.click(shopButton);
  await visitor.see(dialog);
  await visitor.until('the dialog has no focus', () => visitor.read(() => document.activeElement?.closest('[role="dialog"]') !== null));
}

const width = (visitor: Visitor) =>
  visitor.read(() => Math.round(document.querySelector('[role="dialog"]')!.getBoundingClientRect().width));
const scrollOf = (visitor: Visitor) => visitor.read(() => document.body.style.overflow);
const headingPlace = (visitor: Visitor) => visitor.read(() => Math.round(document.querySelector('h1')!.getBoundingClientRect().left));

const opens = async (visitor: Visitor) => {
  await openShops(visitor);
  await visitor.text(dialog, /Choose a shop/);
  await visitor.equals('cards', () => visitor.count(card), 2);
};

const closesByEscape = async (visitor: Visitor) => {
  await openShops(visitor);
  await visitor.press('Escape');
  await visitor.gone(dialog);
  await visitor.focused(shopButton);
  await visitor.equals('overflow', () => scrollOf(visitor), '');
};

export const shopBehaviors = [
  behavior('[D1] Shop online opens a dialog of two shops', opens),
  behavior('[D1] on a phone Shop online opens the dialog too', opens, phone),
  behavior('[D2] Escape closes the shops and returns the focus', closesByEscape),
  behavior('[D2] on a phone Escape closes the shops and returns the focus', closesByEscape, phone),
  behavior('[D2] a press on the backdrop closes the shops', async (visitor) => {
    await openShops(visitor);
    await visitor.clickAt({ x: 8, y: 400 });
    await visitor.gone(dialog);
    await visitor.focused(shopButton);
  }),
  behavior('[D1] the shops open in a new tab without opener and referrer', async (visitor) => {
    await openShops(visitor);
    for (const [name, value] of [
      ['target', '_blank'],
      ['rel', 'noopener noreferrer'],
    ] as const)
      await visitor.attribute(card, name, value);
  }),
  behavior('[D2] the shops are 480 px wide', async (visitor) => {
    await openShops(visitor);
    await visitor.equals('width', () => width(visitor), 480);
  }),
  behavior(
    '[D2] on a phone the shops take 90 % of the width',
    async (visitor) => {
      await openShops(visitor);
      // A window that the driver scales may have a fraction of a pixel more than it says.
      const expected = await visitor.read(() => innerWidth * 0.9);
      await visitor.until('the width', async () => Math.abs((await width(visitor)) - expected) <= 1);
    },
    phone,
  ),
  behavior('[D2, V5] the page behind the shops does not scroll or shift', async (visitor) => {
    await visitor.open('/our-story');
    await visitor.ready();
    const before = await headingPlace(visitor);
    await visitor.click(shopButton);
    await visitor.see(dialog);
    await visitor.equals('overflow', () => scrollOf(visitor), 'hidden');
    await visitor.equals('the heading', () => headingPlace(visitor), before);
  }),
  behavior('[D2] Tab stays in the shops', async (visitor) => {
    await openShops(visitor);
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab']) {
      await visitor.press(key);
      await visitor.until('the focus has left the dialog', () =>
        visitor.read(
          () => document.activeElement === document.body || document.activeElement!.closest('.MuiDialog-root, [role="dialog"]') !== null,
        ),
      );
    }
  }),
  behavior('[D2] a visually hidden button closes the shops', async (visitor) => {
    await openShops(visitor);
    await visitor.read(() =>
      Array.from(document.querySelectorAll<HTMLElement>('[role="dialog"] button'))
        .find((one) => one.textContent === 'Close' || one.ariaLabel === 'Close')!
        .focus(),
    );
    await visitor.press('Enter');
    await visitor.gone(dialog);
  }),
];
