import { formatProblem } from './parse-flags';
import type { ScaffoldAnswers, AnswerCount, ScaffoldQuestion } from './scaffold-model';

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
