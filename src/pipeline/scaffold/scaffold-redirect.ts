import type { z } from 'zod';
import { redirectSchema as schema } from '../../schema/redirect';
import { getEntries } from '../check/content';
import { matchesPattern } from '../check/routes';
import { getOffset } from '../check/source-file';
import { choiceParser, type ParsedAnswer } from './parse-answers';
import { toYaml } from './serialize-content';
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

const redirectsFile = 'redirects.yaml';

const schemaParser =
  (shape: z.ZodType) =>
  (answer: string): ParsedAnswer => {
    const issue = shape.safeParse(answer).error?.issues[0];
    return issue ? { problem: `It should be ${issue.message}.` } : { value: answer };
  };

const redirectQuestions = (): ScaffoldQuestion[] => [
  { flag: 'from', prompt: 'The old path', example: '/old-page', answerCount: exactlyOne, parse: schemaParser(schema.shape.from) },
  {
    flag: 'to',
    prompt: 'Where it leads now: a path, or an address elsewhere',
    example: '/our-story',
    answerCount: exactlyOne,
    parse: schemaParser(schema.shape.to),
  },
  {
    flag: 'permanent',
    prompt: 'yes, or no while the old path may come back',
    example: 'no',
    answerCount: atMostOne,
    parse: choiceParser(['yes', 'no'], 'The answers are'),
  },
];

/** The first match wins, so a new redirect goes above one that matches all its paths. */
function planRedirect(answers: ScaffoldAnswers, { content }: ScaffoldContext): WritePlan {
  const from = getAnswer(answers, 'from')!;
  const rules = getEntries(content, 'RedirectRule');
  const wider = rules.find(({ value }) => value.from !== undefined && value.from !== from && matchesPattern(value.from, from));
  const entry = `- ${toYaml({ from, to: getAnswer(answers, 'to'), permanent: getAnswer(answers, 'permanent') === 'no' ? false : undefined })
    .trim()
    .replaceAll('\n', '\n  ')}\n`;
  const [first] = rules;
  const before = first?.source.text ?? '';
  const at = wider ? before.lastIndexOf('\n', getOffset(wider.source, wider.path)) + 1 : before.length;
  const gap = at === before.length && before !== '' && !before.endsWith('\n') ? '\n' : '';
  return { target: redirectsFile, files: { [redirectsFile]: before.slice(0, at) + gap + entry + before.slice(at) }, isEdit: true };
}

/** A redirect. It applies as soon as it is merged: it cannot be a draft. */
export const scaffoldRedirect: Scaffold = { name: 'redirect', questions: redirectQuestions, plan: planRedirect };
