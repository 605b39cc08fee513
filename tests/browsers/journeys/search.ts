import { journey } from '../journey';
import type { Visitor } from '../visitor';

const searchLink = ['header a', 'Search'] as const;
const dialog = 'dialog[open]';
const field = '#search-dialog-field';
const result = 'dialog[open] a[data-result]';

async function openSearch(visitor: Visitor): Promise<void> {
  await visitor.click(searchLink);
  await visitor.see(dialog);
  await visitor.focused(field);
}

/** Writes a query in place of the one before. */
async function searchFor(visitor: Visitor, query: string): Promise<void> {
  visitor.step(`the query ${query}`);
  const before = await visitor.read(() => document.querySelector<HTMLInputElement>('#search-dialog-field')!.value.length);
  await visitor.press(...Array.from({ length: before }, () => 'Backspace'), ...Array.from(query));
  await visitor.value(field, query);
}

export const searchJourneys = [
  journey('[P1] the search opens and closes, and leads to a partner', {}, async (visitor) => {
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
  journey('[P1] queries find partners and pages', {}, async (visitor) => {
    await visitor.step('a URL with a query shows its results').open('/search?q=terrazzo');
    await visitor.text('main a[data-result]', /terrazzo/i);
    await visitor.openReady('/our-story');
    await openSearch(visitor);
    await searchFor(visitor, 'basin');
    await visitor.text('dialog[open] mark', /basin/i);
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
    await visitor.text('dialog[open] mark', /basin/i);
    await visitor.press('Enter');
    await visitor.at('/search?q=basin');
    await visitor.see('main a[data-result]');
    await visitor.gone(dialog);
  }),
];
