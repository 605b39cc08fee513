import { journey } from '../journey';
import type { Visitor } from '../visitor';

const burger = ['header > div > button', /the menu$/] as const;
const menu = '#menu';
const partners = ['#menu button', /^Partners/] as const;
const arrow = ['#partners-panel button', 'Close the partners'] as const;

async function openMenu(visitor: Visitor): Promise<void> {
  await visitor.click(burger);
  await visitor.see(menu);
  await visitor.attribute(burger, 'aria-expanded', 'true');
}

async function openOverlay(visitor: Visitor): Promise<void> {
  await openMenu(visitor);
  await visitor.click(partners);
  await visitor.see(arrow);
  await visitor.attribute(partners, 'aria-expanded', 'true');
  await visitor.scrollLock(true);
  await visitor.focused(arrow);
}

async function overlayClosed(visitor: Visitor): Promise<void> {
  await visitor.gone(arrow);
  await visitor.scrollLock(false);
}

export const menuJourneys = [
  journey('[N3, N4, R7, V5] the menu of a phone opens and closes', { layout: 'phone' }, async (visitor) => {
    await visitor.open('/careers');
    await openMenu(visitor.step('the burger opens six entries in order'));
    const entries = () =>
      visitor.read(() => Array.from(document.querySelectorAll('#menu > :first-child > *'), (one) => one.firstChild?.textContent));
    await visitor.equals('entries', entries, ['Our story', 'Partners', 'News', 'Careers', 'Contact us', 'Service']);
    await visitor.step('it locks the scroll of the page, until the burger closes it').scrollLock(true);
    await visitor.click(burger);
    await visitor.gone(menu);
    await visitor.attribute(burger, 'aria-expanded', 'false');
    await visitor.scrollLock(false);
    await openMenu(visitor.step('Escape closes it and returns the focus'));
    await visitor.press('Escape');
    await visitor.gone(menu);
    await visitor.focused(burger);
    await openMenu(visitor.step('a link opens its page and closes it'));
    await visitor.follow(['#menu a', 'Our story'], '/our-story', /Sixty/);
    await visitor.gone(menu);
    await visitor.scrollLock(false);
    await openMenu(visitor.step('a step back closes it'));
    await visitor.back();
    await visitor.shows('/careers', /Work with/);
    await visitor.gone(menu);
  }),
  journey('[N4, N5, N6, V5] Partners in the menu opens an overlay', { layout: 'phone' }, async (visitor) => {
    await visitor.open('/our-story');
    await openOverlay(visitor.step('its arrow has the focus, and sixteen logos cover the page'));
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
    const keys = ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab'];
    await visitor.step('Tab and Shift Tab stay in it').staysIn('header, a[href="#content"]', keys);
    await visitor.step('the page behind it is inert').until('main takes the focus', () =>
      visitor.read(() => {
        const link = document.querySelector<HTMLElement>('main a[href]')!;
        link.focus();
        return document.activeElement !== link;
      }),
    );
    await visitor.step('Escape closes it and returns the focus').press('Escape');
    await overlayClosed(visitor);
    await visitor.focused(burger);
    await openOverlay(visitor.step('the arrow closes it and restores page and focus'));
    await visitor.click(arrow);
    await overlayClosed(visitor);
    await visitor.focused(burger);
    await openOverlay(visitor.step('a logo opens its page'));
    await visitor.follow(['#partners-panel li a', 'Jacuzzi'], '/brand-partners/jacuzzi', /Jacuzzi/);
    await overlayClosed(visitor);
  }),
];
