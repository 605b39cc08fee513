import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { searchRecords, toSearchable } from '../../src/components/search/search-site';
import { isUnlistedPath } from '../../src/domain/routes';
import { searchIndexPath, type SearchRecord } from '../../src/domain/search';
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
  mrt; lrt; jeep; jeepney; grab; train; bus; commute; how to get there; christmas; pasko; december 24; new year; holy week; good friday
`
  .split(/[;\n]/)
  .map((query) => query.trim())
  .filter((query) => query !== '');

const records = (JSON.parse(readFileSync(`public${searchIndexPath}`, 'utf8')) as SearchRecord[]).map(toSearchable);
const search = (query: string) => searchRecords(records, query, 4);

test('[P2] more than 200 words that visitors use find something, as they are written', () => {
  expect(new Set(queries).size).toBeGreaterThan(200);
  expect(records.length).toBeGreaterThan(50);
  expect(search('zzqqxx')).toEqual({ groups: [], count: 0 });
  expect(queries.filter((query) => search(query).count === 0 || search(query).correctedQuery !== undefined)).toEqual([]);
});

test('[P2] all words for one thing find the same first', () => {
  const readFirst = (query: string) => search(query).groups.map(({ kind, results: [first] }) => [kind, first!.url]);
  for (const [words, kind, title] of [
    ['water closet, toilet, wc, cr, comfort room, inidoro', 'collection', /closet/i],
    ['tap, faucet, gripo', 'collection', /tap/i],
    ['magkano, price, presyo, how much', 'answer', /^How prices are given$/],
  ] as const) {
    const [first, ...others] = words.split(', ');
    const [group] = search(first!).groups;
    expect.soft([group!.kind, group!.results[0]!.title.map(({ text }) => text).join('')]).toEqual([kind, expect.stringMatching(title)]);
    for (const word of others) expect.soft(readFirst(word)[0], word).toEqual(readFirst(first!)[0]);
  }
});

test('[P2, W1, W9, W11] words of visitors, their questions, parts of compounds and words that no entry has together find what is meant', () => {
  const readResults = (query: string) =>
    search(query).groups.flatMap(({ results }) => results.map(({ title, line }) => [...title, ...line].map(({ text }) => text).join('')));
  for (const [query, found] of [
    ['mounted', /wall-mounted/i],
    ['kohler\u00a0tap', /Kohler/],
    ['inidoro', /Kohler/],
    ['comfort room', /Kohler/],
    ['magkano', /^How prices are given/],
    ['gripo magkano', /^How prices are given/],
    ['drapes curtain', /^We do not carry lights/],
    ['how much is kohler', /^Kohler/],
    ['do you deliver', /^Delivery, payment and returns/],
    ['cod', /^Delivery, payment and returns/],
    ['open today', /^Hours and holidays/],
    ['december 24', /^Hours and holidays/],
    ['commute', /^How to get to a showroom/],
    ['mrt', /^Quezon City/],
    ['jeep', /^Bonifacio Global City/],
  ] as const)
    expect.soft(readResults(query), query).toContainEqual(expect.stringMatching(found));
  // What is carried is not answered with what is not.
  expect(readResults('kitchen tap')[0]).toMatch(/Kitchen sinks and taps/);
});

test('[P1] excerpts hold what is read on a page: no errors, choices, alternate texts or texts for search engines', () => {
  const searched = records.map(({ text }) => text).join('\n');
  const unread = [
    'Write your name',
    'Tick the box',
    'Choose one of these',
    'Homeowner',
    'A studio table with stone',
    'Narra Home & Building – Materials',
  ];
  expect(unread.filter((text) => searched.includes(text))).toEqual([]);
  expect(searched).toContain('We keep the common parts in Manila');
  expect(searched).not.toMatch(/\{#?\w+\}|became {2}|<\/?\w/);
});

test('[P1] what answers a material equally well comes as collections, brands, articles, documents and pages', () => {
  const order = ['collection', 'brand', 'article', 'document', 'page'];
  const kinds = search('brass').groups.map(({ kind }) => kind);
  expect(kinds.filter((kind) => order.includes(kind))).toEqual(order.filter((kind) => kinds.includes(kind as never)));
  expect(kinds.slice(0, 2)).toEqual(order.slice(0, 2));
});

test('[P2] every page with a text of its own can be found', () => {
  const found = new Set(records.map(({ url }) => url.replace(/#.*/, '')));
  // The pages of one list have the text of the first.
  const missing = openRoutes.filter((path) => !found.has(path) && !isUnlistedPath(path) && !path.startsWith('/news-and-events/'));
  expect(missing).toEqual([]);
});
