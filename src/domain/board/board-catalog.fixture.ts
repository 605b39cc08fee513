import type { CatalogItem } from './board-catalog';

/** An item of the catalog with a sample picture. */
export const createCatalogItem = (name: string, brand: string | null, ...showrooms: string[]): CatalogItem => ({
  name,
  brand,
  path: '/',
  picture: { srcSet: '', width: 3, height: 2, alt: '', focus: null, color: null },
  showrooms,
});
