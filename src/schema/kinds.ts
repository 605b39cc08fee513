import { z } from 'zod';
import { isDay } from '../logic/dates';
import { iconNames } from '../logic/icons';

/**
 * What a field means beyond its shape. The content check resolves these against the rest of the content, the GraphQL
 * types choose their field type and extension from them, and the editing screen its widget.
 */
export type Meaning =
  | 'copy' // a visitor's words; may hold the counted tokens of logic/counted
  | 'markdown' // copy with Markdown in it
  | 'picture-file' // a picture beside the file that names it
  | 'logo' // an SVG beside the file, or an https address
  | 'link' // a path of this site, or an https:, mailto: or tel: address
  | 'web-address' // an https address on another host
  | 'brand'
  | 'showroom'
  | 'category'
  | 'room'
  | 'material'
  | 'icon'
  | 'date';

declare module 'zod' {
  interface GlobalMeta {
    /** What the value refers to, see {@link Meaning}. */
    meaning?: Meaning;
    /** Fields that the data layer adds to a section: field name to the node type it lists. */
    lists?: Record<string, string>;
  }
}

/** Plain words, one line, never empty. */
export const words = (what: string) => z.string().trim().min(1).describe(what);

/** Words a visitor reads. `{brands}` and its kin are counted from the content, see `logic/counted`. */
export const copy = (what: string) => words(what).meta({ description: what, meaning: 'copy' });

/** Words a visitor reads, with Markdown for links, emphasis and paragraphs. */
export const markdown = (what: string) => words(what).meta({ description: what, meaning: 'markdown' });

/** Lower-case words joined by hyphens, as they stand in an address. */
export const slug = (what: string) =>
  z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case letters, digits and single hyphens')
    .describe(what);

/** A path of this site (`/our-story`), or an https:, mailto: or tel: address. */
export const link = (what: string) =>
  z
    .string()
    .regex(
      /^(?:\/(?!\/)\S*|https:\/\/\S+|mailto:\S+|tel:\S+)$/,
      'a path such as /our-story, or an address that starts with https:, mailto: or tel:',
    )
    .meta({ description: what, meaning: 'link' });

/** An https address on another host. */
export const webAddress = (what: string) =>
  z
    .string()
    .regex(/^https:\/\/[^\s/]+\S*$/, 'an address that starts with https://')
    .meta({ description: what, meaning: 'web-address' });

/** A calendar day, `2026-12-05`, in Manila. */
export const date = (what: string) =>
  z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'a date such as 2026-12-05')
    .refine(isDay, 'a day that exists')
    .meta({ description: what, meaning: 'date' });

/** A time of day as visitors read it, `8:30 AM`. */
export const time = (what: string) =>
  z
    .string()
    .regex(/^(?:1[0-2]|[1-9]):[0-5]\d [AP]M$/, 'a time such as 8:30 AM')
    .describe(what);

/** A moment in Manila, `2026-12-05 5:00 PM`. */
export const moment = (what: string) =>
  z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2} (?:1[0-2]|[1-9]):[0-5]\d [AP]M$/, 'a day and time such as 2026-12-05 5:00 PM')
    .refine((value) => isDay(value.slice(0, 10)), 'a day that exists')
    .describe(what);

/** A telephone number with its country, `+63 2 8555 0100`. */
export const phone = (what: string) =>
  z
    .string()
    .regex(/^\+\d[\d ]{6,18}\d$/, 'a number such as +63 2 8555 0100')
    .describe(what);

const reference = (meaning: Meaning) => (what: string) => slug(what).meta({ description: what, meaning });

/** The name of a partner brand: its folder under content/brands. */
export const brandRef = reference('brand');
/** The slug of a showroom in content/showrooms.yaml. */
export const showroomRef = reference('showroom');
/** The slug of a category in content/categories.yaml. */
export const categoryRef = reference('category');
/** The slug of a room in content/rooms.yaml. */
export const roomRef = reference('room');
/** The slug of a material in content/materials.yaml. */
export const materialRef = reference('material');

/** The name of an icon that the site draws. */
export const icon = (what: string) => z.enum(iconNames).meta({ description: what, meaning: 'icon' });
