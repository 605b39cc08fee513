import type { Content } from '../check/content';
import type { ParsedAnswer } from './parse-answers';

/** The answers by flag, as the content writes them. */
export type ScaffoldAnswers = Readonly<Record<string, readonly string[]>>;

/** How many answers a question takes; it is not asked where that is none. */
export interface AnswerCount {
  least: number;
  most: number;
}

/** What a kind asks for: a flag of the command, or a question to whoever runs it. */
export interface ScaffoldQuestion {
  flag: string;
  prompt: string;
  /** An answer that would be right. */
  example: string;
  /** After what was answered before. */
  answerCount: (answers: ScaffoldAnswers) => AnswerCount;
  parse: (answer: string) => ParsedAnswer;
}

export const exactlyOne = (): AnswerCount => ({ least: 1, most: 1 });
export const atMostOne = (): AnswerCount => ({ least: 0, most: 1 });

/** What the content has already. */
export interface ScaffoldContext {
  content: Content;
  /** In Manila. */
  today: string;
}

/** What is to be written. */
export interface WritePlan {
  /** The folder or file that is new, or the file that is changed, inside `content/`. */
  target: string;
  files: Readonly<Record<string, string | Buffer>>;
  /** Whether the file is there already. */
  isEdit: boolean;
}

/** A kind of content that can be begun by the command. */
export interface Scaffold {
  name: string;
  questions: (known: ScaffoldContext) => readonly ScaffoldQuestion[];
  /** Throws a refusal where the answers do not go together. */
  plan: (answers: ScaffoldAnswers, known: ScaffoldContext) => WritePlan;
}

/** What is wrong with what was asked for, in words for whoever asked. */
export class ScaffoldError extends Error {}

/** The one answer to a question, or undefined. */
export const getAnswer = (answers: ScaffoldAnswers, flag: string): string | undefined => answers[flag]?.[0];
