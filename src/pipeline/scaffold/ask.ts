import { readFileSync, statSync } from 'node:fs';
import type { z } from 'zod';
import { formatIsoDay } from '../../domain/date-formats';
import { date, dateTime } from '../../schema/field-types';
import type { Content } from '../check/read/content-model';
import { parsePicture } from '../check/read/pictures';
import { findClosestName, formatClosestName, formatNames, formatSuggestion, slugify } from '../check/wording';

/** The answers by flag, as values of the content. */
export type ScaffoldAnswers = Readonly<Record<string, readonly string[]>>;

/** The number of answers that a question takes; a question with none is not asked. */
export interface AnswerCount {
  min: number;
  max: number;
}

/** A question of a kind: a flag of the command, or a prompt. */
export interface ScaffoldQuestion {
  flag: string;
  prompt: string;
  /** An example of a right answer. */
  example: string;
  parse: (answer: string) => ParsedAnswer;
  /** Depends on the answers so far. */
  answerCount: (answers: ScaffoldAnswers) => AnswerCount;
}

export const atMost = (max: number) => (): AnswerCount => ({ min: 0, max });

/** A question that takes one text as its answer, unless a parser and a count say otherwise. */
export const createQuestion = (
  flag: string,
  prompt: string,
  example: string,
  parse: ScaffoldQuestion['parse'] = parseText,
  answerCount: ScaffoldQuestion['answerCount'] = () => ({ min: 1, max: 1 }),
): ScaffoldQuestion => ({ flag, prompt, example, parse, answerCount });

/** The first answer to each question. */
export const getFirstAnswers = (answers: ScaffoldAnswers): Partial<Record<string, string>> =>
  Object.fromEntries(Object.entries(answers).map(([flag, [first]]) => [flag, first]));

/** The existing content. */
export interface ScaffoldContext {
  content: Content;
  /** In Manila. */
  today: string;
}

/** The changes to write. */
export interface WritePlan {
  /** The new folder or file, or the changed file, inside `content/`. */
  target: string;
  /** The texts and pictures, by path inside `content/`. */
  files: Readonly<Record<string, string | Buffer>>;
  /** Whether the file exists. */
  isEdit?: boolean;
}

/** A plan that writes the files of a new folder. */
export const planFolder = (target: string, files: WritePlan['files']): WritePlan => ({
  target,
  files: Object.fromEntries(Object.entries(files).map(([name, text]) => [`${target}/${name}`, text])),
});

/** A kind of content that the command can create. */
export interface Scaffold {
  name: string;
  questions: (context: ScaffoldContext) => readonly ScaffoldQuestion[];
  /** @throws {ScaffoldError} when the answers do not fit together. */
  plan: (answers: ScaffoldAnswers, context: ScaffoldContext) => WritePlan;
}

/** A request that cannot be done, with a message for the person who made it. */
export class ScaffoldError extends Error {}

/** Asks questions at a terminal. */
export interface Prompter {
  /** Asks and waits for the answer, which may be empty. */
  ask: (question: string) => Promise<string>;
  print: (words: string) => void;
}

async function promptForQuestion(question: ScaffoldQuestion, { min, max }: AnswerCount, { ask, print }: Prompter): Promise<string[]> {
  const found: string[] = [];
  while (found.length < max) {
    const hint = found.length < min ? `such as ${question.example}` : 'press Enter to go on';
    const answer = (await ask(`${question.prompt}${found.length > 0 ? ', one more' : ''} (${hint}): `)).trim();
    if (answer === '' && found.length >= min) break;
    const parsed = question.parse(answer);
    if (answer === '') print('This one is needed.');
    else if ('value' in parsed) found.push(parsed.value);
    else print(formatProblem(question, answer, parsed.problem));
  }
  return found;
}

/**
 * Asks a person for what the flags leave open, one question after the other, and each again until its answer is right.
 * @param all asks optional questions too.
 */
export async function promptForAnswers(
  given: ScaffoldAnswers,
  questions: readonly ScaffoldQuestion[],
  prompter: Prompter,
  all: boolean,
): Promise<ScaffoldAnswers> {
  const answers: Record<string, readonly string[]> = { ...given };
  for (const question of questions) {
    const count = question.answerCount(answers);
    if (answers[question.flag] || !(all || count.min > 0)) continue;
    const found = await promptForQuestion(question, count, prompter);
    if (found.length > 0) answers[question.flag] = found;
  }
  return answers;
}

const quoteArgument = (text: string) => (/^[\w./-]+$/.test(text) ? text : `"${text}"`);

/** The flag that answers a question: `--title "The first tap"`. */
const toFlagExample = ({ flag, example }: ScaffoldQuestion): string => `--${flag} ${quoteArgument(example)}`;

/** The message for a wrong answer. */
const formatProblem = ({ flag }: ScaffoldQuestion, answer: string, problem: string): string => `\`--${flag}\` is \`${answer}\`. ${problem}`;

function splitArguments(args: readonly string[]) {
  const given: { flag: string; answer: string }[] = [];
  const problems: string[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const [, flag, inline] = /^--([^=]+)(?:=(.*))?$/s.exec(args[index]!) ?? [];
    if (flag === undefined) {
      problems.push(`\`${args[index]!}\` belongs to no flag. Put words of more than one in quotes: --title "The first tap".`);
      continue;
    }
    const next = inline === undefined && !(args[index + 1] ?? '--').startsWith('--') ? args[(index += 1)] : undefined;
    given.push({ flag, answer: (inline ?? next ?? '').trim() });
  }
  return { given, problems };
}

function formatUnknownFlag(flag: string, questions: readonly ScaffoldQuestion[], what: string): string {
  const names = questions.map((question) => question.flag);
  const closest = findClosestName(flag, names);
  const list = `The flags are ${formatNames(names.map((name) => `--${name}`))}.`;
  return `\`--${flag}\` is no flag of ${what}. ${formatClosestName(closest && `--${closest}`, list)}`;
}

function findSurplusAnswers(question: ScaffoldQuestion, answers: ScaffoldAnswers): string[] {
  const { max } = question.answerCount(answers);
  const count = answers[question.flag]?.length ?? 0;
  if (count <= max) return [];
  if (max === 0) return [`\`--${question.flag}\` does not go with the other flags. Take it out.`];
  return [`\`--${question.flag}\` is given ${count} times. Give it ${max === 1 ? 'once' : `${max} times at most`}.`];
}

/**
 * The flags of a command line as answers; missing flags are not checked.
 * @throws {ScaffoldError} when flags are wrong, with all that is wrong.
 */
export function parseFlags(args: readonly string[], questions: readonly ScaffoldQuestion[], what: string): ScaffoldAnswers {
  const { given, problems } = splitArguments(args);
  const answers: Record<string, string[]> = {};
  for (const { flag, answer } of given) {
    const question = questions.find((candidate) => candidate.flag === flag);
    const parsed = question?.parse(answer);
    if (!question || !parsed) problems.push(formatUnknownFlag(flag, questions, what));
    else if (answer === '') problems.push(`\`--${flag}\` has no answer after it. For example: ${toFlagExample(question)}`);
    else if ('value' in parsed) (answers[flag] ??= []).push(parsed.value);
    else problems.push(formatProblem(question, answer, parsed.problem));
  }
  problems.push(...questions.flatMap((question) => findSurplusAnswers(question, answers)));
  if (problems.length > 0) throw new ScaffoldError(problems.join('\n'));
  return answers;
}

/** The message for missing answers, with example flags. */
export function findMissingAnswers(answers: ScaffoldAnswers, questions: readonly ScaffoldQuestion[]): string[] {
  return questions
    .filter(({ flag, answerCount }) => (answers[flag]?.length ?? 0) < answerCount(answers).min)
    .map((question) => `\`--${question.flag}\` is missing: ${question.prompt}. For example: ${toFlagExample(question)}`);
}

/** An answer as a value of the content, or what is wrong with it. */
export type ParsedAnswer = { value: string } | { problem: string };

/** Any text. */
export const parseText = (answer: string): ParsedAnswer => ({ value: answer });

const daySchema = date('');
const momentSchema = dateTime('');

const normalizeDay = (answer: string) =>
  answer.replace(/^(\d{1,2})\/(\d{1,2})\/(\d{4})/, (_, month: string, day: string, year: string) => formatIsoDay(year, month, day));

/** A day, `01/31/2027` or `2027-01-31`. */
export function parseDay(answer: string): ParsedAnswer {
  const value = normalizeDay(answer);
  return daySchema.safeParse(value).success ? { value } : { problem: 'It should be a day such as 01/31/2027: month, day, year.' };
}

/** A moment in Manila, `01/31/2027 9:30 AM`. */
export function parseMoment(answer: string): ParsedAnswer {
  const value = normalizeDay(answer).replace(/\s+/g, ' ').toUpperCase();
  return momentSchema.safeParse(value).success ? { value } : { problem: 'It should be a day and time such as 01/31/2027 9:30 AM.' };
}

/** One of several names; `all` begins the list of them: "The kinds are". */
export const choiceParser =
  (names: readonly string[], all: string) =>
  (answer: string): ParsedAnswer =>
    names.includes(answer) ? { value: answer } : { problem: formatSuggestion(answer, names, all) || 'There is none of that name.' };

/** A value that a schema accepts. */
export const schemaParser =
  (schema: z.ZodType) =>
  (answer: string): ParsedAnswer => {
    const issue = schema.safeParse(answer).error?.issues[0];
    return issue ? { problem: `It should be ${issue.message}.` } : { value: answer };
  };

/** A title that has a slug. */
export const parseTitle = (answer: string): ParsedAnswer =>
  slugify(answer) === '' ? { problem: 'It needs a letter from a to z, or a digit, for its address.' } : { value: answer };

/** A local file that is a picture of one of several formats. */
export const pictureFileParser =
  (kinds: readonly string[]) =>
  (answer: string): ParsedAnswer => {
    if (!statSync(answer, { throwIfNoEntry: false })?.isFile()) return { problem: 'There is no such file.' };
    return kinds.includes(parsePicture(answer, readFileSync(answer)).format)
      ? { value: answer }
      : { problem: `It is no ${kinds.join(' or ')}. Export it again as one.` };
  };
