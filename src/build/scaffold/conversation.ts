import { problemOf } from './flags';
import type { Answers, Count, Question } from './question';

/** A person at a terminal. */
export interface Person {
  /** Asks and waits for the answer; empty when it was left out. */
  ask: (question: string) => Promise<string>;
  say: (words: string) => void;
}

async function answersTo(question: Question, { least, most }: Count, { ask, say }: Person): Promise<string[]> {
  const found: string[] = [];
  while (found.length < most) {
    const hint = found.length < least ? `such as ${question.example}` : 'press Enter to go on';
    const answer = (await ask(`${question.ask}${found.length > 0 ? ', one more' : ''} (${hint}): `)).trim();
    if (answer === '' && found.length >= least) break;
    const read = answer === '' ? { problem: '' } : question.read(answer);
    if ('value' in read) found.push(read.value);
    else say(answer === '' ? 'This one is needed.' : problemOf(question, answer)!);
  }
  return found;
}

/**
 * Asks a person what the flags left open, one question after another, and each again until its answer is right.
 * @param all asks too what may be left out.
 */
export async function converse(given: Answers, questions: readonly Question[], person: Person, all: boolean): Promise<Answers> {
  const answers: Record<string, readonly string[]> = { ...given };
  for (const question of questions) {
    const count = question.takes(answers);
    if (answers[question.flag] || !(all || count.least > 0)) continue;
    const found = await answersTo(question, count, person);
    if (found.length > 0) answers[question.flag] = found;
  }
  return answers;
}
