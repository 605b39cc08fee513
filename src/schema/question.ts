import { z } from 'zod';
import { copy, markdownCopy } from './field-types';

/** An entry of content/faq.yaml. */
export const questionSchema = z
  .strictObject({
    question: copy('The question').meta({ record: 'title' }),
    answer: markdownCopy('The answer; links and e-mail addresses in Markdown').meta({ record: 'line' }),
  })
  .meta({ id: 'Question', description: 'A question and its answer' });
