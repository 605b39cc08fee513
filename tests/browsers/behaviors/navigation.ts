import { getChunkPath } from '../../support/built-site';
import { samplePaths } from '../../support/sample-pages';
import { behavior } from '../behavior';
import type { Visitor } from '../visitor';

const barLink = (name: string) => ['header nav a', name] as const;
const partnersButton = ['header nav button', 'Partners'] as const;
const indexLink = '#partners-panel a[href="/#partners"]';

const atTop = (visitor: Visitor) => visitor.equals('scrolled', visitor.scrollY, 0);

/** Waits until the element of a hash is below the bar and near it. */
const belowBar = (visitor: Visitor, id: string) =>
  visitor.until(`#${id} is not below the bar`, () =>
    visitor.read((name: string) => {
      const top = document.getElementById(name)!.getBoundingClientRect().top;
      return top >= document.querySelector('header')!.getBoundingClientRect().bottom - 2 && top < innerHeight / 2;
    }, id),
  );

async function scrollDown(visitor: Visitor, by: number): Promise<void> {
  await visitor.scrollTo(by);
  await visitor.until('not scrolled', async () => (await visitor.scrollY()) > by - 10);
}

export const navigationBehaviors = [
  behavior('[X6] a page of each kind is hydrated', async (visitor) => {
    for (const path of samplePaths) {
      await visitor.open(path);
      await visitor.ready();
    }
  }),
  behavior('[R7] a link leads to the top of its page', async (visitor) => {
    await visitor.open('/');
    await visitor.ready();
    await scrollDown(visitor, 1_200);
    await visitor.click(barLink('Our story'));
    await visitor.at('/our-story');
    await visitor.text('h1', /Sixty/);
    await atTop(visitor);
  }),
  behavior('[R7] back and forward lead to the tops of their pages', async (visitor) => {
    await visitor.open('/careers');
    await visitor.ready();
    await visitor.click(barLink('Our story'));
    await visitor.at('/our-story');
    await visitor.text('h1', /Sixty/);
    await scrollDown(visitor, 700);
    await visitor.back();
    await visitor.at('/careers');
    await visitor.text('h1', /Work with/);
    await atTop(visitor);
    await visitor.forward();
    await visitor.at('/our-story');
    await visitor.text('h1', /Sixty/);
    await atTop(visitor);
  }),
  behavior('[R7] a page that is loaded again begins at its top', async (visitor) => {
    await visitor.open('/our-story');
    await visitor.ready();
    await scrollDown(visitor, 900);
    await visitor.reload();
    await visitor.ready();
    await atTop(visitor);
  }),
  behavior('[R7] a hash on the same page scrolls to below the bar', async (visitor) => {
    await visitor.open('/');
    await visitor.ready();
    await visitor.click(partnersButton);
    await visitor.click(indexLink);
    await visitor.at('/#partners');
    await belowBar(visitor, 'partners');
  }),
  behavior('[R7] a hash on another page scrolls to below the bar', async (visitor) => {
    await visitor.open('/our-story');
    await visitor.ready();
    await visitor.click(partnersButton);
    await visitor.click(indexLink);
    await visitor.at('/#partners');
    await belowBar(visitor, 'partners');
  }),
  behavior('[R7] a hash in the URL scrolls to below the bar', async (visitor) => {
    await visitor.open('/#showrooms');
    await visitor.ready();
    await belowBar(visitor, 'showrooms');
  }),
  behavior('[R7] an invalid hash does not change the page', async (visitor) => {
    await visitor.open('/our-story#100%');
    await visitor.ready();
    await visitor.see('h1');
    await atTop(visitor);
  }),
  behavior('[R7] the focus moves to the new page', async (visitor) => {
    await visitor.open('/careers');
    await visitor.ready();
    await visitor.click(barLink('Our story'));
    await visitor.at('/our-story');
    await visitor.until('the focus is elsewhere', () => visitor.read(() => document.activeElement?.id === 'gatsby-focus-wrapper'));
  }),
  behavior('[R7] a link is a navigation by script: the document stays', async (visitor) => {
    await visitor.open('/careers');
    await visitor.ready();
    await visitor.read(() => (document.documentElement.dataset['marked'] = 'yes'));
    await visitor.click(barLink('Our story'));
    await visitor.at('/our-story');
    await visitor.text('h1', /Sixty/);
    await visitor.attribute('html', 'data-marked', 'yes');
  }),
  behavior('[R3] an unknown path shows the error page, which leads home', async (visitor) => {
    await visitor.open('/no-such-page');
    await visitor.text('h1', /^Oops! The page you're looking for isn't here\.$/);
    await visitor.text('main', /Page Not Found: \/no-such-page/);
    await visitor.click(['main a', 'Return to Home']);
    await visitor.at('/');
  }),
  behavior('[R4] an article with a wrong slug redirects to its address', async (visitor) => {
    await visitor.open('/article/3/something-else');
    await visitor.at('/article/3/the-terrazzo-table');
  }),
  behavior('[B4] a page whose code cannot be loaded is opened as a document', async (visitor) => {
    await visitor.open('/our-story');
    await visitor.ready();
    visitor.network.reply(getChunkPath('component---src-templates-brand-tsx'), 'no connection');
    await visitor.click(partnersButton);
    await visitor.click(['#partners-panel a', 'Agape']);
    await visitor.at('/brand-partners/agape');
    await visitor.text('h1', /Agape/);
  }),
  behavior('[R7] a page in the back/forward cache is complete after back, and begins at its top', async (visitor) => {
    await visitor.open('/careers');
    await visitor.ready();
    await scrollDown(visitor, 400);
    await visitor.open('/robots.txt');
    await visitor.back();
    await visitor.text('h1', /Work with/);
    await atTop(visitor);
    await visitor.click(['header button', 'Shop online']);
    await visitor.see('[role="dialog"]');
  }),
  behavior('[R9] news are filtered by kind, and back leads to all', async (visitor) => {
    await visitor.open('/news-and-events');
    await visitor.ready();
    await visitor.click(['main nav a', /^Events/]);
    await visitor.at('/news-and-events/events');
    await visitor.text('h1', /^Events$/);
    await visitor.back();
    await visitor.at('/news-and-events');
    await visitor.text('h1', /^News and events$/);
  }),
  behavior('[R9] an article opens from the list', async (visitor) => {
    await visitor.open('/news-and-events');
    await visitor.click('main ol a[href^="/article/"]');
    await visitor.atLike(/^\/article\/\d+\//);
    await visitor.see('h1');
  }),
  behavior('[R9] an opening expands in place', async (visitor) => {
    await visitor.open('/careers');
    await visitor.gone(['main a', /^Apply/]);
    await visitor.click('main summary');
    await visitor.see(['main a', /^Apply/]);
  }),
  behavior('[G5] a category filters the index, and is in the URL', async (visitor) => {
    await visitor.open('/#partners');
    await visitor.ready();
    await visitor.click(['#partners nav a', /^Kitchen/]);
    await visitor.atLike(/category=kitchen/);
    await visitor.equals('partners', () => visitor.count('#partners ol > li'), 3);
  }),
  behavior('[G5] an option of a list filters the index', async (visitor) => {
    await visitor.open('/#partners');
    await visitor.ready();
    const value = await visitor.read(() => document.querySelector<HTMLOptionElement>('#partners select option:nth-child(2)')!.value);
    await visitor.choose('#partners select', value);
    await visitor.atLike(new RegExp(`=${value}`));
    await visitor.until('nothing is narrowed', async () => (await visitor.count('#partners ol > li')) < 16);
  }),
  behavior('[G5] a category of the panel leads to the filtered index', async (visitor) => {
    await visitor.open('/our-story');
    await visitor.click(partnersButton);
    await visitor.click(['#partners-panel nav a', /^Tile/]);
    await visitor.at('/?category=tile#partners');
    await visitor.equals('partners', () => visitor.count('#partners ol > li'), 3);
  }),
  behavior('[F2] a showroom shows whether it is open', async (visitor) => {
    await visitor.open('/our-story');
    await visitor.ready();
    await visitor.read(() => document.querySelector('footer')!.scrollIntoView({ behavior: 'instant' }));
    await visitor.text('footer address', /Open now|Opens /);
  }),
];
