import { staticIsland } from '../../runtime/islands/island';

// The parts of a brand page that never hydrate: all but the gallery.
export const StaticBrandHero = staticIsland(() => import(/* webpackChunkName: "brand" */ './brand-hero').then((part) => part.BrandHero));
export const StaticBrandIntro = staticIsland(() => import(/* webpackChunkName: "brand" */ './brand-intro').then((part) => part.BrandIntro));
export const StaticBrandCollections = staticIsland(() =>
  import(/* webpackChunkName: "brand" */ './brand-collections').then((part) => part.BrandCollections),
);
export const StaticBrandFooter = staticIsland(() =>
  import(/* webpackChunkName: "brand" */ './brand-footer').then((part) => part.BrandFooter),
);
