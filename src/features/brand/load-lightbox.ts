/** The lightbox's code. */
export const loadLightbox = () => import('../../components/lightbox/lightbox').then(({ Lightbox }) => Lightbox);
