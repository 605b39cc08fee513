import type { z } from 'zod';
import { article } from './article';
import { brand } from './brand';
import { category } from './category';
import { material, room } from './facet';
import { form } from './form';
import { navigation } from './navigation';
import { opening } from './opening';
import { page } from './page';
import { question } from './question';
import { redirect } from './redirect';
import { shop } from './shop';
import { showroom } from './showroom';
import { site } from './site';
import { text } from './text';

/** How a kind of content lies in `content/`. */
export interface ContentKind {
  /** The node type in the data layer. */
  type: string;
  schema: z.ZodType;
  /** The files that hold it: a pattern relative to `content/`, with one `*` for a name. */
  files: string;
  /** One entry a file, a list of entries in one file, or the head of a Markdown file. */
  form: 'entry' | 'list' | 'markdown';
}

/** Every kind of content there is; check, data layer and types fold over this table. */
export const contentKinds = [
  { type: 'ContentSite', schema: site, files: 'site.yaml', form: 'entry' },
  { type: 'Navigation', schema: navigation, files: 'navigation.yaml', form: 'entry' },
  { type: 'ContentText', schema: text, files: 'text.yaml', form: 'entry' },
  { type: 'Shop', schema: shop, files: 'shops.yaml', form: 'list' },
  { type: 'Showroom', schema: showroom, files: 'showrooms.yaml', form: 'list' },
  { type: 'Category', schema: category, files: 'categories.yaml', form: 'list' },
  { type: 'Room', schema: room, files: 'rooms.yaml', form: 'list' },
  { type: 'Material', schema: material, files: 'materials.yaml', form: 'list' },
  { type: 'Question', schema: question, files: 'faq.yaml', form: 'list' },
  { type: 'RedirectRule', schema: redirect, files: 'redirects.yaml', form: 'list' },
  { type: 'Page', schema: page, files: 'pages/*.yaml', form: 'entry' },
  { type: 'ContactForm', schema: form, files: 'forms/*.yaml', form: 'entry' },
  { type: 'Brand', schema: brand, files: 'brands/*/index.yaml', form: 'entry' },
  { type: 'Article', schema: article, files: 'articles/*/index.md', form: 'markdown' },
  { type: 'Opening', schema: opening, files: 'careers/*.md', form: 'markdown' },
] as const satisfies readonly ContentKind[];

/** The kind of content a file holds, or undefined. `path` is relative to `content/`. */
export function kindOf(path: string): ContentKind | undefined {
  return contentKinds.find(({ files }) => new RegExp(`^${files.replace(/[.]/g, '\\.').replace('*', '[^/]+')}$`).test(path));
}
