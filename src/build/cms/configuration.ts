import type { Backend } from './backend';
import { type Collection, collections } from './collections';

/** What the editing screen is told: `public/admin/config.json`. */
export interface Configuration extends Omit<Backend, 'origins'> {
  collections: Collection[];
  [setting: string]: unknown;
}

/** The configuration of the editing screen for a site at `url`. */
export function configuration({ backend, publish_mode }: Backend, url: string): Configuration {
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
    collections: collections(),
  };
}
