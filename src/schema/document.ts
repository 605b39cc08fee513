import { z } from 'zod';
import { documentKinds } from '../domain/documents';
import { sheetSchema } from './brand';
import { copy, date, documentFile, externalUrl, inlineSvg, markdownCopy, slug } from './field-types';

const measuresSchema = sheetSchema.omit({ drawing: true }).meta({ id: 'Measures', description: 'Measures to plan with' });

/** content/documents/<slug>/index.yaml: a document to keep. */
export const documentSchema = z
  .strictObject({
    slug: slug('Its name in the address, which stays through all revisions; the same as the folder').meta({ record: 'key' }),
    title: copy('Its title').meta({ record: 'title' }),
    kind: z.enum(documentKinds).describe('What it is; `library` is the collection of a maker'),
    revised: date('The day of this revision'),
    summary: copy('What it is good for, in one line').meta({ record: 'line' }),
    file: documentFile('The document: a PDF beside this file, of at most 5 MB').optional(),
    link: externalUrl('The page of the maker, in place of a file').optional(),
    lead: copy('On a sheet of our own: its first sentence, set large').meta({ record: 'text' }).optional(),
    text: markdownCopy('On a sheet of our own: its text, with `##` before each heading. `npm run documents` prints the file from it')
      .meta({ record: 'text' })
      .optional(),
    drawing: inlineSvg('On a sheet of our own: a drawing, which is an SVG beside this file').optional(),
    measures: measuresSchema.describe('On a sheet of our own: its measures').optional(),
  })
  .refine(({ file, link }) => (file === undefined) !== (link === undefined), 'either `file` or `link`, and not both')
  .refine(({ file, lead, text }) => (lead === undefined) === (text === undefined) && (text === undefined || file !== undefined), {
    error: '`file`, `lead` and `text` together on a sheet of our own',
  })
  .meta({ id: 'Document', description: 'A document to keep' });
