import { journey } from '../journey';
import type { Visitor } from '../visitor';

const burger = ['header > div > button', /the menu$/] as const;
const menu = '#menu';
const arrow = ['#partners-panel button', 'Close the partners'] as const;

async function openMenu(visitor: Visitor): Promise<void> {
  await visitor.click(burger);
  await visitor.see(menu);
  await visitor.attribute(burger, 'aria-expanded', 'true');
}

async function openOverlay(visitor: Visitor): Promise<void> {
  await openMenu(visitor);
  await visitor.click(['#menu button', /^Partners/]);
  await visitor.see(arrow);
  await visitor.scrollLock(true);
  await visitor.focused(arrow);
}

async function overlayClosed(visitor: Visitor): Promise<void> {
  await visitor.gone(arrow);
  await visitor.scrollLock(false);
}

export const menuJourneys = [
  journey(
    '[N3, N4, R7, V5] the menu of a phone opens and closes',
    { layout: 'phone', fallbacks: ['chrome-102', 'slow'] },
    async (visitor) => {
      await visitor.open('/careers');
      visitor.step('the burger opens six entries in order');
      await openMenu(visitor);
      const entries = () =>
        visitor.read(() => Array.from(document.querySelectorAll('#menu > :first-child > *'), (one) => one.firstChild?.textContent));
      await visitor.equals('entries', entries, ['Our story', 'Partners', 'News', 'Careers', 'Contact us', 'Service']);
      visitor.step('it locks the scroll of the page, until the burger closes it');
      await visitor.scrollLock(true);
      await visitor.click(burger);
      await visitor.gone(menu);
      await visitor.attribute(burger, 'aria-expanded', 'false');
      await visitor.scrollLock(false);
      visitor.step('Escape closes it and returns the focus');
      await openMenu(visitor);
      await visitor.press('Escape');
      await visitor.gone(menu);
      await visitor.focused(burger);
      visitor.step('a link opens its page and closes it');
      await openMenu(visitor);
      await visitor.click(['#menu a', 'Our story']);
      await visitor.at('/our-story');
      await visitor.text('h1', /Sixty/);
      await visitor.gone(menu);
      await visitor.scrollLock(false);
      visitor.step('a step back closes it');
      await openMenu(visitor);
      await visitor.back();
      await visitor.at('/careers');
      await visitor.text('h1', /Work with/);
      await visitor.gone(menu);
    },
  ),
  journey('[N4, N5, V5] Partners in the menu opens an overlay', { layout: 'phone', fallbacks: ['firefox-115'] }, async (visitor) => {
    await visitor.open('/our-story');
    visitor.step('its arrow has the focus, and sixteen logos cover the page');
    await openOverlay(visitor);
    await visitor.counts('#partners-panel li a', 16);
    const covers = () =>
      visitor.read(() => {
        const middle = document.documentElement.clientWidth / 2;
        return [
          [4, 150],
          [2 * middle - 4, 150],
          [middle, innerHeight - 4],
        ].map(([x, y]) => document.elementFromPoint(x!, y!)?.closest('#partners-panel') !== null);
      });
    await visitor.equals('it covers the page', covers, [true, true, true]);
    visitor.step('Tab and Shift Tab stay in it');
    const isInside = () =>
      visitor.read(
        () =>
          [document.body, null].includes(document.activeElement as HTMLElement | null) ||
          document.activeElement!.closest('header, a[href="#content"]') !== null,
      );
    for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab']) {
      await visitor.press(key);
      await visitor.until('the focus has left the overlay', isInside);
    }
    visitor.step('the page behind it is inert');
    await visitor.until('main takes the focus', () =>
      visitor.read(() => {
        const link = document.querySelector<HTMLElement>('main a[href]')!;
        link.focus();
        return document.activeElement !== link;
      }),
    );
    visitor.step('Escape closes it');
    await visitor.press('Escape');
    await overlayClosed(visitor);
    visitor.step('the arrow closes it and restores page and focus');
    await openOverlay(visitor);
    await visitor.click(arrow);
    await overlayClosed(visitor);
    await visitor.focused(burger);
    visitor.step('a logo opens its page');
    await openOverlay(visitor);
    await visitor.click(['#partners-panel li a', 'Jacuzzi']);
    await visitor.at('/brand-partners/jacuzzi');
    await visitor.text('h1', /Jacuzzi/);
    await overlayClosed(visitor);
  }),
];
