import { z } from 'zod';
import { copy, markdown } from './kinds';

/** An entry of content/faq.yaml. */
export const question = z
  .strictObject({
    question: copy('The question'),
    answer: markdown('The answer; links and e-mail addresses in Markdown'),
  })
  .meta({ id: 'Question', description: 'A question and its answer' });
