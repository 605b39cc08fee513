import { getChunkPath } from '../../support/built-site';
import { journey } from '../journey';
import type { Visitor } from '../visitor';

const searchLink = ['header a', 'Search'] as const;
const dialog = '[role="dialog"]';
const field = '[role="dialog"] input[type="search"]';
const result = '[role="dialog"] a[data-result]';

async function openSearch(visitor: Visitor): Promise<void> {
  await visitor.click(searchLink);
  await visitor.see(dialog);
  await visitor.focused(field);
}

/** Writes a query in place of the one before. */
async function searchFor(visitor: Visitor, query: string): Promise<void> {
  visitor.step(`the query ${query}`);
  const before = await visitor.read(() => document.querySelector<HTMLInputElement>('[role="dialog"] input[type="search"]')!.value.length);
  await visitor.press(...Array.from({ length: before }, () => 'Backspace'), ...Array.from(query));
  await visitor.value(field, query);
}

export const searchJourneys = [
  journey('[P1] the search opens and closes, and leads to a partner', { fallbacks: ['safari-15.6'] }, async (visitor) => {
    await visitor.openReady('/our-story');
    await visitor.step('/ opens it, Escape closes it and returns the focus').focus(searchLink);
    await visitor.press('/');
    await visitor.focused(field);
    await visitor.value(field, '');
    await visitor.press('Escape');
    await visitor.gone(dialog);
    await visitor.focused(searchLink);
    await openSearch(visitor.step('the button opens it, and without a query the partners are shown'));
    await visitor.counts(result, 16);
    await visitor.step('a result opens its page and closes it').click([result, /^Solea/]);
    await visitor.at('/brand-partners/solea');
    await visitor.gone(dialog);
    await openSearch(visitor.step('a query has results, or an error is shown'));
    await searchFor(visitor, 'solea');
    await visitor.text(dialog, /Nothing here|\d results|could not be loaded/);
  }),
  journey('[P1] queries find partners and pages', { needs: ['search index'] }, async (visitor) => {
    await visitor.step('a URL with a query shows its results').open('/search?q=terrazzo');
    await visitor.text('main a[data-result]', /terrazzo/i);
    await visitor.openReady('/our-story');
    await openSearch(visitor);
    // With an empty query, the first partner is Kohler.
    for (const [query, brand] of [
      ['solea', /^Solea/],
      ['brizzo', /^Brizo/],
      ['jacuzi', /^Jacuzzi/],
    ] as const) {
      await searchFor(visitor, query);
      await visitor.text(result, brand);
    }
    await searchFor(visitor, 'zzzyx');
    await visitor.see(['[role="dialog"] a', 'All partners']);
    await searchFor(visitor, 'basin');
    await visitor.text('[role="dialog"] mark', /basin/i);
    await searchFor(visitor, 'solea');
    await visitor.text(result, /^Solea/);
    await visitor.step('Down and Up move through the results, Enter opens one').press('ArrowDown');
    await visitor.focused(result, 0);
    await visitor.press('ArrowDown');
    await visitor.focused(result, 1);
    await visitor.press('ArrowUp', 'ArrowUp');
    await visitor.focused(field);
    await visitor.press('ArrowDown', 'Enter');
    await visitor.at('/brand-partners/solea');
    await visitor.gone(dialog);
    await openSearch(visitor.step('Enter in the field opens the search page with all results'));
    await searchFor(visitor, 'basin');
    await visitor.text('[role="dialog"] mark', /basin/i);
    await visitor.press('Enter');
    await visitor.at('/search?q=basin');
    await visitor.see('main a[data-result]');
    await visitor.gone(dialog);
  }),
  journey('[B4, P1] what cannot be loaded is reported, or opened as a document', {}, async (visitor) => {
    visitor.network.reply('/pagefind/', 'no connection');
    visitor.network.reply(getChunkPath('component---src-templates-brand-tsx'), 'no connection');
    await visitor.openReady('/our-story');
    await openSearch(visitor.step('the search reports that it could not be loaded'));
    await searchFor(visitor, 'kohler');
    await visitor.text(dialog, /could not be loaded/);
    await visitor.press('Escape');
    await visitor.gone(dialog);
    await visitor.step('a page whose code cannot be loaded is opened as a document').click(['header nav button', 'Partners']);
    await visitor.follow(['#partners-panel a', 'Agape'], '/brand-partners/agape', /Agape/);
  }),
];
