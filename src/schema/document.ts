import { z } from 'zod';
import { documentKinds } from '../domain/documents';
import { copy, date, documentFile, externalUrl, markdownCopy, slug } from './field-types';

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
    text: markdownCopy('What the PDF says, so that the search finds it').meta({ record: 'text' }).optional(),
  })
  .refine(({ file, link }) => (file === undefined) !== (link === undefined), 'either `file` or `link`, and not both')
  .meta({ id: 'Document', description: 'A document to keep' });
