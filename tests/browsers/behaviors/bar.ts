import { behavior } from '../behavior';
import type { Visitor } from '../visitor';

const bar = 'header[data-tone]';
const barLink = (name: string) => ['header nav a', name] as const;
const partnersButton = ['header nav button', 'Partners'] as const;
const panelLink = (name: string) => ['#partners-panel a', name] as const;
const skipLink = 'a[href="#content"]';

/** Waits until the bar has read the scroll position. */
const opaque = (visitor: Visitor, isOpaque: boolean) => visitor.attribute(bar, 'data-opaque', String(isOpaque));

const follow = (name: string, path: string, heading: RegExp) =>
  behavior(`[N1] ${name} leads to ${path}`, async (visitor) => {
    await visitor.open(path === '/our-story' ? '/careers' : '/our-story');
    await visitor.click(barLink(name));
    await visitor.at(path);
    await visitor.text('h1', heading);
  });

export const barBehaviors = [
  follow('Our story', '/our-story', /\S/),
  follow('News', '/news-and-events', /^News and events/),
  follow('Careers', '/careers', /Work with/),
  follow('Contact us', '/contact-us/inquiry', /Tell us what you are building/),
  behavior('[N1] the logo leads home', async (visitor) => {
    await visitor.open('/our-story');
    await visitor.click('header a[href="/"]');
    await visitor.at('/');
  }),
  behavior('[N2] the bar is transparent up to 100 px and opaque beyond', async (visitor) => {
    await visitor.open('/');
    await opaque(visitor, false);
    // A page that is zoomed scrolls by pixels of the screen.
    await visitor.scrollTo(96);
    await visitor.until('not scrolled', async () => (await visitor.scrollY()) > 90);
    await opaque(visitor, false);
    await visitor.scrollTo(104);
    await opaque(visitor, true);
    await visitor.scrollTo(0);
    await opaque(visitor, false);
  }),
  behavior('[N2] the opaque bar has a background from edge to edge', async (visitor) => {
    await visitor.open('/');
    await visitor.scrollTo(700);
    await opaque(visitor, true);
    await visitor.equals(
      'the ground of the bar',
      () =>
        visitor.read(() => {
          const { width, opacity, backgroundColor } = getComputedStyle(document.querySelector('header')!, '::before');
          return [Math.round(parseFloat(width)) === document.documentElement.clientWidth, opacity, backgroundColor];
        }),
      [true, '1', 'rgb(245, 241, 234)'],
    );
  }),
  behavior('[N2] over a light picture the bar has no background at the top', async (visitor) => {
    await visitor.open('/our-story');
    await opaque(visitor, false);
    await visitor.equals(
      'its ground',
      () => visitor.read(() => getComputedStyle(document.querySelector('header')!, '::before').opacity),
      '0',
    );
  }),
  behavior('[N1, N6] Partners opens and closes its panel', async (visitor) => {
    await visitor.open('/our-story');
    await visitor.gone(panelLink('Agape'));
    await visitor.attribute(partnersButton, 'aria-controls', 'partners-panel');
    await visitor.click(partnersButton);
    await visitor.see(panelLink('Agape'));
    await visitor.attribute(partnersButton, 'aria-expanded', 'true');
    await visitor.click(partnersButton);
    await visitor.gone(panelLink('Agape'));
    await visitor.attribute(partnersButton, 'aria-expanded', 'false');
  }),
  behavior('[N4] Escape closes the panel and returns the focus', async (visitor) => {
    await visitor.open('/our-story');
    await visitor.click(partnersButton);
    await visitor.see(panelLink('Agape'));
    await visitor.attribute(partnersButton, 'aria-expanded', 'true');
    await visitor.press('Escape');
    await visitor.gone(panelLink('Agape'));
    await visitor.focused(partnersButton);
  }),
  behavior('[N6] the panel opens by Enter', async (visitor) => {
    await visitor.open('/our-story');
    await opaque(visitor, false);
    await visitor.focus(partnersButton);
    await visitor.press('Enter');
    await visitor.see(panelLink('Agape'));
    await visitor.attribute(partnersButton, 'aria-expanded', 'true');
  }),
  behavior('[N4, V5] a partner of the panel opens its page and closes the panel', async (visitor) => {
    await visitor.open('/our-story');
    await visitor.click(partnersButton);
    await visitor.click(panelLink('Agape'));
    await visitor.at('/brand-partners/agape');
    await visitor.text('h1', /Agape/);
    await visitor.gone(panelLink('Agape'));
    await visitor.equals('overflow', () => visitor.read(() => document.body.style.overflow), '');
  }),
  behavior('[N4] a press outside closes the panel', async (visitor) => {
    await visitor.open('/our-story');
    await visitor.click(partnersButton);
    await visitor.see(panelLink('Agape'));
    await visitor.attribute(partnersButton, 'aria-expanded', 'true');
    await visitor.clickAt({ x: 8, y: 820 });
    await visitor.gone(panelLink('Agape'));
  }),
  behavior('[N4, R7] a step back closes the panel', async (visitor) => {
    await visitor.open('/careers');
    await visitor.click(barLink('Our story'));
    await visitor.at('/our-story');
    await visitor.text('h1', /Sixty/);
    await visitor.click(partnersButton);
    await visitor.see(panelLink('Agape'));
    await visitor.back();
    await visitor.at('/careers');
    await visitor.text('h1', /Work with/);
    await visitor.gone(panelLink('Agape'));
  }),
  behavior('[R2] the panel shows sixteen wordmarks', async (visitor) => {
    await visitor.open('/our-story');
    await visitor.click(partnersButton);
    await visitor.equals('partners', () => visitor.count('#partners-panel li a'), 16);
    const drawn = () =>
      visitor.read(
        () =>
          Array.from(document.querySelectorAll('#partners-panel li a > span')).filter((one) => {
            const styles = [getComputedStyle(one), getComputedStyle(one, '::before')];
            const properties = ['mask-image', '-webkit-mask-image', 'background-image'];
            return styles.some((style) => properties.some((property) => style.getPropertyValue(property).includes('/logos/')));
          }).length,
      );
    await visitor.equals('drawn', drawn, 16);
  }),
  behavior('[N6] the skip link comes first and leads to the content', async (visitor) => {
    await visitor.open('/our-story');
    await opaque(visitor, false);
    await visitor.press('Tab');
    await visitor.focused(skipLink);
    await visitor.press('Enter');
    await visitor.focused('#content');
  }),
  behavior('[R6] a navigation is announced to screen readers', async (visitor) => {
    await visitor.open('/our-story');
    await visitor.ready();
    await visitor.click(barLink('Careers'));
    await visitor.at('/careers');
    await visitor.until('nothing was told', () =>
      visitor.read(() => /careers|work with/i.test(document.querySelector('#gatsby-announcer')?.textContent ?? '')),
    );
  }),
  behavior('[N1] the bar marks the page that is shown', async (visitor) => {
    await visitor.open('/our-story');
    await visitor.attribute(barLink('Our story'), 'aria-current', 'page');
    await visitor.click(barLink('News'));
    await visitor.at('/news-and-events');
    await visitor.attribute(barLink('News'), 'aria-current', 'page');
  }),
];
