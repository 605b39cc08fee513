import { staticIsland } from '../../runtime/islands/static-island';

// All but the gallery: nothing of it changes once the page is there.
export const StaticBrandHero = staticIsland(() => import(/* webpackChunkName: "brand" */ './brand-hero').then((part) => part.BrandHero));
export const StaticBrandIntro = staticIsland(() => import(/* webpackChunkName: "brand" */ './brand-intro').then((part) => part.BrandIntro));
export const StaticBrandCollections = staticIsland(() =>
  import(/* webpackChunkName: "brand" */ './brand-collections').then((part) => part.BrandCollections),
);
export const StaticInquiryCta = staticIsland(() => import(/* webpackChunkName: "brand" */ './inquiry-cta').then((part) => part.InquiryCta));
export const StaticRelatedArticles = staticIsland(() =>
  import(/* webpackChunkName: "brand" */ './related-articles').then((part) => part.RelatedArticles),
);
export const StaticPrevNextBrands = staticIsland(() =>
  import(/* webpackChunkName: "brand" */ './prev-next-brands').then((part) => part.PrevNextBrands),
);
