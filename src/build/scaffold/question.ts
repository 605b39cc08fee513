import type { Content } from '../check/content';
import type { Read } from './answers';

/** The answers by flag, as the content writes them. */
export type Answers = Readonly<Record<string, readonly string[]>>;

/** How many answers a question takes; it is not asked where that is none. */
export interface Count {
  least: number;
  most: number;
}

/** What a kind asks for: a flag of the command, or a question to whoever runs it. */
export interface Question {
  flag: string;
  ask: string;
  /** An answer that would be right. */
  example: string;
  /** After what was answered before. */
  takes: (answers: Answers) => Count;
  read: (answer: string) => Read;
}

export const needed = (): Count => ({ least: 1, most: 1 });
export const optional = (): Count => ({ least: 0, most: 1 });

/** What the content has already. */
export interface Known {
  content: Content;
  /** In Manila. */
  today: string;
}

/** What is to be written. */
export interface Plan {
  /** The folder or file that is new, or the file that is changed, inside `content/`. */
  unit: string;
  files: Readonly<Record<string, string | Buffer>>;
  /** Whether the file is there already. */
  isChange: boolean;
}

/** A kind of content that can be begun by the command. */
export interface Kind {
  name: string;
  questions: (known: Known) => readonly Question[];
  /** Throws a refusal where the answers do not go together. */
  plan: (answers: Answers, known: Known) => Plan;
}

/** What is wrong with what was asked for, in words for whoever asked. */
export class Refusal extends Error {}

/** The one answer to a question, or undefined. */
export const answerOf = (answers: Answers, flag: string): string | undefined => answers[flag]?.[0];
