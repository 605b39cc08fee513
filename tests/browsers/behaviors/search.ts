import { behavior } from '../behavior';
import type { Visitor } from '../visitor';

const searchLink = ['header a', 'Search'] as const;
const dialog = '[role="dialog"]';
const field = '[role="dialog"] input[type="search"]';
const result = '[role="dialog"] a[data-result]';

async function openSearch(visitor: Visitor): Promise<void> {
  await visitor.open('/our-story');
  await visitor.ready();
  await visitor.click(searchLink);
  await visitor.see(dialog);
  await visitor.focused(field);
}

async function searchFor(visitor: Visitor, query: string): Promise<void> {
  await openSearch(visitor);
  await visitor.press(...Array.from(query));
  await visitor.value(field, query);
}

/** Reads the index, which is a WebAssembly module. */
const indexed = { needs: ['search index'] } as const;

// With an empty query, the first partner is Kohler.
const finds = (query: string, brand: string) =>
  behavior(
    `[P1] the first result for ${query} is ${brand}`,
    async (visitor) => {
      await searchFor(visitor, query);
      await visitor.text(result, new RegExp(`^${brand}`));
    },
    indexed,
  );

export const searchBehaviors = [
  behavior('[P1] the search button opens the search, and the field is focused', openSearch),
  behavior('[P1] / opens the search, Escape closes it and returns the focus', async (visitor) => {
    await visitor.open('/our-story');
    await visitor.ready();
    await visitor.focus(searchLink);
    await visitor.press('/');
    await visitor.focused(field);
    await visitor.value(field, '');
    await visitor.press('Escape');
    await visitor.gone(dialog);
    await visitor.focused(searchLink);
  }),
  behavior('[P1] without a query the partners are shown', async (visitor) => {
    await openSearch(visitor);
    await visitor.equals('partners', () => visitor.count(result), 16);
  }),
  finds('solea', 'Solea'),
  finds('brizzo', 'Brizo'),
  finds('jacuzi', 'Jacuzzi'),
  behavior(
    '[P1] matches are highlighted',
    async (visitor) => {
      await searchFor(visitor, 'basin');
      await visitor.text('[role="dialog"] mark', /basin/i);
    },
    indexed,
  ),
  behavior(
    '[P1] Down and Up move through the results, Enter opens one',
    async (visitor) => {
      await searchFor(visitor, 'solea');
      await visitor.text(result, /^Solea/);
      await visitor.press('ArrowDown');
      await visitor.focused(result, 0);
      await visitor.press('ArrowDown');
      await visitor.focused(result, 1);
      await visitor.press('ArrowUp', 'ArrowUp');
      await visitor.focused(field);
      await visitor.press('ArrowDown', 'Enter');
      await visitor.at('/brand-partners/solea');
      await visitor.gone(dialog);
    },
    indexed,
  ),
  behavior(
    '[P1] Enter in the field opens the search page with all results',
    async (visitor) => {
      await searchFor(visitor, 'basin');
      await visitor.text('[role="dialog"] mark', /basin/i);
      await visitor.press('Enter');
      await visitor.at('/search?q=basin');
      await visitor.see('main a[data-result]');
      await visitor.gone(dialog);
    },
    indexed,
  ),
  behavior(
    '[P1] a URL with a query shows its results',
    async (visitor) => {
      await visitor.open('/search?q=terrazzo');
      await visitor.text('main a[data-result]', /terrazzo/i);
    },
    indexed,
  ),
  behavior('[P1] a query has results, or an error is shown', async (visitor) => {
    await searchFor(visitor, 'solea');
    await visitor.text(dialog, /Nothing here|\d results|could not be loaded/);
  }),
  behavior(
    '[P1] a query without results is reported, with other links',
    async (visitor) => {
      await searchFor(visitor, 'zzzyx');
      await visitor.see(['[role="dialog"] a', 'All partners']);
    },
    indexed,
  ),
  behavior('[P1] a result opens its page and closes the search', async (visitor) => {
    await openSearch(visitor);
    await visitor.click(['[role="dialog"] a[data-result]', /^Solea/]);
    await visitor.at('/brand-partners/solea');
    await visitor.gone(dialog);
  }),
  behavior('[P1] without a connection the search reports that it could not be loaded', async (visitor) => {
    await visitor.open('/our-story');
    visitor.network.reply('/pagefind/', 'no connection');
    await visitor.ready();
    await visitor.click(searchLink);
    await visitor.focused(field);
    await visitor.press(...Array.from('kohler'));
    await visitor.text(dialog, /could not be loaded/);
  }),
];
