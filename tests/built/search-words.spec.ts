import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { isUnlistedPath } from '../../src/domain/routes';
import { openRoutes } from '../support/built-site';

/** What people here ask a house for bathrooms, kitchens, tile, furniture and hardware for, in English and Filipino. */
const queries = `
  toilet; toilets; wc; cr; comfort room; inidoro; kasilyas; toilet bowl; water closet; bidet; bidet spray; smart toilet; toilet seat; urinal; flush
  faucet; faucets; gripo; tap; taps; mixer; mixer tap; kitchen faucet; basin tap; wall mounted; mounted; wall-mounted; sink; sinks; kitchen sink
  lavatory; lababo; basin; wash basin; washbasin; pedestal; vanity; vanity sink; undermount; counter basin; vessel; bathtub; banyera; bath; tub
  freestanding bath; hot tub; jacuzzi; whirlpool; spa; banyo; bathroom; restroom; powder room; paliguan; shower; shower set; dutsa; rain shower
  rainshower; shower head; telephone shower; hand shower; shower enclosure; shower glass; shower door; glass partition; floor drain; drain; valve
  angle valve; heater; water heater; tile; tiles; floor tiles; wall tiles; granite tiles; granite; marble; marmol; slab; sintered stone; countertop
  quartz slab; vinyl; vinyl plank; laminate; wood floor; parquet; planks; sahig; flooring; terrazzo; mosaic; paver; outdoor tiles; driveway; pool
  swimming pool; baseboard; skirting; stair nosing; zellige; grout; adhesive; sofa; couch; sopa; sala set; sectional; chair; upuan; silya; table
  mesa; dining table; coffee table; bed; kama; bed frame; headboard; mattress; kutson; foam; pillow; unan; cabinet; aparador; closet; drawers
  furniture; muebles; rug; linen; door knob; doorknob; knob; handle; handles; lever; lock; lockset; deadbolt; susi; hinge; bisagra; door stopper
  sliding door; barn door; pinto; door; picture hanger; picture rail; hook; towel rack; towel bar; tissue holder; mirror; salamin; medicine cabinet
  kitchen; kusina; living room; sala; bedroom; kwarto; outdoor; chrome; gold; brass; stainless; stainless steel; black; matte black; wood; kahoy; oak
  stone; bato; glass; price; prices; price list; magkano; presyo; how much; quotation; quote; discount; sale; promo; delivery; shipping; hatid; stock
  available; installation; installer; kabit; plumber; tubero; warranty; guarantee; sira; parts; spare parts; cartridge; repair; leak; tumutulo
  after sales; customer service; sample; samples; catalog; catalogue; brochure; data sheet; specs; cad; job; jobs; hiring; trabaho; vacancy; career
  internship; ojt; hours; opening hours; oras; holiday; sunday; parking; map; address; location; branch; store; showroom; near me; appointment; visit
  book; contact; phone; email; viber; messenger; inquiry; dealer; distributor; franchise; shop; online shop; payment; gcash; installment; privacy
  cookies; unsubscribe; event; events; seminar; news; blog; about us; history; paint; cement; lighting; curtains; appliances; window; gate; kohler
`
  .split(/[;\n]/)
  .map((query) => query.trim())
  .filter((query) => query !== '');

/** What precedes the JSON of a record in a file of Pagefind. */
const signature = 'pagefind_dcd';

const toWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** The address and the words of each record in the search index. */
function readIndex(): { url: string; words: Set<string> }[] {
  const folder = 'public/pagefind/fragment';
  return readdirSync(folder).map((name) => {
    const text = gunzipSync(readFileSync(join(folder, name))).toString();
    const { url, content } = JSON.parse(text.slice(signature.length)) as Record<'url' | 'content', string>;
    return { url, words: new Set(toWords(content)) };
  });
}

const isIn = (words: ReadonlySet<string>, word: string): boolean =>
  words.has(word) || words.has(word.replace(/e?s$/, '')) || [...words].some((one) => one.startsWith(word));

/** The queries of which no record has all words. Words are compared by their beginnings, one or several of a thing are the same. */
const findEmptyQueries = (queries: readonly string[], records: readonly { words: ReadonlySet<string> }[]): string[] =>
  queries.filter((query) => !records.some(({ words }) => toWords(query).every((word) => isIn(words, word))));

const records = readIndex();

test('[P2] more than 200 words that visitors use find something', () => {
  expect(new Set(queries).size).toBeGreaterThan(200);
  expect(records.length).toBeGreaterThan(50);
  expect(findEmptyQueries(['zzqqxx', 'kohler zzqqxx'], records)).toHaveLength(2);
  expect(findEmptyQueries(queries, records)).toEqual([]);
});

test('[P2] every page with a text of its own can be found', () => {
  const found = new Set(records.map(({ url }) => url.replace(/#.*/, '')));
  // The pages of one list have the text of the first.
  const missing = openRoutes.filter((path) => !found.has(path) && !isUnlistedPath(path) && !path.startsWith('/news-and-events/'));
  expect(missing).toEqual([]);
});
