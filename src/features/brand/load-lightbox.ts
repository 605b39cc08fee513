import { fetchOnce } from '../../ui/lazy/fetch-once';

/** The lightbox's code. */
export const loadLightbox = fetchOnce(() => import('../../ui/lightbox/lightbox').then(({ Lightbox }) => Lightbox));
