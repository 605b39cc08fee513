import { z } from 'zod';
import { actionSchema, copy, email, link, origin, plainText, pictureSchema, icon, date, markdownCopy } from './field-types';

/** content/site.yaml: the company, in one place. */
export const siteSchema = z
  .strictObject({
    name: plainText('The short name, as in running text: Narra'),
    wordmark: plainText('The name as it is set in the bar: NARRA'),
    legal_name: plainText('The full name, as in the copyright line'),
    url: origin('The address of the site, without a slash at the end'),
    language: z.enum(['en']).describe('The language of the site'),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'the two letters of a country, such as PH')
      .describe('The country of the company in two letters, for search engines'),
    title: copy('The name of the site in search results and sharing'),
    description: copy('One sentence about the company, for search engines'),
    since: z.int().min(1800).max(2200).describe('The year the company began; the copyright starts here'),
    until: z.int().min(1800).max(2200).describe('The year the copyright ends'),
    registration: copy('The registration of the company, as it is to be shown at the foot of every page').optional(),
    data_protection: email('The address of the data protection officer, shown beside it').optional(),
    security: z
      .strictObject({
        contact: email('The address that takes reports of security faults'),
        expires: date('The day until which it is read, at most a year ahead'),
      })
      .meta({ id: 'SecurityContact', description: 'Whom to tell of a security fault: /.well-known/security.txt' })
      .optional(),
    service: link('The external service site'),
    catalogue: z
      .strictObject({
        invitation: copy('The line that invites to the catalogue'),
        action: actionSchema,
        cover: pictureSchema,
      })
      .meta({ id: 'Catalogue', description: 'The latest catalogue' }),
    picture: pictureSchema.describe('The picture for sharing, where a page has none of its own'),
  })
  .meta({ id: 'ContentSite', description: 'The company' });

const navigationItemSchema = z
  .strictObject({
    label: copy('The words in the bar and the menu'),
    to: link('Where it goes; leave it out for the button that opens the partners').optional(),
    opens: z.enum(['partners']).describe('The panel it opens instead of a page').optional(),
    icon: icon('An icon after the words').optional(),
  })
  .refine((value) => (value.to === undefined) !== (value.opens === undefined), 'either `to` or `opens`, and not both')
  .meta({ id: 'NavigationItem', description: 'An entry of the bar and the menu' });

/** content/navigation.yaml: the bar, the menu and the links at the foot. */
export const navigationSchema = z
  .strictObject({
    bar: z.array(navigationItemSchema).min(1).describe('The bar and the mobile menu, in order'),
    footer: z.array(actionSchema).min(1).describe('The links at the foot of every page'),
    social: z
      .array(
        z
          .strictObject({ label: copy('The name of the network'), to: link('The page there') })
          .meta({ id: 'SocialLink', description: 'A social page' }),
      )
      .describe('The social pages'),
  })
  .meta({
    id: 'Navigation',
    description: 'The navigation',
    lists: { partners: 'Brand', categories: 'Category', showrooms: 'Showroom' },
    paths: { showrooms_path: 'Showroom' },
  });

const noticePartSchema = z
  .strictObject({ title: copy('The heading'), text: markdownCopy('The text') })
  .meta({ id: 'NoticePart', description: 'A part of the notice' });

/** content/accessibility.yaml: what the owner promises to people with disabilities. */
export const accessibilitySchema = z
  .strictObject({
    date: date('The day on which all of it was last tried'),
    lead: copy('The promise in one sentence'),
    promised: noticePartSchema.describe('What is promised, and by which standard'),
    lacking: noticePartSchema.describe('What is known to be lacking, and what helps meanwhile'),
    contact: noticePartSchema.describe('Whom to tell, and by when an answer comes'),
  })
  .meta({ id: 'AccessibilityStatement', description: 'The accessibility statement' });

/** content/privacy.yaml: the whole privacy notice. */
export const privacySchema = z
  .strictObject({
    version: z
      .string()
      .regex(/^[1-9]\d*-[0-9a-f]{8}$/, 'the version that the check names, such as 2-1a2b3c4d')
      .describe('The number of this version, and the digest of its text. After a change the check says what to write here'),
    date: date('The day from which this version holds'),
    lead: copy('The whole notice in one sentence'),
    parts: z.array(noticePartSchema).min(1).describe('Its parts, in order'),
  })
  .meta({ id: 'PrivacyNotice', description: 'The privacy notice' });
