import { formatPlaceholder } from '../check/placeholder';
import { parseDay, slugify, parseTitle, parseText } from './parse-answers';
import { toMarkdownFile } from './serialize-content';
import {
  type ScaffoldAnswers,
  getAnswer,
  type Scaffold,
  type ScaffoldContext,
  exactlyOne,
  atMostOne,
  type WritePlan,
  type ScaffoldQuestion,
} from './scaffold-model';

const openingQuestions = (): ScaffoldQuestion[] => [
  { flag: 'title', prompt: 'The work', example: 'Showroom adviser', answerCount: exactlyOne, parse: parseTitle },
  { flag: 'team', prompt: 'The team', example: 'Showrooms', answerCount: exactlyOne, parse: parseText },
  { flag: 'place', prompt: 'Where', example: 'Quezon City', answerCount: exactlyOne, parse: parseText },
  { flag: 'employment', prompt: 'Full time, part time, internship', example: 'Full time', answerCount: exactlyOne, parse: parseText },
  { flag: 'date', prompt: 'The day it is posted, today when left out', example: '01/31/2027', answerCount: atMostOne, parse: parseDay },
  { flag: 'closes', prompt: 'The last day to apply, open when left out', example: '02/28/2027', answerCount: atMostOne, parse: parseDay },
  { flag: 'asks', prompt: 'Something we ask for', example: 'A steady hand', answerCount: () => ({ least: 0, most: 12 }), parse: parseText },
];

function planOpening(answers: ScaffoldAnswers, { today }: ScaffoldContext): WritePlan {
  const title = getAnswer(answers, 'title')!;
  const unit = `careers/${slugify(title)}.md`;
  const head = {
    title,
    team: getAnswer(answers, 'team'),
    place: getAnswer(answers, 'place'),
    employment: getAnswer(answers, 'employment'),
    date: getAnswer(answers, 'date') ?? today,
    closes: getAnswer(answers, 'closes'),
    draft: true,
    asks: answers['asks'] ?? [formatPlaceholder('something we ask for')],
  };
  return {
    target: unit,
    files: { [unit]: toMarkdownFile(head, formatPlaceholder('what the work is, in a paragraph or two')) },
    isEdit: false,
  };
}

/** An opening, as a draft. */
export const scaffoldOpening: Scaffold = { name: 'opening', questions: openingQuestions, plan: planOpening };
