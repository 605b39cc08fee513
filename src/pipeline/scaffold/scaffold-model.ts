import type { Content } from '../check/read/content';
import { parseText, type ParsedAnswer } from './parse-answers';

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
