import { z } from 'zod';
import {
  actionSchema,
  copy,
  email,
  externalUrl,
  link,
  origin,
  plainText,
  pictureSchema,
  icon,
  date,
  markdownCopy,
  group,
  shapedText,
} from './field-types';

/** content/site.yaml: the company, in one place. */
export const siteSchema = group('ContentSite', 'The company', {
  name: plainText('The short name, as in running text: Narra'),
  wordmark: plainText('The name as it is set in the bar: NARRA'),
  legal_name: plainText('The full name, as in the copyright line'),
  url: origin('The address of the site, without a slash at the end'),
  language: z.enum(['en']).describe('The language of the site'),
  country: shapedText(/^[A-Z]{2}$/, 'the two letters of a country, such as PH', {
    description: 'The country of the company in two letters, for search engines',
  }),
  title: copy('The name of the site in search results and sharing'),
  description: copy('One sentence about the company, for search engines'),
  since: z.int().min(1800).max(2200).describe('The year the company began; the copyright starts here'),
  until: z.int().min(1800).max(2200).describe('The year the copyright ends'),
  registration: copy('The registration of the company, as it is to be shown at the foot of every page').optional(),
  data_protection: email('The address of the data protection officer, shown beside it').optional(),
  proofs: z
    .array(
      group('Proof', 'A proof of registration, such as the seal of the National Privacy Commission', {
        name: copy('What the company is registered as or for, and by whom'),
        number: copy('The number of the registration'),
        expires: date('The last day on which it holds; the check warns a month before'),
        to: externalUrl('The page on which the authority confirms it').optional(),
        picture: pictureSchema.describe('The seal, which the privacy notice shows').optional(),
      }),
    )
    .min(1)
    .describe('Proofs of registration, for the foot of every page and the privacy notice')
    .optional(),
  security: group('SecurityContact', 'Whom to tell of a security fault: /.well-known/security.txt', {
    contact: email('The address that takes reports of security faults'),
    expires: date('The day until which it is read, at most a year ahead'),
  }).optional(),
  service: link('The external service site'),
  catalogue: group('Catalogue', 'The latest catalogue', {
    invitation: copy('The line that invites to the catalogue'),
    action: actionSchema,
    cover: pictureSchema,
  }),
  picture: pictureSchema.describe('The picture for sharing, where a page has none of its own'),
});

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
      .array(group('SocialLink', 'A social page', { label: copy('The name of the network'), to: link('The page there') }))
      .describe('The social pages'),
  })
  .meta({
    id: 'Navigation',
    description: 'The navigation',
    lists: { partners: 'Brand', categories: 'Category', showrooms: 'Showroom' },
    paths: { showrooms_path: 'Showroom' },
  });

const noticePartSchema = group('NoticePart', 'A part of the notice', { title: copy('The heading'), text: markdownCopy('The text') });

/** content/accessibility.yaml: what the owner promises to people with disabilities. */
export const accessibilitySchema = group('AccessibilityStatement', 'The accessibility statement', {
  date: date('The day on which all of it was last tried'),
  lead: copy('The promise in one sentence'),
  promised: noticePartSchema.describe('What is promised, and by which standard'),
  lacking: noticePartSchema.describe('What is known to be lacking, and what helps meanwhile'),
  contact: noticePartSchema.describe('Whom to tell, and by when an answer comes'),
});

/** content/privacy.yaml: the whole privacy notice. */
export const privacySchema = group('PrivacyNotice', 'The privacy notice', {
  version: shapedText(/^[1-9]\d*-[0-9a-f]{8}$/, 'the version that the check names, such as 2-1a2b3c4d', {
    description: 'The number of this version, and the digest of its text. After a change the check says what to write here',
  }),
  date: date('The day from which this version holds'),
  lead: copy('The whole notice in one sentence'),
  parts: z.array(noticePartSchema).min(1).describe('Its parts, in order'),
});
