import type { CmsBackend } from './backend';
import { createCollections } from './collections';

/** The configuration of the editing screen for a site at `url`. */
export function createDecapConfig({ backend, publish_mode }: CmsBackend, url: string) {
  return {
    load_config_file: false,
    backend,
    publish_mode,
    site_url: url,
    display_url: url,
    logo: { src: '/favicon.svg', show_in_header: false },
    locale: 'en',
    media_folder: 'content/pictures',
    public_folder: './pictures',
    slug: { encoding: 'ascii', clean_accents: true },
    collections: createCollections(),
  };
}

/** The configuration of the editing screen: `public/admin/config.json`. */
export type DecapConfig = ReturnType<typeof createDecapConfig>;
