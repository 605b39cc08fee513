import { still } from '../../ui/still/still';

// All but the gallery: nothing of it changes once the page is there.
export const BrandHero = still(() => import(/* webpackChunkName: "brand" */ './brand-hero').then((part) => part.BrandHero));
export const BrandIntro = still(() => import(/* webpackChunkName: "brand" */ './brand-intro').then((part) => part.BrandIntro));
export const Collections = still(() => import(/* webpackChunkName: "brand" */ './collections').then((part) => part.Collections));
export const Inquire = still(() => import(/* webpackChunkName: "brand" */ './inquire').then((part) => part.Inquire));
export const Related = still(() => import(/* webpackChunkName: "brand" */ './related').then((part) => part.Related));
export const Siblings = still(() => import(/* webpackChunkName: "brand" */ './siblings').then((part) => part.Siblings));
