import type { Content } from '../check/content';
import type { ParsedAnswer } from './parse-answers';

/** The answers by flag, as values of the content. */
export type ScaffoldAnswers = Readonly<Record<string, readonly string[]>>;

/** The number of answers that a question takes; a question with none is not asked. */
export interface AnswerCount {
  least: number;
  most: number;
}

/** A question of a kind: a flag of the command, or a prompt. */
export interface ScaffoldQuestion {
  flag: string;
  prompt: string;
  /** An example of a right answer. */
  example: string;
  /** Depends on the answers so far. */
  answerCount: (answers: ScaffoldAnswers) => AnswerCount;
  parse: (answer: string) => ParsedAnswer;
}

export const exactlyOne = (): AnswerCount => ({ least: 1, most: 1 });
export const atMostOne = (): AnswerCount => ({ least: 0, most: 1 });

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
  files: Readonly<Record<string, string | Buffer>>;
  /** Whether the file exists. */
  isEdit: boolean;
}

/** A kind of content that the command can create. */
export interface Scaffold {
  name: string;
  questions: (known: ScaffoldContext) => readonly ScaffoldQuestion[];
  /** @throws {ScaffoldError} when the answers do not fit together. */
  plan: (answers: ScaffoldAnswers, known: ScaffoldContext) => WritePlan;
}

/** A request that cannot be done, with a message for the person who made it. */
export class ScaffoldError extends Error {}

/** The one answer to a question, or undefined. */
export const getAnswer = (answers: ScaffoldAnswers, flag: string): string | undefined => answers[flag]?.[0];
