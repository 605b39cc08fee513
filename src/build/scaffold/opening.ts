import { standIn } from '../check/stand-in';
import { dayIn, slugOf, titleIn, words } from './answers';
import { markdownText } from './file-text';
import { type Answers, answerOf, type Kind, type Known, needed, optional, type Plan, type Question } from './question';

const questions = (): Question[] => [
  { flag: 'title', ask: 'The work', example: 'Showroom adviser', takes: needed, read: titleIn },
  { flag: 'team', ask: 'The team', example: 'Showrooms', takes: needed, read: words },
  { flag: 'place', ask: 'Where', example: 'Quezon City', takes: needed, read: words },
  { flag: 'employment', ask: 'Full time, part time, internship', example: 'Full time', takes: needed, read: words },
  { flag: 'date', ask: 'The day it is posted, today when left out', example: '01/31/2027', takes: optional, read: dayIn },
  { flag: 'closes', ask: 'The last day to apply, open when left out', example: '02/28/2027', takes: optional, read: dayIn },
  { flag: 'asks', ask: 'Something we ask for', example: 'A steady hand', takes: () => ({ least: 0, most: 12 }), read: words },
];

function plan(answers: Answers, { today }: Known): Plan {
  const title = answerOf(answers, 'title')!;
  const unit = `careers/${slugOf(title)}.md`;
  const head = {
    title,
    team: answerOf(answers, 'team'),
    place: answerOf(answers, 'place'),
    employment: answerOf(answers, 'employment'),
    date: answerOf(answers, 'date') ?? today,
    closes: answerOf(answers, 'closes'),
    draft: true,
    asks: answers['asks'] ?? [standIn('something we ask for')],
  };
  return { unit, files: { [unit]: markdownText(head, standIn('what the work is, in a paragraph or two')) }, isChange: false };
}

/** An opening, as a draft. */
export const opening: Kind = { name: 'opening', questions, plan };
