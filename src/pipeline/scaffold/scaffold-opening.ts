import { formatPlaceholder } from '../check/rules/texts';
import { parseDay, slugify, parseText, parseTitle } from './parse-answers';
import { toMarkdownFile } from './serialize-content';
import { atMost, createQuestion, getFirstAnswers, type Scaffold } from './scaffold-model';

/** An opening, as a draft. */
export const scaffoldOpening: Scaffold = {
  name: 'opening',
  questions: () => [
    createQuestion('title', 'The work', 'Showroom adviser', parseTitle),
    createQuestion('team', 'The team', 'Showrooms'),
    createQuestion('place', 'Where', 'Quezon City'),
    createQuestion('employment', 'Full time, part time, internship', 'Full time'),
    createQuestion('date', 'The day it is posted, today when left out', '01/31/2027', parseDay, atMost(1)),
    createQuestion('closes', 'The last day to apply, open when left out', '02/28/2027', parseDay, atMost(1)),
    createQuestion('asks', 'Something we ask for', 'A steady hand', parseText, atMost(12)),
  ],
  plan: (answers, { today }) => {
    const { title = '', team, place, employment, date = today, closes } = getFirstAnswers(answers);
    const { asks = [formatPlaceholder('something we ask for')] } = answers;
    const target = `careers/${slugify(title)}.md`;
    const description = formatPlaceholder(`one sentence for search engines about ${title}`);
    const head = { title, description, team, place, employment, date, closes, draft: true, asks };
    return { target, files: { [target]: toMarkdownFile(head, formatPlaceholder('what the work is, in a paragraph or two')) } };
  },
};
