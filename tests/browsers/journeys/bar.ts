import { journey } from '../journey';
import type { Visitor } from '../visitor';

const barLink = (name: string) => ['header nav a', name] as const;
const partnersButton = ['header nav button', 'Partners'] as const;
const panelLink = (name: string) => ['#partners-panel a', name] as const;

/** Waits until the page has read the scroll position, which makes the bar opaque. */
const opaque = (visitor: Visitor, isOpaque: boolean) => visitor.attribute('html', 'data-scrolled', String(isOpaque));

const ground = (visitor: Visitor) =>
  visitor.read(() => {
    const { width, opacity, backgroundColor } = getComputedStyle(document.querySelector('header')!, '::before');
    return [Math.round(parseFloat(width)) === document.documentElement.clientWidth, opacity, backgroundColor];
  });

async function openPanel(visitor: Visitor): Promise<void> {
  await visitor.click(partnersButton);
  await visitor.see(panelLink('Agape'));
  await visitor.attribute(partnersButton, 'aria-expanded', 'true');
}

/** The wordmarks of the panel that have a picture. */
const countDrawn = (visitor: Visitor) =>
  visitor.read(
    () =>
      Array.from(document.querySelectorAll('#partners-panel li a > span')).filter((one) => {
        const styles = [getComputedStyle(one), getComputedStyle(one, '::before')];
        const properties = ['mask-image', '-webkit-mask-image', 'background-image'];
        return styles.some((style) => properties.some((property) => style.getPropertyValue(property).includes('/logos/')));
      }).length,
  );

/** Waits until a picture of the first screen has come, which is so wide at least. */
const hasFirstPicture = (visitor: Visitor, least: number) =>
  visitor.until(`no picture is ${least} px wide`, () =>
    visitor.read(
      (leastWidth: number) =>
        Array.from(document.querySelectorAll<HTMLImageElement>('main img')).some((one) => {
          const { top, width } = one.getBoundingClientRect();
          return one.naturalWidth > 0 && top < innerHeight && width >= leastWidth;
        }),
      least,
    ),
  );

export const barJourneys = [
  journey('[N1] the links of the bar lead to their pages, and the bar marks the page', {}, async (visitor) => {
    await visitor.open('/our-story');
    for (const [name, path, heading] of [
      ['Careers', '/careers', /Work with/],
      ['Our story', '/our-story', /\S/],
      ['News', '/news-and-events', /^News and events/],
      ['Contact us', '/contact-us/inquiry', /Tell us what you are building/],
    ] as const) {
      await visitor.step(`${name} leads to ${path}`).follow(barLink(name), path, heading);
      await visitor.attribute(barLink(name), 'aria-current', 'page');
    }
    await visitor.step('the logo leads home').click('header a[href="/"]');
    await visitor.at('/');
  }),
  journey('[N1, N2, X5] the bar, the opening picture and the scrim of the first screen', {}, async (visitor) => {
    await visitor.open('/');
    await hasFirstPicture(visitor.step('the picture of the first screen is shown'), 200);
    visitor.step('the opening picture takes most of the window, and the scrim a fifth and the bar');
    const areInRange = () =>
      visitor.read(() => {
        const picture = document.querySelector('main section')!.getBoundingClientRect().height / innerHeight;
        const scrim = parseFloat(getComputedStyle(document.querySelector('header')!, '::after').height) / innerHeight;
        return [picture > 0.5 && picture <= 1, scrim > 0.2 && scrim < 0.5];
      });
    await visitor.equals('the heights are in range', areInRange, [true, true]);
    await opaque(visitor.step('the bar is transparent up to 100 px and opaque beyond'), false);
    await visitor.scrollTo(96);
    await opaque(visitor, false);
    await visitor.scrollTo(104);
    await opaque(visitor, true);
    await visitor.step('the opaque bar has a background from edge to edge').scrollTo(700);
    await opaque(visitor, true);
    await visitor.equals('the ground of the bar', () => ground(visitor), [true, '1', 'rgb(245, 241, 234)']);
    await visitor.scrollTo(0);
    await opaque(visitor, false);
    visitor.step('over a light picture the bar has no background at the top, and it marks the page that was loaded');
    await visitor.open('/our-story');
    await opaque(visitor, false);
    await visitor.equals('the opacity of its ground', async () => (await ground(visitor))[1], '0');
    await visitor.attribute(barLink('Our story'), 'aria-current', 'page');
  }),
  journey('[N1, N4, N6, R2, R7, V5] the panel of partners opens and closes', {}, async (visitor) => {
    await visitor.open('/our-story');
    await visitor.step('Partners opens and closes it').gone(panelLink('Agape'));
    await visitor.attribute(partnersButton, 'aria-expanded', 'false');
    await openPanel(visitor);
    await visitor.click(partnersButton);
    await visitor.gone(panelLink('Agape'));
    await visitor.attribute(partnersButton, 'aria-expanded', 'false');
    await visitor.step('Enter opens it').focus(partnersButton);
    await visitor.press('Enter');
    await visitor.see(panelLink('Agape'));
    await visitor.attribute(partnersButton, 'aria-expanded', 'true');
    await visitor.step('it shows sixteen wordmarks').counts('#partners-panel li a', 16);
    await visitor.equals('drawn', () => countDrawn(visitor), 16);
    await visitor.step('Escape closes it and returns the focus').press('Escape');
    await visitor.gone(panelLink('Agape'));
    await visitor.focused(partnersButton);
    await openPanel(visitor.step('a press outside closes it'));
    await visitor.clickAt({ x: 8, y: 820 });
    await visitor.gone(panelLink('Agape'));
    await visitor.step('a partner opens its page and closes it').click(partnersButton);
    await visitor.follow(panelLink('Agape'), '/brand-partners/agape', /Agape/);
    await visitor.gone(panelLink('Agape'));
    await visitor.scrollLock(false);
    await openPanel(visitor.step('a step back closes it'));
    await visitor.back();
    await visitor.shows('/our-story', /Sixty/);
    await visitor.gone(panelLink('Agape'));
  }),
];
