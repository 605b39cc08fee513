/**
 * The kinds of content that a field can name: the type, the field by which it is named, and the field that editors see
 * in a list of choices.
 */
export const referenceKinds = {
  brand: { type: 'Brand', key: 'name', label: 'title' },
  showroom: { type: 'Showroom', key: 'slug', label: 'name' },
  document: { type: 'Document', key: 'slug', label: 'title' },
  category: { type: 'Category', key: 'slug', label: 'name' },
  room: { type: 'Room', key: 'slug', label: 'name' },
  material: { type: 'Material', key: 'slug', label: 'name' },
  finish: { type: 'Finish', key: 'slug', label: 'name' },
} as const;

/** The role of a field that names an entry of another kind of content. */
export type ReferenceRole = keyof typeof referenceKinds;

/** Whether a field role is a reference. */
export const isReference = (role: string | undefined): role is ReferenceRole => role !== undefined && role in referenceKinds;

/**
 * What a field means beyond its shape. The content check resolves it against the rest of the content, the GraphQL types
 * choose the field type and the directive by it, and the editing screen the widget.
 */
export type FieldRole =
  | 'copy' // text that visitors read; may hold the count tokens of pipeline/markup/count-tokens
  | 'markdown' // copy with Markdown in it
  | 'picture-file' // a picture beside the file that names it
  | 'focus-point' // a point of the picture beside it, as two percentages
  | 'inline-svg' // an SVG beside the file that becomes a part of the page
  | 'document-file' // a PDF beside the file, which is published for visitors
  | 'logo' // an SVG beside the file, or an https address
  | 'link' // a path of this site, or an https:, mailto: or tel: address
  | 'external-url' // an https address on another host
  | 'icon'
  | 'date'
  | ReferenceRole;

/** What the records of the search and of the board take from a field. */
export type RecordRole =
  | 'key' // by which an item of a board names its owner
  | 'title'
  | 'path' // of its page
  | 'line' // the line under the title
  | 'event' // whose first day stands before the line
  | 'text' // searched besides title and line
  | 'unread' // no text of the page as it is read: the search leaves it out
  | 'picture'
  | 'pictures' // one for each part, and an item of the board each
  | 'showrooms' // those that have it on the floor
  | 'documents' // to download with it
  | 'finishes' // searched as text too
  | 'lead_time' // how long it takes, and when that was said
  | 'requests' // what a visitor can ask for of it
  | 'parts'; // entries with records of their own

/** What templates, rules and outputs need to know of a section. They ask these traits and never name a section. */
export interface SectionTraits {
  /** The page with this section is the list of everything of this type: links, JSON-LD and the sitemap refer to that page. */
  indexOf?: 'Article' | 'Opening' | 'Showroom' | 'Document';
  /** Which articles the section shows: the three of `getLatestThree`, or the newest, as many as a page of the list has. */
  articles?: 'latest' | 'newest';
  /** The section shows the title of the page: its h1. Every page has one such section; one for `any page` suits every page. */
  isTitle?: 'any page' | 'one page';
  /** The ids on the page to which a link can lead, beside those of what the section lists. */
  anchors?: readonly string[];
  /** As the first section of a page: its picture lies under the navbar, which is white over it. */
  coversHero?: true;
  /** As the first section of a page: the page has no navbar and no footer. */
  isBare?: true;
}

declare module 'zod' {
  interface GlobalMeta {
    role?: FieldRole;
    record?: RecordRole;
    traits?: SectionTraits;
    /** Fields that the data layer adds: the nodes of a type, or the first section of a type. Field name to type. */
    lists?: Record<string, string>;
    /** Fields that the data layer adds: the path of the page that lists everything of a type. Field name to type. */
    paths?: Record<string, 'Article' | 'Opening' | 'Showroom' | 'Question'>;
    /** Fields that the build and the server read and no page queries. */
    notQueried?: readonly string[];
  }
}
