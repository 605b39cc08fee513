import type { Lightbox } from '../../ui/lightbox/lightbox';

let loaded: Promise<typeof Lightbox> | undefined;

/** The lightbox's code, fetched once; a fetch that failed is tried again the next time. */
export function loadLightbox(): Promise<typeof Lightbox> {
  loaded ??= import('../../ui/lightbox/lightbox').then(
    (module) => module.Lightbox,
    (error: unknown) => {
      loaded = undefined;
      throw error;
    },
  );
  return loaded;
}
