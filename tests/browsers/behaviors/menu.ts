import { behavior } from '../behavior';
import type { Visitor } from '../visitor';

const burger = ['header > div > button', /the menu$/] as const;
const menu = '#menu';
const menuPartners = ['#menu button', /^Partners/] as const;
const arrow = ['#partners-panel button', 'Close the partners'] as const;
const logo = '#partners-panel li a';
const phone = { layout: 'phone' } as const;

const overflow = (visitor: Visitor) => visitor.read(() => document.body.style.overflow);

async function openMenu(visitor: Visitor, path = '/our-story'): Promise<void> {
  await visitor.open(path);
  await visitor.click(burger);
  await visitor.see(menu);
}

async function openOverlay(visitor: Visitor): Promise<void> {
  await openMenu(visitor);
  await visitor.click(menuPartners);
  await visitor.see(arrow);
  await visitor.equals('overflow', () => overflow(visitor), 'hidden');
}

export const menuBehaviors = [
  behavior(
    '[N3] the burger opens a menu of six entries in order',
    async (visitor) => {
      await openMenu(visitor);
      const entries = () =>
        visitor.read(() => Array.from(document.querySelectorAll('#menu > :first-child > *'), (one) => one.firstChild?.textContent));
      await visitor.equals('entries', entries, ['Our story', 'Partners', 'News', 'Careers', 'Contact us', 'Service']);
    },
    phone,
  ),
  behavior(
    '[N3] the burger closes the menu again',
    async (visitor) => {
      await openMenu(visitor);
      await visitor.attribute(burger, 'aria-expanded', 'true');
      await visitor.click(burger);
      await visitor.gone(menu);
      await visitor.attribute(burger, 'aria-expanded', 'false');
    },
    phone,
  ),
  behavior(
    '[N4] Escape closes the menu and returns the focus',
    async (visitor) => {
      await openMenu(visitor);
      await visitor.attribute(burger, 'aria-expanded', 'true');
      await visitor.press('Escape');
      await visitor.gone(menu);
      await visitor.focused(burger);
    },
    phone,
  ),
  behavior(
    '[N4, V5] a link of the menu opens its page and closes the menu',
    async (visitor) => {
      await openMenu(visitor);
      await visitor.click(['#menu a', 'Careers']);
      await visitor.at('/careers');
      await visitor.text('h1', /Work with/);
      await visitor.gone(menu);
      await visitor.equals('overflow', () => overflow(visitor), '');
    },
    phone,
  ),
  behavior(
    '[N4, R7] a step back closes the menu',
    async (visitor) => {
      await openMenu(visitor, '/careers');
      await visitor.click(['#menu a', 'Our story']);
      await visitor.at('/our-story');
      await visitor.text('h1', /Sixty/);
      await visitor.gone(menu);
      await visitor.click(burger);
      await visitor.see(menu);
      await visitor.back();
      await visitor.at('/careers');
      await visitor.gone(menu);
    },
    phone,
  ),
  behavior(
    '[V5] the menu locks the scroll of the page',
    async (visitor) => {
      await openMenu(visitor);
      await visitor.equals('overflow', () => overflow(visitor), 'hidden');
      await visitor.click(burger);
      await visitor.equals('overflow', () => overflow(visitor), '');
    },
    phone,
  ),
  behavior(
    '[N5] Partners in the menu shows sixteen logos over the page',
    async (visitor) => {
      await openOverlay(visitor);
      await visitor.equals('logos', () => visitor.count(logo), 16);
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
    },
    phone,
  ),
  behavior(
    '[N5] the initial focus is on the arrow of the overlay',
    async (visitor) => {
      await openOverlay(visitor);
      await visitor.focused(arrow);
    },
    phone,
  ),
  behavior(
    '[N5] Tab and Shift Tab stay in the overlay',
    async (visitor) => {
      await openOverlay(visitor);
      await visitor.focused(arrow);
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
    },
    phone,
  ),
  behavior(
    '[N5] the page behind the overlay is inert',
    async (visitor) => {
      await openOverlay(visitor);
      await visitor.until('main takes the focus', () =>
        visitor.read(() => {
          const link = document.querySelector<HTMLElement>('main a[href]')!;
          link.focus();
          return document.activeElement !== link;
        }),
      );
    },
    phone,
  ),
  behavior(
    '[N5, V5] the arrow closes the overlay and restores page and focus',
    async (visitor) => {
      await openOverlay(visitor);
      await visitor.click(arrow);
      await visitor.gone(arrow);
      await visitor.equals('overflow', () => overflow(visitor), '');
      await visitor.focused(burger);
    },
    phone,
  ),
  behavior(
    '[N4, N5] Escape closes the overlay',
    async (visitor) => {
      await openOverlay(visitor);
      await visitor.press('Escape');
      await visitor.gone(arrow);
      await visitor.equals('overflow', () => overflow(visitor), '');
    },
    phone,
  ),
  behavior(
    '[N5] a logo of the overlay opens its page',
    async (visitor) => {
      await openOverlay(visitor);
      await visitor.click(['#partners-panel li a', 'Jacuzzi']);
      await visitor.at('/brand-partners/jacuzzi');
      await visitor.text('h1', /Jacuzzi/);
      await visitor.gone(arrow);
      await visitor.equals('overflow', () => overflow(visitor), '');
    },
    phone,
  ),
];
