import { expect, test } from '@jest/globals';
import { fc } from './fast-check.fixture';
import {
  countForFacet,
  type Criteria,
  type Facet,
  facets,
  filterBrands,
  findRelaxations,
  formatNameList,
  getPartnersPath,
  parseCriteria,
} from './brand-filter';
import { brandPageParts, resolveComposition } from './brands';

const named = (...slugs: string[]) => slugs.map((slug) => ({ slug }));
const partner = (name: string, categories: string[], rooms: string[], materials: string[], showrooms: string[]) => ({
  name,
  categories: named(...categories),
  rooms: named(...rooms),
  materials: named(...materials),
  showrooms: named(...showrooms),
});
const partners = [
  partner('kohler', ['bathroom', 'kitchen'], ['bathroom', 'kitchen'], ['ceramic', 'metal'], ['qc', 'bgc']),
  partner('marazzi', ['tile'], ['bathroom', 'outdoor'], ['ceramic'], ['qc', 'bgc']),
  partner('blanco', ['kitchen'], ['kitchen'], ['metal'], ['bgc']),
  partner('mirage', ['tile'], ['living', 'outdoor'], ['ceramic'], ['qc']),
];
const choices = {
  category: named('bathroom', 'kitchen', 'tile', 'furniture'),
  room: named('bathroom', 'kitchen', 'living', 'outdoor'),
  material: named('ceramic', 'metal', 'stone'),
  showroom: named('qc', 'bgc'),
};
const filterNames = (criteria: Criteria) => filterBrands(partners, criteria).map(({ name }) => name);

/** Any criteria, including values that no brand has. */
const criteriaArbitrary: fc.Arbitrary<Criteria> = fc.record(
  Object.fromEntries(facets.map((facet) => [facet, fc.constantFrom(...choices[facet].map(({ slug }) => slug))])),
  { requiredKeys: [] },
);

test.each<[Criteria, string[]]>([
  [{ category: 'bathroom' }, ['kohler']],
  [{ category: 'kitchen' }, ['kohler', 'blanco']],
  [{ category: 'tile' }, ['marazzi', 'mirage']],
  [{ category: 'furniture' }, []],
  [{}, ['kohler', 'marazzi', 'blanco', 'mirage']],
  [{ material: 'ceramic', showroom: 'bgc' }, ['kohler', 'marazzi']],
  [{ category: 'tile', room: 'outdoor', showroom: 'bgc' }, ['marazzi']],
  [{ category: 'tile', material: 'metal' }, []],
])('[R2, G5] the filtered brands for %j are %j, in their order', (criteria, expected) => {
  expect(filterNames(criteria)).toEqual(expected);
});

test('[R2, G5] the filtered brands do not match a field that they do not have', () => {
  expect(filterBrands([{ categories: named('tile') }], { room: 'outdoor' })).toEqual([]);
});

test('[R2, G5] the filtered brands are no more with a further choice, and as many as its count', () => {
  fc.assert(
    fc.property(criteriaArbitrary, fc.constantFrom(...facets), (criteria, facet) => {
      const freed = countForFacet(partners, criteria, facet, null);
      for (const { slug } of choices[facet]) {
        const counted = countForFacet(partners, criteria, facet, slug);
        expect(counted).toBeLessThanOrEqual(freed);
        expect(counted).toBe(filterNames({ ...criteria, [facet]: slug }).length);
      }
    }),
  );
});

test.each<[string, Criteria]>([
  ['?category=tile', { category: 'tile' }],
  ['?a=b&category=kitchen&c=d', { category: 'kitchen' }],
  ['?room=outdoor&category=tile', { category: 'tile', room: 'outdoor' }],
  ['?subcategory=tile', {}],
  ['?category=', {}],
  ['?category=doors&showroom=qc', { showroom: 'qc' }],
  ['?category=Tile', {}],
  ['?category=%E0%A4%A', {}],
  ['', {}],
])('[G5] the criteria of %s are %j', (search, expected) => {
  expect(parseCriteria(search, choices)).toEqual(expected);
});

test('[G5] the criteria are parsed from their own URL', () => {
  fc.assert(
    fc.property(criteriaArbitrary, (criteria) => {
      const search = getPartnersPath(criteria).slice(1).replace(/#.*/, '');
      expect(parseCriteria(search, choices)).toEqual(criteria);
    }),
  );
});

const listRelaxations = (criteria: Criteria): [Facet, number][] =>
  findRelaxations(partners, criteria).map(({ facet, count }) => [facet, count]);

test('[G5] the relaxations of criteria without results name the facets to remove, those with most brands first, and none that leads to no brand', () => {
  expect(listRelaxations({ category: 'kitchen', room: 'outdoor', showroom: 'qc' })).toEqual([
    ['category', 2],
    ['room', 1],
  ]);
  expect(listRelaxations({ category: 'tile', material: 'metal' })).toEqual([
    ['category', 2],
    ['material', 2],
  ]);
  expect(listRelaxations({ material: 'stone', showroom: 'bgc' })).toEqual([['material', 3]]);
  expect(listRelaxations({ category: 'furniture', material: 'stone' })).toEqual([]);
});

test('[G5] the relaxations of criteria without results have the number of brands that they lead to', () => {
  fc.assert(
    fc.property(criteriaArbitrary, (criteria) => {
      for (const { criteria: rest, count } of findRelaxations(partners, criteria)) expect(filterNames(rest)).toHaveLength(count);
    }),
  );
});

test('the path with criteria leads to the brand index', () => {
  expect(getPartnersPath({ category: 'tile' })).toBe('/?category=tile#partners');
  expect(getPartnersPath({ showroom: 'bgc', category: 'tile' })).toBe('/?category=tile&showroom=bgc#partners');
  expect(getPartnersPath({})).toBe('/#partners');
});

test('[R2] names are joined in one line with one capital letter', () => {
  expect(formatNameList(['Bathroom', 'Kitchen'])).toBe('Bathroom, kitchen');
  expect(formatNameList(['Tile'])).toBe('Tile');
  expect(formatNameList([])).toBe('');
});

test('[R2] the composition of a brand is completed with the defaults', () => {
  expect(resolveComposition(null)).toEqual({ head: 'over', ground: 'sand', gallery: 'uneven', order: brandPageParts });
  const composition = { head: 'below', ground: null, gallery: undefined, order: ['gallery', 'text', 'collections'] };
  expect(resolveComposition(composition)).toEqual({
    head: 'below',
    ground: 'sand',
    gallery: 'uneven',
    order: ['gallery', 'text', 'collections'],
  });
});
