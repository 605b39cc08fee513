import { z } from 'zod';
import { replyChannels } from '../domain/forms/reply';
import { copy, unreadCopy, markdownCopy, slug, pictureSchema, group, shapedText } from './field-types';

/** The kinds of field a form may have. */
export const fieldKinds = [
  'text',
  'email',
  'tel',
  'textarea',
  'reply',
  'choice',
  'checkboxes',
  'select',
  'date',
  'hour',
  'board',
  'files',
  'consent',
] as const;

/** The values of `autocomplete` for what a form may ask (HTML, 4.10.18.7.1). */
const autocompletePattern =
  /^(?:off|on|name|honorific-(?:prefix|suffix)|(?:given|additional|family)-name|nickname|email|tel|organization(?:-title)?|street-address|address-(?:line[1-3]|level[1-4])|country(?:-name)?|postal-code|language|bday|url)$/;

const fieldNameText = (what: string) => shapedText(/^[a-z][a-z0-9_]*$/, 'lower-case letters, digits and _', { description: what });

const formFieldSchema = group('FormField', 'A field of a form', {
  name: fieldNameText('Its name in what is sent'),
  label: copy('Its label'),
  kind: z.enum(fieldKinds).describe('What is filled in'),
  required: z.boolean().describe('Whether it must be filled in'),
  width: z.enum(['half', 'full']).describe('Half stands beside another half on wide screens; full when left out').optional(),
  hint: copy('A line of help: under the label, or under the field where it is half as wide').optional(),
  autocomplete: shapedText(autocompletePattern, 'a name that browsers know, such as name, email, tel, organization or street-address', {
    description: 'What the browser may fill in: name, email, tel, organization',
  }).optional(),
  options: z.array(copy('A choice')).min(2).describe('The choices, for kinds choice, checkboxes and select').optional(),
  options_from: z
    .enum(['brands', 'showrooms', 'openings', 'events', 'requests'])
    .describe('Take the choices from the content instead')
    .optional(),
  channels: z
    .array(z.enum(replyChannels))
    .min(2)
    .describe(
      'For kind reply: the ways of answering that are offered. Then an e-mail address or a telephone number is enough: the one that the chosen way needs',
    )
    .optional(),
  days_of: fieldNameText('For kind date: the name of the field that chooses the showroom whose open days count').optional(),
  day: fieldNameText('For kind hour: the name of the field of kind date whose hours are the choices').optional(),
  from_link: z
    .boolean()
    .describe(
      'Whether a link may fill it in, by its name: /contact-us/inquiry?brand=agape; for kinds text, checkboxes, select, date, hour and board',
    )
    .optional(),
  problem: copy('What to say when it is missing or wrong').optional(),
});

/** content/forms/<type>.yaml: the form at /contact-us/<type>. */
export const formSchema = z
  .strictObject({
    type: slug('The form type in the address; the same as the file'),
    name: unreadCopy('Its name in lists of forms'),
    title: unreadCopy('The title of its page in search results and tabs'),
    description: unreadCopy('One sentence for search engines'),
    heading: copy('The heading'),
    lead: copy('The sentence under the heading'),
    submit: copy('The words of the button'),
    notice: markdownCopy('The privacy notice beside the consent'),
    success: group('FormSuccess', 'What stands in the form’s place after sending', {
      heading: copy('The heading after sending'),
      lead: copy('Who answers, and by when'),
      text: copy('What to do with the number, under it'),
    }).meta({ record: 'unread' }),
    answer_days: z
      .int()
      .min(1)
      .max(30)
      .describe(
        'The working days of the showroom within which an answer is promised; the texts say the same. The sender gets a receipt by mail, and the staff a reminder',
      )
      .optional(),
    picture: pictureSchema.describe('The picture for sharing').optional(),
    inputs: z.array(formFieldSchema).min(1).meta({ description: 'Its fields, in order', record: 'unread' }),
  })
  .meta({
    id: 'ContactForm',
    description: 'A form',
    lists: { brands: 'Brand', showrooms: 'Showroom', openings: 'Opening', board: 'BoardSection' },
  });
