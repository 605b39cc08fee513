import { behavior } from '../behavior';
import type { Layout } from '../drivers/driver';
import type { Visitor } from '../visitor';

const pages = ['/', '/our-story', '/brand-partners/kohler', '/contact-us/inquiry', '/news-and-events', '/board'] as const;

/** A browser that has features taken away may be wider by the width of a scroll bar. */
const sidewaysScroll = (visitor: Visitor) =>
  visitor.read(() => {
    scrollTo({ left: 500, behavior: 'instant' });
    return [Math.round(scrollX), document.documentElement.scrollWidth - document.documentElement.clientWidth > 1];
  });

const fits = (path: string, layout: Layout, where: string) =>
  behavior(
    `[X1] ${where} ${path} has no horizontal scroll`,
    async (visitor) => {
      await visitor.open(path);
      await visitor.ready();
      await visitor.see('h1');
      await visitor.equals('scrolled sideways', () => sidewaysScroll(visitor), [0, false]);
    },
    { layout },
  );

const opensMenu = async (visitor: Visitor) => {
  await visitor.open('/our-story');
  await visitor.click(['header > div > button', 'Open the menu']);
  await visitor.click(['#menu a', 'Careers']);
  await visitor.at('/careers');
};

const opensShops = async (visitor: Visitor) => {
  await visitor.open('/our-story');
  await visitor.click(['header button', 'Shop online']);
  await visitor.see('[role="dialog"] a');
  await visitor.equals(
    'outside the window',
    () =>
      visitor.read(() => {
        const { left, right } = document.querySelector('[role="dialog"]')!.getBoundingClientRect();
        return [left < 0, right > innerWidth];
      }),
    [false, false],
  );
};

const headingSize = (visitor: Visitor) =>
  visitor.read(() => {
    const heading = document.querySelector('h1')!;
    const { fontSize, lineHeight } = getComputedStyle(heading);
    return [heading.scrollWidth <= document.documentElement.clientWidth, parseFloat(fontSize) > 20, parseFloat(lineHeight) > 0];
  });

export const layoutBehaviors = [
  ...pages.map((path) => fits(path, 'narrow', 'at 320 px')),
  ...pages.slice(0, 4).map((path) => fits(path, 'zoom', 'at 200 %')),
  behavior('[X1] at 320 px the menu opens and its links work', opensMenu, { layout: 'narrow' }),
  behavior('[X1] at 200 % the menu opens and its links work', opensMenu, { layout: 'zoom' }),
  behavior('[X1] at 320 px the shops fit the window', opensShops, { layout: 'narrow' }),
  behavior('[X1] at 200 % the shops fit the window', opensShops, { layout: 'zoom' }),
  behavior(
    '[X1] at 320 px the heading keeps its size within the page',
    async (visitor) => {
      await visitor.open('/our-story');
      await visitor.equals('the heading', () => headingSize(visitor), [true, true, true]);
    },
    { layout: 'narrow' },
  ),
  behavior('[X1] each telephone number beside a form is 24 px high', async (visitor) => {
    await visitor.open('/contact-us/inquiry');
    await visitor.equals(
      'the numbers that are lower',
      () =>
        visitor.read(() => {
          const numbers = Array.from(document.querySelectorAll('main a[href^="tel:"]'));
          return numbers.length > 1 ? numbers.filter((one) => one.getBoundingClientRect().height < 23.5).length : 'there are none';
        }),
      0,
    );
  }),
  behavior('[X5] the picture of the first screen is shown', async (visitor) => {
    await visitor.open('/');
    await visitor.until('it has not come', () =>
      visitor.read(() =>
        Array.from(document.querySelectorAll('main img')).some((one) => {
          const { top, width } = one.getBoundingClientRect();
          return (one as HTMLImageElement).naturalWidth > 0 && top < innerHeight && width > 200;
        }),
      ),
    );
  }),
  behavior(
    '[X5] on a phone the picture of the first screen fills its width',
    async (visitor) => {
      await visitor.open('/');
      await visitor.until('it does not fill it', () =>
        visitor.read(() =>
          Array.from(document.querySelectorAll('main img')).some((one) => {
            const { top, width } = one.getBoundingClientRect();
            return (one as HTMLImageElement).naturalWidth > 0 && top < innerHeight && width >= innerWidth - 60;
          }),
        ),
      );
    },
    { layout: 'phone' },
  ),
  behavior('[N2, X5] the opening picture takes most of the window, and the scrim a fifth and the bar', async (visitor) => {
    await visitor.open('/');
    await visitor.equals(
      'the heights are in range',
      () =>
        visitor.read(() => {
          const picture = document.querySelector('main section')!.getBoundingClientRect().height / innerHeight;
          const scrim = parseFloat(getComputedStyle(document.querySelector('header')!, '::after').height) / innerHeight;
          return [picture > 0.5 && picture <= 1, scrim > 0.2 && scrim < 0.5];
        }),
      [true, true],
    );
  }),
];
