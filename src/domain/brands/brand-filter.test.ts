import { describe, expect, test } from '@jest/globals';
import { fc } from '../fast-check.fixture';
import {
  countForFacet,
  type Criteria,
  parseCriteria,
  type Facet,
  facets,
  filterBrands,
  formatNameList,
  getPartnersPath,
  findRelaxations,
} from './brand-filter';

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
const found = (criteria: Criteria) => filterBrands(partners, criteria).map(({ name }) => name);

/** Anything that can be asked, what no partner has included. */
const asked: fc.Arbitrary<Criteria> = fc.record(
  Object.fromEntries(facets.map((facet) => [facet, fc.constantFrom(...choices[facet].map(({ slug }) => slug))])),
  { requiredKeys: [] },
);

describe('[R2, G5] the partners that are asked for', () => {
  test.each<[Criteria, string[]]>([
    [{ category: 'bathroom' }, ['kohler']],
    [{ category: 'kitchen' }, ['kohler', 'blanco']],
    [{ category: 'tile' }, ['marazzi', 'mirage']],
    [{ category: 'furniture' }, []],
    [{}, ['kohler', 'marazzi', 'blanco', 'mirage']],
    [{ material: 'ceramic', showroom: 'bgc' }, ['kohler', 'marazzi']],
    [{ category: 'tile', room: 'outdoor', showroom: 'bgc' }, ['marazzi']],
    [{ category: 'tile', material: 'metal' }, []],
  ])('%j are %j, in the order of all', (criteria, expected) => {
    expect(found(criteria)).toEqual(expected);
  });

  test('have nothing of what they do not say', () => {
    expect(filterBrands([{ categories: named('tile') }], { room: 'outdoor' })).toEqual([]);
  });

  test('are fewer, or as many, with each thing more that is asked, and as many as the choice said', () => {
    fc.assert(
      fc.property(asked, fc.constantFrom(...facets), (criteria, facet) => {
        const freed = countForFacet(partners, criteria, facet, null);
        for (const { slug } of choices[facet]) {
          const counted = countForFacet(partners, criteria, facet, slug);
          expect(counted).toBeLessThanOrEqual(freed);
          expect(counted).toBe(found({ ...criteria, [facet]: slug }).length);
        }
      }),
    );
  });
});

describe('[G5] what an address asks', () => {
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
  ])('of %s is %j', (search, expected) => {
    expect(parseCriteria(search, choices)).toEqual(expected);
  });

  test('is read back from the link to it', () => {
    fc.assert(
      fc.property(asked, (criteria) => {
        const search = getPartnersPath(criteria).slice(1).replace(/#.*/, '');
        expect(parseCriteria(search, choices)).toEqual(criteria);
      }),
    );
  });
});

describe('[G5] where no partner has all that is asked', () => {
  const told = (criteria: Criteria): [Facet, number][] => findRelaxations(partners, criteria).map(({ facet, count }) => [facet, count]);

  test('it is said what to leave out, the most partners first', () => {
    expect(told({ category: 'kitchen', room: 'outdoor', showroom: 'qc' })).toEqual([
      ['category', 2],
      ['room', 1],
    ]);
    expect(told({ category: 'tile', material: 'metal' })).toEqual([
      ['category', 2],
      ['material', 2],
    ]);
    expect(told({ material: 'stone', showroom: 'bgc' })).toEqual([['material', 3]]);
  });

  test('each thing to leave out leads to as many as it says', () => {
    fc.assert(
      fc.property(asked, (criteria) => {
        for (const { criteria: rest, count } of findRelaxations(partners, criteria)) expect(found(rest)).toHaveLength(count);
      }),
    );
  });

  test('nothing is proposed that leads to none', () => {
    expect(told({ category: 'furniture', material: 'stone' })).toEqual([]);
  });
});

test('a link to partners leads to their index', () => {
  expect(getPartnersPath({ category: 'tile' })).toBe('/?category=tile#partners');
  expect(getPartnersPath({ showroom: 'bgc', category: 'tile' })).toBe('/?category=tile&showroom=bgc#partners');
  expect(getPartnersPath({})).toBe('/#partners');
});

test('[R2] the names of categories are one line with one capital', () => {
  expect(formatNameList(['Bathroom', 'Kitchen'])).toBe('Bathroom, kitchen');
  expect(formatNameList(['Tile'])).toBe('Tile');
  expect(formatNameList([])).toBe('');
});
