import { z } from 'zod';
import { categoryRef, copy, link, markdown, showroomRef, slug, webAddress } from './kinds';
import { picture } from './picture';

const collection = z
  .strictObject({
    name: copy('The kind of product'),
    showrooms: z.array(showroomRef('A showroom that has it on the floor')).describe('Where it is on show; none means to order').optional(),
  })
  .meta({ id: 'Collection', description: 'A kind of product of a brand' });

/** content/brands/<name>/index.yaml: a partner brand. */
export const brand = z
  .strictObject({
    name: slug('The name in the address; the same as the folder'),
    title: copy('The name as the brand writes it in running text'),
    link: link('Its page: /brand-partners/<name>'),
    image_link: z
      .string()
      .regex(/^(?:\.\/\S+\.svg|https:\/\/\S+)$/, './logo.svg, or an address that starts with https://')
      .meta({ description: 'Its logo: an SVG beside this file, or an address on a delivery host', meaning: 'logo' }),
    order: z.int().min(1).describe('Its place among the partners; no two brands share one'),
    categories: z.array(categoryRef('A category')).min(1).describe('What it makes'),
    origin: copy('The country it comes from').optional(),
    founded: z.int().min(1500).max(2200).describe('The year it was founded').optional(),
    website: webAddress('Its own site').optional(),
    showrooms: z.array(showroomRef('A showroom')).min(1).describe('The showrooms that show it'),
    description: copy('One sentence for search engines'),
    hero: picture.describe('The large picture at the head of its page'),
    lead: copy('The first sentence, set large'),
    text: markdown('120 to 200 words about the brand'),
    gallery: z.array(picture).min(3).describe('Three or more pictures'),
    collections: z.array(collection).min(1).describe('What we carry of it, by kind of product'),
    inquiry: copy('The line beside the inquiry button'),
  })
  .meta({ id: 'Brand', description: 'A partner brand' });
