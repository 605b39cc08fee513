import { screen, within } from '@testing-library/react';
import { MessagesProvider } from '../../ui/messages/messages';
import { PartnerIndexSection } from './partner-index';

const categories = [
  { slug: 'bathroom', name: 'Bathroom' },
  { slug: 'kitchen', name: 'Kitchen' },
  { slug: 'tile', name: 'Tile' },
];
const images = { fallback: { src: '/room.webp' } };
const gatsbyImageData = { layout: 'fullWidth' as const, width: 1, height: 1, images };

const rooms = [
  { slug: 'bathroom', name: 'Bathroom' },
  { slug: 'outdoor', name: 'Outdoors' },
];
export const materials = [
  { slug: 'metal', name: 'Metal' },
  { slug: 'ceramic', name: 'Ceramic' },
];
const showrooms = [{ slug: 'bgc', name: 'BGC' }];

const createBrand = (name: string, order: number, ...slugs: string[]) => ({
  rooms: rooms.slice(0, slugs.includes('tile') ? 2 : 1),
  materials: slugs.includes('tile') ? materials.slice(1) : materials.slice(0, 1),
  showrooms,
  name,
  title: name,
  link: `/brand-partners/${name}`,
  order,
  categories: categories.filter(({ slug }) => slugs.includes(slug)),
  hero: {
    alt: `A room for ${name}`,
    caption: `Room of ${name}`,
    focus: null,
    focus_phone: null,
    file: { childImageSharp: { gatsbyImageData } },
  },
});
export const sectionData = {
  title: 'Four partners',
  categories,
  rooms,
  materials,
  showrooms,
  brands: [
    createBrand('kohler', 1, 'bathroom', 'kitchen'),
    createBrand('falper', 2, 'bathroom'),
    createBrand('marazzi', 3, 'tile'),
    createBrand('blanco', 4, 'kitchen'),
  ],
};
const partnerMessages = {
  filter: 'By category',
  all: 'All',
  any: 'Any',
  room: 'Room',
  material: 'Material',
  showroom: 'Showroom',
  none: 'None has all',
  without: 'Without',
};
const messages = { partners: partnerMessages, brand: { plate: 'Plate' }, bar: {} } as Queries.ContentTextFragment;

/** The section as a page renders it. */
export const createPage = (data = sectionData) => (
  <MessagesProvider value={messages}>
    <PartnerIndexSection section={data} firstFigure={7} />
  </MessagesProvider>
);

/** The list of the partners. */
export const getIndexList = () => screen.getAllByRole('list').find((list) => list.tagName === 'OL')!;

/** The link to a category in the line above it. */
export const getCategoryLink = (name: string) =>
  within(screen.getByRole('navigation', { name: 'By category' })).getByRole('link', { name: new RegExp(`^${name} \\d+$`) });
