import { importOnce } from '../../runtime/on-demand/import-once';

/** The lightbox's code. */
export const loadLightbox = importOnce(() => import('../../components/lightbox/lightbox').then(({ Lightbox }) => Lightbox));
