import { journey } from '../journey';
import type { Visitor } from '../visitor';
import { subscribe, toast } from './footer';

const shopButton = ['header button', 'Shop online'] as const;
const dialog = '[role="dialog"]';
const card = '[role="dialog"] a';

async function openShops(visitor: Visitor): Promise<void> {
  await visitor.click(shopButton);
  await visitor.see(dialog);
  await visitor.until('the dialog has no focus', () => visitor.read(() => document.activeElement?.closest('[role="dialog"]') !== null));
}

async function showsShops(visitor: Visitor): Promise<void> {
  await openShops(visitor.step('Shop online opens a dialog of two shops'));
  await visitor.text(dialog, /Choose a shop/);
  await visitor.counts(card, 2);
}

async function closesByEscape(visitor: Visitor): Promise<void> {
  await visitor.step('Escape closes it and returns the focus').press('Escape');
  await visitor.gone(dialog);
  await visitor.focused(shopButton);
  await visitor.scrollLock(false);
}

const width = (visitor: Visitor) => visitor.read(() => document.querySelector('[role="dialog"]')!.getBoundingClientRect().width);
const headingPlace = (visitor: Visitor) => visitor.read(() => Math.round(document.querySelector('h1')!.getBoundingClientRect().left));

export const shopJourneys = [
  journey('[D1, D2, V5] the shops open and close', {}, async (visitor) => {
    await visitor.openReady('/our-story');
    const before = await headingPlace(visitor);
    await showsShops(visitor);
    await visitor.step('they open in a new tab without opener and referrer').attribute(card, 'target', '_blank');
    await visitor.attribute(card, 'rel', 'noopener noreferrer');
    visitor.step('the dialog is 480 px wide, and the page behind it does not scroll or shift');
    await visitor.equals('width', async () => Math.round(await width(visitor)), 480);
    await visitor.scrollLock(true);
    await visitor.equals('the heading', () => headingPlace(visitor), before);
    await visitor.step('Tab stays in it').staysIn('.MuiDialog-root, [role="dialog"]', ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab']);
    await closesByEscape(visitor);
    await openShops(visitor.step('a press on the backdrop closes it'));
    await visitor.clickAt({ x: 8, y: 400 });
    await visitor.gone(dialog);
    await visitor.focused(shopButton);
    await openShops(visitor.step('a visually hidden button closes it'));
    await visitor.read(() =>
      Array.from(document.querySelectorAll<HTMLElement>('[role="dialog"] button'))
        .find((one) => one.textContent === 'Close' || one.getAttribute('aria-label') === 'Close')!
        .focus(),
    );
    await visitor.press('Enter');
    await visitor.gone(dialog);
  }),
  journey('[D1, D2, L3] on a phone the shops open and close, and an address is subscribed', { layout: 'phone' }, async (visitor) => {
    await visitor.openReady('/our-story');
    await showsShops(visitor);
    visitor.step('the dialog takes 90 % of the width');
    // A window that the driver scales may have a fraction of a pixel more than it says.
    const expected = await visitor.read(() => innerWidth * 0.9);
    await visitor.until('the width', async () => Math.abs((await width(visitor)) - expected) <= 1.5);
    await closesByEscape(visitor);
    await subscribe(visitor.step('an address is posted, and a toast is shown'), { status: 200, json: { subscribed: true } });
    await visitor.text(toast, /^Subscribed Successfully/);
  }),
];
