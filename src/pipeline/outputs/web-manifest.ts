import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { themeColor } from '../../domain/site-settings';
import type { ContentValue } from '../../schema/content-kinds';
import { runQuery } from '../data/node-model';
import { writeFiles } from './write-files';

type SiteSource = Pick<ContentValue<'ContentSite'>, 'name' | 'title' | 'description' | 'language'>;

const query = '{ site: contentSite { name title description language } }';

/** The web app manifest. Its icons are files of `static/`. */
const toWebManifest = ({ name, title, description, language }: SiteSource) => ({
  name: title,
  short_name: name,
  description,
  lang: language,
  start_url: '/',
  display: 'browser',
  background_color: themeColor,
  theme_color: themeColor,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

/** Writes the web app manifest. */
export async function publishWebManifest({ graphql }: Pick<CreatePagesArgs, 'graphql'>, root = join(process.cwd(), 'public')) {
  const { site } = await runQuery<{ site: SiteSource }>({ graphql }, 'the web app manifest', query);
  await writeFiles(root, { 'site.webmanifest': JSON.stringify(toWebManifest(site)) });
}
