import { z } from 'zod';
import { galleryLayouts, backgroundColors, heroLayouts, brandPageParts, requestKinds } from '../domain/brands';
import {
  categoryRef,
  copy,
  date,
  documentRef,
  finishRef,
  inlineSvg,
  link,
  markdownCopy,
  materialRef,
  roomRef,
  showroomRef,
  slug,
  externalUrl,
  pictureSchema,
  group,
  shapedText,
} from './field-types';

const documents = (what: string) => z.array(documentRef('A document')).min(1).meta({ description: what, record: 'documents' }).optional();

const collectionSchema = group('Collection', 'A kind of product of a brand', {
  name: copy('The kind of product').meta({ record: 'title' }),
  showrooms: z
    .array(showroomRef('A showroom that has it on the floor'))
    .meta({ description: 'Where it is on show; none means to order', record: 'showrooms' })
    .optional(),
  picture: pictureSchema
    .meta({ description: 'A picture of this kind of product; search and board show the wordmark when left out', record: 'picture' })
    .optional(),
  finishes: z
    .array(finishRef('A color or surface'))
    .min(1)
    .meta({ description: 'The colors and surfaces to choose from', record: 'finishes' })
    .optional(),
  lead_time: group('LeadTime', 'How long it takes, as the maker or the warehouse said', {
    takes: copy('On the floor, or how long an order takes, such as 8 to 12 weeks'),
    said: date('The day on which that was said; after half a year the check asks for a new answer'),
  })
    .meta({ record: 'lead_time' })
    .optional(),
  on_request: z
    .array(z.enum(requestKinds).describe('One of the three'))
    .min(1)
    .meta({ description: 'What a visitor can ask for: sample, datasheet, drawing', record: 'requests' })
    .optional(),
  documents: documents('Documents about it, to download at once'),
});

const drawingSchema = group('Drawing', 'A drawing of lines with measures', {
  file: inlineSvg('The drawing: an SVG beside this file, ./drawing.svg'),
  alt: copy('What it shows, for those who cannot see it'),
  scale: shapedText(/^1 : \d+$/, 'a scale such as 1 : 20', {
    description: 'Its scale on paper, where it is as wide as its `width` in millimeters says',
  }),
  note: copy('The parts of it that have another scale').optional(),
});

const sheetSchema = group('Sheet', 'Measures to plan with', {
  title: copy('What the measures are of'),
  rows: z
    .array(
      group('SheetRow', 'A line of the sheet', {
        label: copy('What is measured'),
        value: copy('The measure, with its unit'),
        finish: finishRef('The finish that the line is about: its chip stands before the measure').optional(),
      }),
    )
    .min(2)
    .describe('The lines'),
  note: copy('What the figures hold for').optional(),
  drawing: drawingSchema.describe('What shows the measures').optional(),
});

const compositionSchema = group('Composition', 'How the page of a brand is composed', {
  head: z
    .enum(heroLayouts)
    .describe('The wordmark stands over the picture, beside it on ink, or below it on the ground; over when left out')
    .optional(),
  ground: z.enum(backgroundColors).describe('The background color of the collections and of the measures; sand when left out').optional(),
  gallery: z.enum(galleryLayouts).describe('How the pictures stand to each other; uneven when left out').optional(),
  order: z
    .array(z.enum(brandPageParts))
    .refine(
      (order) => order.length === brandPageParts.length && new Set(order).size === brandPageParts.length,
      `${brandPageParts.join(', ')}, each once`,
    )
    .describe('What follows what; text, gallery, collections when left out')
    .optional(),
});

/** From the facts that its page lists under a label to the purpose of the label, a message. */
export const brandFactLabels = {
  origin: 'The label of the country',
  founded: 'The label of the year',
  website: 'The label of the website',
};

/** content/brands/<name>/index.yaml: a partner brand. */
export const brandSchema = group('Brand', 'A partner brand', {
  name: slug('The name in the address; the same as the folder').meta({ record: 'key' }),
  title: copy('The name as the brand writes it in running text').meta({ record: 'title' }),
  link: link('Its page: /brand-partners/<name>').meta({ record: 'path' }),
  image_link: shapedText(/^(?:\.\/\S+\.svg|https:\/\/\S+)$/, './logo.svg, or an address that starts with https://', {
    description: 'Its logo: an SVG beside this file, or an address on a delivery host',
    role: 'logo',
  }),
  order: z.int().min(1).max(9999).describe('Its place among the partners; no two brands share one'),
  draft: z.boolean().describe('true while it is not to be published').optional(),
  categories: z.array(categoryRef('A category')).min(1).meta({ description: 'What it makes', record: 'line' }),
  rooms: z.array(roomRef('A room')).min(1).meta({ description: 'The rooms it is for', record: 'text' }),
  materials: z.array(materialRef('A material')).min(1).meta({ description: 'What most of it is made of', record: 'text' }),
  origin: copy('The country it comes from').meta({ record: 'line' }).optional(),
  founded: z.int().min(1500).max(2200).describe('The year it was founded').optional(),
  website: externalUrl('Its own site').optional(),
  showrooms: z.array(showroomRef('A showroom')).min(1).meta({ description: 'The showrooms that show it', record: 'showrooms' }),
  description: copy('One sentence for search engines'),
  hero: pictureSchema.meta({ description: 'The large picture at the head of its page', record: 'picture' }),
  lead: copy('The first sentence, set large').meta({ record: 'text' }),
  text: markdownCopy('120 to 200 words about the brand').meta({ record: 'text' }),
  signature: pictureSchema.describe('A material that fills the screen after the text, without an object').optional(),
  gallery: z.array(pictureSchema).min(1).meta({ description: 'One or more pictures', record: 'pictures' }),
  collections: z.array(collectionSchema).min(1).meta({ description: 'What we carry of it, by kind of product', record: 'parts' }),
  sheet: sheetSchema.describe('Measures to plan with, which only this brand’s page has').optional(),
  documents: documents('Documents about all of it, to download at once'),
  inquiry: copy('The line beside the inquiry button'),
  composition: compositionSchema.describe('How its page is composed; leave out what is to be as usual').optional(),
});
