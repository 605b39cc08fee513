import { journey } from '../journey';
import type { Visitor } from '../visitor';

const path = '/brand-partners/kohler';
const picture = ['main a', /Open larger$/] as const;
const dialog = 'dialog[open]';
const button = (name: string) => ['dialog[open] button', name] as const;

/** Waits until a picture is shown, by its number in the gallery; 0 is the hero, the first plate. */
async function shown(visitor: Visitor, number: number): Promise<void> {
  await visitor.at(`${path}#plate-${number + 1}`);
  await visitor.text(dialog, new RegExp(`${number + 1} / 5`));
}

async function closed(visitor: Visitor): Promise<void> {
  await visitor.gone(dialog);
  await visitor.at(path);
  await visitor.scrollLock(false);
}

async function openPicture(visitor: Visitor, number: number): Promise<void> {
  await visitor.click(picture, number - 1);
  await shown(visitor, number);
}

const fits = (visitor: Visitor) =>
  visitor.until('the picture is larger than its stage', () =>
    visitor.read(() =>
      Array.from(document.querySelectorAll('dialog[open] img')).some((image) => {
        const { left, top, right, bottom, width } = image.getBoundingClientRect();
        const { objectFit } = getComputedStyle(image);
        const isInside = left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1;
        return width > 100 && isInside && objectFit !== 'none';
      }),
    ),
  );

async function opensAndCloses(visitor: Visitor): Promise<void> {
  await openPicture(visitor.step('a picture opens and fits the window, and the close button restores page and focus'), 2);
  await fits(visitor);
  await visitor.scrollLock(true);
  await visitor.click(button('Close the pictures'));
  await closed(visitor);
  await visitor.focused(picture, 1);
}

const countEntries = (visitor: Visitor) => visitor.read(() => history.length);

export const lightboxJourneys = [
  journey('[R7, R9, V5, X1] pictures open, change and close', {}, async (visitor) => {
    await visitor.openReady(path);
    await opensAndCloses(visitor);
    await openPicture(visitor.step('the arrow keys change the picture, and its number is announced'), 1);
    await fits(visitor);
    const entries = await countEntries(visitor);
    await visitor.press('ArrowRight');
    await shown(visitor, 2);
    await visitor.until('it is not told', () =>
      visitor.read(() => (document.querySelector('dialog[open] [aria-live="polite"]')?.textContent ?? '').startsWith('Picture 3 of 5.')),
    );
    await visitor.press('ArrowRight');
    await shown(visitor, 3);
    await visitor.press('ArrowLeft');
    await shown(visitor, 2);
    await visitor.step('Home and End go to the ends, where arrows stop, and no key adds a history entry').press('End', 'ArrowRight');
    await shown(visitor, 4);
    await visitor.press('Home', 'ArrowLeft');
    await shown(visitor, 0);
    await visitor.equals('history entries', () => countEntries(visitor), entries);
    await visitor.step('Escape closes it, and the picture that was pressed has the focus').press('Escape');
    await closed(visitor);
    await visitor.focused(picture, 0);
    await openPicture(visitor.step('the buttons change the picture'), 1);
    await visitor.click(button('Next picture'));
    await shown(visitor, 2);
    await visitor.click(button('Previous picture'));
    await shown(visitor, 1);
    await visitor.click(button('Previous picture'));
    await shown(visitor, 0);
    await visitor.attribute(button('Previous picture'), 'aria-disabled', 'true');
    await visitor.click(button('Next picture'));
    await shown(visitor, 1);
    await visitor.click(button('Next picture'));
    await shown(visitor, 2);
    visitor.step('Tab stays in the lightbox');
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await visitor.press(key);
      await visitor.until('the focus has left the lightbox', () =>
        visitor.read(() => document.activeElement === document.body || document.activeElement!.closest('dialog[open]') !== null),
      );
    }
    await visitor.step('back closes it, forward opens it again').back();
    await closed(visitor);
    await visitor.forward();
    await shown(visitor, 2);
  }),
  journey('[R9] a URL opens the picture that it names', {}, async (visitor) => {
    await visitor.open(`${path}#plate-4`);
    await shown(visitor, 3);
    await visitor.click(button('Close the pictures'));
    await closed(visitor);
    await visitor.step('a hash that names no picture shows the page').openReady('/brand-partners/agape#plate-99');
    await visitor.see('h1');
    await visitor.gone(dialog);
  }),
];
