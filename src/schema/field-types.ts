import { z } from 'zod';
import { isValidDay } from '../domain/dates';
import { iconNames } from '../domain/icons';
import type { ReferenceRole } from './metadata';

/** A group of fields. Its GraphQL type has the name `id`. */
export const group = <Fields extends z.ZodRawShape>(id: string, description: string, fields: Fields) =>
  z.strictObject(fields).meta({ id, description });

const toTypeName = (type: string): string => type.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A section of a page, by the `type` that editors write. The GraphQL type of `on-display` is `OnDisplaySection`. */
export const section = <Type extends string, Fields extends z.ZodRawShape>(
  type: Type,
  description: string,
  fields: Fields,
  meta: Pick<z.GlobalMeta, 'traits' | 'lists' | 'paths'> = {},
) => z.strictObject({ type: z.literal(type), ...fields }).meta({ id: `${toTypeName(type)}Section`, description, ...meta });

/** A text without line breaks that is not empty. */
export const plainText = (what: string) => z.string().trim().min(1).describe(what);

/** A text that visitors read. Tokens such as `{brands}` are counted from the content, see `pipeline/markup/count-tokens`. */
export const copy = (what: string) => plainText(what).meta({ description: what, role: 'copy' });

/** A text that no visitor reads on the page, or only at times: the search leaves it out. */
export const unreadCopy = (what: string) => plainText(what).meta({ description: what, role: 'copy', record: 'unread' });

/** A text that visitors read, with Markdown for links, emphasis and paragraphs. */
export const markdownCopy = (what: string) => plainText(what).meta({ description: what, role: 'markdown' });

/** A text of a shape. `right` says what it should be. */
export const shapedText = (shape: RegExp, right: string, meta: z.GlobalMeta) => z.string().regex(shape, right).meta(meta);

/** Lower-case words joined by hyphens, as in a path. */
export const slug = (what: string) =>
  shapedText(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case letters, digits and single hyphens', { description: what });

/** A path of this site (`/our-story`), or an https:, mailto:, tel:, sms: or viber: address. */
export const link = (what: string) =>
  shapedText(
    /^(?:\/(?!\/)\S*|https:\/\/\S+|mailto:\S+|(?:tel|sms|viber):\S+)$/,
    'a path such as /our-story, or an address that starts with https:, mailto: or tel:',
    { description: what, role: 'link' },
  );

/** An https address on another host. */
export const externalUrl = (what: string) =>
  shapedText(/^https:\/\/[^\s/]+\S*$/, 'an address that starts with https://', { description: what, role: 'external-url' });

/** The https address of a host alone, to which paths are added. */
export const origin = (what: string) =>
  shapedText(
    /^https:\/\/[a-z\d.-]+(?::\d+)?$/i,
    'an address without a path and without a slash at the end, such as https://www.narra.example',
    { description: what, role: 'external-url' },
  );

/** A drawing that becomes a part of the page: `./map.svg`. */
export const inlineSvg = (what: string) =>
  shapedText(/^\.\/[\w-]+\.svg$/, 'an .svg beside this file, such as ./map.svg', { description: what, role: 'inline-svg' });

/** A PDF for visitors beside the file that names it: `./care.pdf`. */
export const documentFile = (what: string) =>
  shapedText(/^\.\/[\w-]+\.pdf$/, 'a .pdf beside this file, such as ./care.pdf', { description: what, role: 'document-file' });

/** A calendar day, `2026-12-05`, in Manila. */
export const date = (what: string) =>
  z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'a date such as 2026-12-05')
    .refine(isValidDay, 'a day that exists')
    .meta({ description: what, role: 'date' });

/** A time of day as visitors read it, `8:30 AM`. */
export const time = (what: string) => shapedText(/^(?:1[0-2]|[1-9]):[0-5]\d [AP]M$/, 'a time such as 8:30 AM', { description: what });

/** A moment in Manila, `2026-12-05 5:00 PM`. */
export const dateTime = (what: string) =>
  z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2} (?:1[0-2]|[1-9]):[0-5]\d [AP]M$/, 'a day and time such as 2026-12-05 5:00 PM')
    .refine((value) => isValidDay(value.slice(0, 10)), 'a day that exists')
    .describe(what);

/** The most digits of a telephone number with its country (ITU-T E.164). */
const maxPhoneDigits = 15;

/** A telephone number with its country, `+63 2 8555 0100`. */
export const phone = (what: string) =>
  z
    .string()
    .regex(/^\+\d[\d ]{6,18}\d$/, 'a number such as +63 2 8555 0100')
    .refine(
      (value) => value.replace(/\D/g, '').length <= maxPhoneDigits,
      `a number of ${maxPhoneDigits} digits at most, such as +63 2 8555 0100`,
    )
    .describe(what);

// The check says which name is meant, so any text has the shape of one.
const createReference = (role: ReferenceRole) => (what: string) => plainText(what).meta({ description: what, role });

/** A brand, by its folder under content/brands. */
export const brandRef = createReference('brand');
/** The slug of a showroom: its folder under content/showrooms. */
export const showroomRef = createReference('showroom');
/** The slug of a category in content/categories.yaml. */
export const categoryRef = createReference('category');
/** The slug of a document: its folder under content/documents. */
export const documentRef = createReference('document');
/** The slug of a room in content/rooms.yaml. */
export const roomRef = createReference('room');
/** The slug of a material in content/materials.yaml. */
export const materialRef = createReference('material');
/** The slug of a finish in content/finishes.yaml. */
export const finishRef = createReference('finish');

export const icon = (what: string) => z.enum(iconNames).meta({ description: what, role: 'icon' });

/** An e-mail address. */
export const email = (what: string) =>
  shapedText(/^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i, 'an address such as us@narra.example', { description: what });

/** A link with its label. */
export const actionSchema = group('Action', 'A link with its words', {
  label: copy('The words of the link'),
  to: link('Where it goes'),
  icon: icon('An icon after the words').optional(),
});

const focusPoint = (description: string) =>
  shapedText(/^(?:100|\d\d?)% (?:100|\d\d?)%$/, 'two percentages such as 50% 60%, each at most 100%', { description, role: 'focus-point' });

/** A picture with its alternate text. */
export const pictureSchema = group('Picture', 'A picture', {
  file: shapedText(
    /^\.{1,2}\/\S+\.(?:jpe?g|png)$/,
    'a .jpg or .png in small letters, without a space in its name, and with its path, such as ./basin.jpg',
    {
      description: 'The picture, with its path from this file: ./basin.jpg',
      role: 'picture-file',
    },
  ),
  alt: unreadCopy('The alternate text: what is seen, for those who cannot see it'),
  caption: copy('The line under the picture').optional(),
  focus: focusPoint('The point that stays in view when the picture is cropped: from the left, from the top').optional(),
  focus_phone: focusPoint('The point that stays in view on a phone, where that is another one: from the left, from the top').optional(),
});

/** A group of interface messages, from the name of each to its purpose. */
export const messageGroup = <K extends string>(id: string, description: string, fields: Record<K, string>) =>
  group(
    id,
    description,
    Object.fromEntries(Object.entries(fields).map(([key, what]) => [key, copy(what as string)])) as Record<K, ReturnType<typeof copy>>,
  );
