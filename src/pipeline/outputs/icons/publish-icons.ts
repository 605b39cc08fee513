import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import sharp from 'sharp';
import type { ContentValue } from '../../../schema/content-kinds';
import { runQuery } from '../../data/run-query';
import { palette } from '../../images/palette';
import { encodeIco } from './encode-ico';
import { homeScreenIcon, drawIconSvg, tabIcon } from './icon-svg';
import { writeFiles } from '../write-files';

type IconSource = Pick<ContentValue<'ContentSite'>, 'name' | 'wordmark' | 'title' | 'description' | 'language'>;

const query = '{ site: contentSite { name wordmark title description language } }';

const renderPng = (svg: string, side: number) =>
  sharp(Buffer.from(svg), { density: (72 * side) / 32 })
    .resize(side, side)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** The web app manifest. */
export const buildWebManifest = ({ name, title, description, language }: IconSource) => ({
  name: title,
  short_name: name,
  description,
  lang: language,
  start_url: '/',
  display: 'browser',
  background_color: palette.paper,
  theme_color: palette.paper,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

/** The contents of the icons and of the manifest, by file name. */
export async function buildIconFiles(company: IconSource): Promise<Record<string, string | Buffer>> {
  const [tab, home] = [drawIconSvg(company.wordmark, tabIcon), drawIconSvg(company.wordmark, homeScreenIcon)];
  return {
    'favicon.svg': tab,
    'favicon.ico': encodeIco(await Promise.all([16, 32, 48].map(async (side) => ({ side, png: await renderPng(tab, side) })))),
    'apple-touch-icon.png': await renderPng(home, 180),
    'icon-192.png': await renderPng(tab, 192),
    'icon-512.png': await renderPng(tab, 512),
    'icon-maskable-512.png': await renderPng(home, 512),
    'site.webmanifest': JSON.stringify(buildWebManifest(company)),
  };
}

/** Writes the icons of the site and the manifest that refers to them. */
export async function publishIcons({ graphql }: Pick<CreatePagesArgs, 'graphql'>, root = join(process.cwd(), 'public')): Promise<void> {
  const { site } = await runQuery<{ site: IconSource }>({ graphql }, 'the icons', query);
  await writeFiles(root, await buildIconFiles(site));
}
