import type { z } from 'zod';
import { brandSchema } from './brand';
import { documentSchema } from './document';
import { formSchema } from './form';
import {
  categorySchema,
  finishSchema,
  materialSchema,
  questionSchema,
  redirectSchema,
  roomSchema,
  shopSchema,
  vocabularySchema,
} from './lists';
import { articleSchema, openingSchema } from './markdown-entries';
import { messagesSchema } from './messages';
import { pageSchema } from './page';
import { showroomSchema } from './showroom';
import { accessibilitySchema, navigationSchema, privacySchema, siteSchema } from './site';

/** A kind of content and its files in `content/`. */
export interface ContentKind {
  /** The node type in the data layer. */
  type: string;
  schema: z.ZodType;
  /** The files that hold it: a pattern relative to `content/`, with one `*` for a name. */
  files: string;
  /** One entry a file, a list of entries in one file, or the head of a Markdown file. */
  format: 'entry' | 'list' | 'markdown';
}

/** Every kind of content; the content check, the data layer and the editing screen read this table. */
export const contentKinds = [
  { type: 'ContentSite', schema: siteSchema, files: 'site.yaml', format: 'entry' },
  { type: 'Navigation', schema: navigationSchema, files: 'navigation.yaml', format: 'entry' },
  { type: 'ContentText', schema: messagesSchema, files: 'text.yaml', format: 'entry' },
  { type: 'PrivacyNotice', schema: privacySchema, files: 'privacy.yaml', format: 'entry' },
  { type: 'AccessibilityStatement', schema: accessibilitySchema, files: 'accessibility.yaml', format: 'entry' },
  { type: 'Shop', schema: shopSchema, files: 'shops.yaml', format: 'list' },
  { type: 'Category', schema: categorySchema, files: 'categories.yaml', format: 'list' },
  { type: 'Room', schema: roomSchema, files: 'rooms.yaml', format: 'list' },
  { type: 'Material', schema: materialSchema, files: 'materials.yaml', format: 'list' },
  { type: 'Finish', schema: finishSchema, files: 'finishes.yaml', format: 'list' },
  { type: 'Question', schema: questionSchema, files: 'faq.yaml', format: 'list' },
  { type: 'VocabularyEntry', schema: vocabularySchema, files: 'vocabulary.yaml', format: 'list' },
  { type: 'RedirectRule', schema: redirectSchema, files: 'redirects.yaml', format: 'list' },
  { type: 'Page', schema: pageSchema, files: 'pages/*.yaml', format: 'entry' },
  { type: 'ContactForm', schema: formSchema, files: 'forms/*.yaml', format: 'entry' },
  { type: 'Brand', schema: brandSchema, files: 'brands/*/index.yaml', format: 'entry' },
  { type: 'Document', schema: documentSchema, files: 'documents/*/index.yaml', format: 'entry' },
  { type: 'Showroom', schema: showroomSchema, files: 'showrooms/*/index.yaml', format: 'entry' },
  { type: 'Article', schema: articleSchema, files: 'articles/*/index.md', format: 'markdown' },
  { type: 'Opening', schema: openingSchema, files: 'careers/*.md', format: 'markdown' },
] as const satisfies readonly ContentKind[];

type KnownContentKind = (typeof contentKinds)[number];
export type ContentTypeName = KnownContentKind['type'];

/** An entry of a kind of content as its schema has it. */
export type ContentValue<T extends ContentTypeName> = z.infer<Extract<KnownContentKind, { type: T }>['schema']>;

const kindPatterns = contentKinds.map(
  (kind) => [kind, new RegExp(`^${kind.files.replace(/[.]/g, '\\.').replace('*', '[^/]+')}$`)] as const,
);

/** The kind of content a file holds, or undefined. `path` is relative to `content/`. */
export const findContentKind = (path: string): ContentKind | undefined => kindPatterns.find(([, pattern]) => pattern.test(path))?.[0];
