import type { z } from 'zod';
import { articleSchema } from './article';
import { brandSchema } from './brand';
import { categorySchema } from './category';
import { materialSchema, roomSchema } from './taxonomies';
import { formSchema } from './form';
import { navigationSchema } from './navigation';
import { openingSchema } from './opening';
import { pageSchema } from './page';
import { questionSchema } from './question';
import { redirectSchema } from './redirect';
import { shopSchema } from './shop';
import { showroomSchema } from './showroom';
import { siteSchema } from './site';
import { messagesSchema } from './messages';

/** A kind of content and its files in `content/`. */
export interface ContentKind {
  /** The node type in the data layer. */
  type: string;
  schema: z.ZodType;
  /** The files that hold it: a pattern relative to `content/`, with one `*` for a name. */
  files: string;
  /** One entry a file, a list of entries in one file, or the head of a Markdown file. */
  form: 'entry' | 'list' | 'markdown';
}

/** Every kind of content; the content check, the data layer and the editing screen read this table. */
export const contentKinds = [
  { type: 'ContentSite', schema: siteSchema, files: 'site.yaml', form: 'entry' },
  { type: 'Navigation', schema: navigationSchema, files: 'navigation.yaml', form: 'entry' },
  { type: 'ContentText', schema: messagesSchema, files: 'text.yaml', form: 'entry' },
  { type: 'Shop', schema: shopSchema, files: 'shops.yaml', form: 'list' },
  { type: 'Showroom', schema: showroomSchema, files: 'showrooms.yaml', form: 'list' },
  { type: 'Category', schema: categorySchema, files: 'categories.yaml', form: 'list' },
  { type: 'Room', schema: roomSchema, files: 'rooms.yaml', form: 'list' },
  { type: 'Material', schema: materialSchema, files: 'materials.yaml', form: 'list' },
  { type: 'Question', schema: questionSchema, files: 'faq.yaml', form: 'list' },
  { type: 'RedirectRule', schema: redirectSchema, files: 'redirects.yaml', form: 'list' },
  { type: 'Page', schema: pageSchema, files: 'pages/*.yaml', form: 'entry' },
  { type: 'ContactForm', schema: formSchema, files: 'forms/*.yaml', form: 'entry' },
  { type: 'Brand', schema: brandSchema, files: 'brands/*/index.yaml', form: 'entry' },
  { type: 'Article', schema: articleSchema, files: 'articles/*/index.md', form: 'markdown' },
  { type: 'Opening', schema: openingSchema, files: 'careers/*.md', form: 'markdown' },
] as const satisfies readonly ContentKind[];

type KnownContentKind = (typeof contentKinds)[number];
export type ContentTypeName = KnownContentKind['type'];

/** An entry of a kind of content as its schema has it. */
export type ContentValue<T extends ContentTypeName> = z.infer<Extract<KnownContentKind, { type: T }>['schema']>;

/** The kind of content a file holds, or undefined. `path` is relative to `content/`. */
export function findContentKind(path: string): ContentKind | undefined {
  return contentKinds.find(({ files }) => new RegExp(`^${files.replace(/[.]/g, '\\.').replace('*', '[^/]+')}$`).test(path));
}
