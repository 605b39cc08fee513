import { getPageKind } from '../../support/page-kind';
import { journey } from '../journey';
import type { Visitor } from '../visitor';

const barLink = (name: string) => ['header nav a', name] as const;
const partnersButton = ['header nav button', 'Partners'] as const;

const atTop = (visitor: Visitor) => visitor.equals('scrolled', visitor.scrollY, 0);

async function atTopOf(visitor: Visitor, path: string, heading: RegExp): Promise<void> {
  await visitor.shows(path, heading);
  await atTop(visitor);
}

async function followToPartners(visitor: Visitor): Promise<void> {
  await visitor.click(partnersButton);
  await visitor.click('#partners-panel a[href="/#partners"]');
  await visitor.at('/#partners');
  await visitor.belowBar('partners');
}

const partners = '#partners ol > li';

export const navigationJourneys = [
  journey('[X6] the reader’s script starts on a page of each kind', {}, async (visitor) => {
    const sitemap = await (await fetch(`${visitor.network.url}/sitemap.xml`)).text();
    const paths = Array.from(sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/(?:[^<.]*))</g), ([, path]) => path!);
    const kinds = new Map(paths.map((path) => [getPageKind(path), path]));
    for (const path of [...kinds.values(), '/board', '/search', '/no-such-page']) await visitor.step(path).openReady(path);
  }),
  journey('[N6, R6, R7] links, steps and reloads lead to the tops of their pages', {}, async (visitor) => {
    await visitor.openReady('/');
    await visitor.step('the skip link comes first and leads to the content').press('Tab');
    await visitor.focused('a[href="#content"]');
    await visitor.press('Enter');
    await visitor.focused('#content');
    await visitor.step('a link leads to the top of its page, which is announced').scrollTo(1_200);
    await visitor.click(barLink('Careers'));
    await atTopOf(visitor, '/careers', /Work with/);
    await visitor.equals(
      'what is announced',
      () => visitor.read(() => document.querySelector('[aria-live]')?.textContent === document.title),
      true,
    );
    await visitor.step('back and forward lead to the tops').click(barLink('Our story'));
    await atTopOf(visitor, '/our-story', /Sixty/);
    await visitor.scrollTo(700);
    await visitor.back();
    await atTopOf(visitor, '/careers', /Work with/);
    await visitor.scrollTo(400);
    await visitor.forward();
    await atTopOf(visitor, '/our-story', /Sixty/);
    await visitor.step('a reload leads to the top').scrollTo(900);
    await visitor.reload();
    await visitor.ready();
    await atTop(visitor);
  }),
  journey('[R7] a page in the back/forward cache is complete after back, and begins at its top', {}, async (visitor) => {
    await visitor.openReady('/careers');
    await visitor.scrollTo(400);
    await visitor.open('/robots.txt');
    await visitor.back();
    await atTopOf(visitor, '/careers', /Work with/);
    await visitor.click(['header button', 'Shop online']);
    await visitor.see('[role="dialog"]');
  }),
  journey('[R7] a hash scrolls to below the bar', {}, async (visitor) => {
    await visitor.step('in the URL').openReady('/#showrooms');
    await visitor.belowBar('showrooms');
    await followToPartners(visitor.step('on the same page'));
    await visitor.step('on another page').follow(barLink('Our story'), '/our-story', /Sixty/);
    await followToPartners(visitor);
    await visitor.step('an invalid hash does not change the page').openReady('/our-story#100%');
    await visitor.see('h1');
    await atTop(visitor);
  }),
  journey('[G5] categories filter the index of partners', {}, async (visitor) => {
    await visitor.step('a category of the panel leads to the filtered index').open('/our-story');
    await visitor.click(partnersButton);
    await visitor.click(['#partners-panel nav a', /^Tile/]);
    await visitor.at('/?category=tile#partners');
    await visitor.counts(partners, 3);
    await visitor.step('all of them are shown again').click(['#partners nav a', /^All/]);
    await visitor.counts(partners, 16);
    await visitor.step('a category filters the index, and is in the URL').click(['#partners nav a', /^Kitchen/]);
    await visitor.atLike(/category=kitchen/);
    await visitor.counts(partners, 3);
  }),
  journey('[V1, V2] a mouse has a cursor that follows it, and an eased wheel', { needs: ['hover'] }, async (visitor) => {
    await visitor.openReady('/our-story');
    let step = 0;
    await visitor.until('there is no cursor', async () => {
      await visitor.pointer([{ type: 'move', x: 40 + (step++ % 20), y: 420 }]);
      return visitor.read(() => document.querySelector('[data-cursor]') !== null);
    });
    await visitor.step('the cursor follows the mouse').pointer([{ type: 'move', x: 700, y: 500 }]);
    const place = () => visitor.read(() => document.querySelector('[data-cursor]')!.getBoundingClientRect().left);
    await visitor.until('it has not come', async () => Math.abs((await place()) - 700) < 60);
    await visitor
      .step('the wheel is eased')
      .until('it is not eased', () => visitor.read(() => document.documentElement.classList.contains('lenis')));
  }),
];
