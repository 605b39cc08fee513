import { behavior } from '../behavior';
import type { Visitor } from '../visitor';

const path = '/brand-partners/kohler';
const picture = ['main a', /Open larger$/] as const;
const dialog = '[role="dialog"]';
const next = ['[role="dialog"] button', 'Next picture'] as const;
const previous = ['[role="dialog"] button', 'Previous picture'] as const;
const cross = ['[role="dialog"] button', 'Close the pictures'] as const;
const phone = { layout: 'phone' } as const;
const touch = { layout: 'phone', needs: ['touch'] } as const;

/** Waits until a picture is shown, by its number of four; the plates of the page begin at two. */
async function shown(visitor: Visitor, number: number): Promise<void> {
  await visitor.at(`${path}#plate-${number + 1}`);
  await visitor.text(dialog, new RegExp(`${number} / 4`));
}

async function closed(visitor: Visitor): Promise<void> {
  await visitor.gone(dialog);
  await visitor.at(path);
}

async function openPicture(visitor: Visitor, number: number): Promise<void> {
  await visitor.open(path);
  await visitor.ready();
  await visitor.click(picture, number - 1);
  await shown(visitor, number);
}

/** Whether the picture in view lies within the window. */
const fits = (visitor: Visitor) =>
  visitor.until('the picture is larger than its stage', () =>
    visitor.read(() =>
      Array.from(document.querySelectorAll('[role="dialog"] img')).some((image) => {
        const { left, top, right, bottom, width } = image.getBoundingClientRect();
        const { objectFit } = getComputedStyle(image);
        const isInside = left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1;
        return width > 100 && isInside && objectFit !== 'none';
      }),
    ),
  );

const opensAndCloses = async (visitor: Visitor) => {
  await openPicture(visitor, 2);
  await visitor.click(cross);
  await closed(visitor);
  await visitor.focused(picture, 1);
  await visitor.equals('overflow', () => visitor.read(() => document.body.style.overflow), '');
};

export const lightboxBehaviors = [
  behavior('[R9, V5] a picture opens, and the close button restores page and focus', opensAndCloses),
  behavior('[R9, V5] on a phone a picture opens, and the close button restores page and focus', opensAndCloses, phone),
  behavior('[R9, X1] the arrow keys change the picture', async (visitor) => {
    await openPicture(visitor, 1);
    await visitor.press('ArrowRight');
    await shown(visitor, 2);
    await visitor.press('ArrowRight');
    await shown(visitor, 3);
    await visitor.press('ArrowLeft');
    await shown(visitor, 2);
  }),
  behavior(
    '[R9, X1] Home and End go to the first and the last picture, arrows stop there, and no key adds a history entry',
    async (visitor) => {
      await openPicture(visitor, 2);
      const steps = await visitor.read(() => history.length);
      await visitor.press('End', 'ArrowRight');
      await shown(visitor, 4);
      await visitor.press('Home', 'ArrowLeft');
      await shown(visitor, 1);
      await visitor.equals('steps', () => visitor.read(() => history.length), steps);
    },
  ),
  behavior('[R9] Escape closes the picture', async (visitor) => {
    await openPicture(visitor, 1);
    await visitor.press('Escape');
    await closed(visitor);
    await visitor.focused(picture, 0);
  }),
  behavior('[R9] the buttons change the picture', async (visitor) => {
    await openPicture(visitor, 1);
    await visitor.click(next);
    await shown(visitor, 2);
    await visitor.click(previous);
    await shown(visitor, 1);
    await visitor.attribute(previous, 'aria-disabled', 'true');
  }),
  behavior('[R7] back closes the picture, forward opens it again', async (visitor) => {
    await openPicture(visitor, 2);
    await visitor.back();
    await closed(visitor);
    await visitor.forward();
    await shown(visitor, 2);
  }),
  behavior('[R9] a URL with a picture opens it', async (visitor) => {
    await visitor.open(`${path}#plate-4`);
    await shown(visitor, 3);
    await visitor.click(cross);
    await closed(visitor);
  }),
  behavior('[R9] a hash that names no picture shows the page', async (visitor) => {
    await visitor.open(`${path}#plate-99`);
    await visitor.ready();
    await visitor.see('h1');
    await visitor.gone(dialog);
  }),
  behavior('[X1] Tab stays in the lightbox', async (visitor) => {
    await openPicture(visitor, 2);
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await visitor.press(key);
      await visitor.until('the focus has left the lightbox', () =>
        visitor.read(() => document.activeElement === document.body || document.activeElement!.closest('[role="dialog"]') !== null),
      );
    }
  }),
  behavior('[X1] the number of the picture is announced to screen readers', async (visitor) => {
    await openPicture(visitor, 1);
    await visitor.press('ArrowRight');
    await visitor.until('it is not told', () =>
      visitor.read(() => (document.querySelector('[role="dialog"] [aria-live="polite"]')?.textContent ?? '').startsWith('Picture 2 of 4.')),
    );
  }),
  behavior('[R9] a picture fits the window', async (visitor) => {
    await openPicture(visitor, 1);
    await fits(visitor);
  }),
  behavior(
    '[R9] on a phone a picture fits the window',
    async (visitor) => {
      await openPicture(visitor, 1);
      await fits(visitor);
    },
    phone,
  ),
  behavior(
    '[R9] a swipe to the left goes to the next picture',
    async (visitor) => {
      await openPicture(visitor, 1);
      await visitor.swipe(dialog, { x: -160, y: 8 });
      await shown(visitor, 2);
    },
    touch,
  ),
  behavior(
    '[R9] a swipe to the right goes to the previous picture',
    async (visitor) => {
      await openPicture(visitor, 3);
      await visitor.swipe(dialog, { x: 160, y: 8 });
      await shown(visitor, 2);
    },
    touch,
  ),
  behavior(
    '[R9, V5] a swipe down closes the picture',
    async (visitor) => {
      await openPicture(visitor, 2);
      await visitor.swipe(dialog, { x: 8, y: 260 });
      await closed(visitor);
      await visitor.equals('overflow', () => visitor.read(() => document.body.style.overflow), '');
    },
    touch,
  ),
];
