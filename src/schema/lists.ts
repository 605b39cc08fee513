import { z } from 'zod';
import { finishSurfaces } from '../domain/brands';
import { copy, externalUrl, link, markdownCopy, pictureSchema, plainText, slug, group, shapedText } from './field-types';

/** An entry of content/shops.yaml: a card of the shop chooser. */
export const shopSchema = group('Shop', 'A shop', {
  name: copy('The name of the shop'),
  line: copy('One line about it'),
  to: externalUrl('The shop, on its own site'),
  picture: pictureSchema,
});

/** An entry of content/categories.yaml. */
export const categorySchema = group('Category', 'A category of products', {
  slug: slug('Its name in addresses and references'),
  name: copy('Its name'),
  picture: pictureSchema,
});

const createTaxonomySchema = (id: string, description: string) =>
  group(id, description, { slug: slug('Its name in addresses and references'), name: copy('Its name') });

/** An entry of content/rooms.yaml. */
export const roomSchema = createTaxonomySchema('Room', 'A room of a home');

/** An entry of content/materials.yaml. */
export const materialSchema = createTaxonomySchema('Material', 'A material of products');

/** An entry of content/finishes.yaml. */
export const finishSchema = group('Finish', 'A color or surface of products', {
  slug: slug('Its name in references'),
  name: copy('Its name in lower case, as in a sentence'),
  color: shapedText(/^#[0-9a-f]{6}$/, 'a color in small letters, such as #c6a66b', { description: 'The color of its chip' }),
  surface: z.enum(finishSurfaces).describe('The look of its chip'),
});

/** An entry of content/faq.yaml. */
export const questionSchema = group('Question', 'A question and its answer', {
  question: copy('The question').meta({ record: 'title' }),
  answer: markdownCopy('The answer; links and e-mail addresses in Markdown').meta({ record: 'line' }),
});

/** An entry of content/vocabulary.yaml: words of visitors, and what the site says to them. */
export const vocabularySchema = z
  .strictObject({
    words: z
      .array(plainText('A word that visitors use'))
      .min(1)
      .describe('What visitors call it, in English and Filipino; no word stands twice in the file'),
    means: plainText('What the site calls it; the words then find what holds it').optional(),
    answer: group('VocabularyAnswer', 'The first result for these words', {
      title: copy('The answer in a few words').meta({ record: 'title' }),
      text: copy('One or two sentences: what we have, or the nearest to it').meta({ record: 'line' }),
      to: link('Where it leads'),
    }).optional(),
  })
  .refine(({ means, answer }) => (means === undefined) !== (answer === undefined), 'either `means` or `answer`, and not both')
  .meta({ id: 'VocabularyEntry', description: 'Words of visitors' });

export type VocabularyEntry = z.infer<typeof vocabularySchema>;

/** An entry of content/redirects.yaml. */
export const redirectSchema = group('RedirectRule', 'An old path and where it leads', {
  from: z
    .string()
    .regex(/^\/(?!\/)[^\s?#]*$/, 'a path of this site such as /old-page')
    .refine((from) => !from.replace(/\/\*$/, '').includes('*'), 'a path in which `*` stands alone behind the last slash, such as /old/*')
    .describe('The old path; /old/* takes all that begins so'),
  to: shapedText(/^(?:\/(?!\/)|https:\/\/[^\s/])\S*$/, 'a path such as /our-story, or an address that starts with https://', {
    description: 'The new path, or an address elsewhere',
    role: 'link',
  }),
  permanent: z.boolean().describe('false while the old path may come back; true when left out').optional(),
});
