import type { z } from 'zod';
import { redirect as schema } from '../../schema/redirect';
import { entriesOf } from '../check/content';
import { takes } from '../check/routes';
import { offsetOf } from '../check/source';
import { oneOf, type Read } from './answers';
import { yamlText } from './file-text';
import { type Answers, answerOf, type Kind, type Known, needed, optional, type Plan, type Question } from './question';

const file = 'redirects.yaml';

const shaped =
  (shape: z.ZodType) =>
  (answer: string): Read => {
    const issue = shape.safeParse(answer).error?.issues[0];
    return issue ? { problem: `It should be ${issue.message}.` } : { value: answer };
  };

const questions = (): Question[] => [
  { flag: 'from', ask: 'The old path', example: '/old-page', takes: needed, read: shaped(schema.shape.from) },
  {
    flag: 'to',
    ask: 'Where it leads now: a path, or an address elsewhere',
    example: '/our-story',
    takes: needed,
    read: shaped(schema.shape.to),
  },
  {
    flag: 'permanent',
    ask: 'yes, or no while the old path may come back',
    example: 'no',
    takes: optional,
    read: oneOf(['yes', 'no'], 'The answers are'),
  },
];

/** The first that fits takes a path, so the new one stands above one that would take all of it. */
function plan(answers: Answers, { content }: Known): Plan {
  const from = answerOf(answers, 'from')!;
  const rules = entriesOf(content, 'RedirectRule');
  const wider = rules.find(({ value }) => value.from !== undefined && value.from !== from && takes(value.from, from));
  const entry = `- ${yamlText({ from, to: answerOf(answers, 'to'), permanent: answerOf(answers, 'permanent') === 'no' ? false : undefined })
    .trim()
    .replaceAll('\n', '\n  ')}\n`;
  const [first] = rules;
  const before = first?.source.text ?? '';
  const at = wider ? before.lastIndexOf('\n', offsetOf(wider.source, wider.path)) + 1 : before.length;
  const gap = at === before.length && before !== '' && !before.endsWith('\n') ? '\n' : '';
  return { unit: file, files: { [file]: before.slice(0, at) + gap + entry + before.slice(at) }, isChange: true };
}

/** An old path that leads to another. It holds as soon as it is merged: it cannot be a draft. */
export const redirect: Kind = { name: 'redirect', questions, plan };
