import { formatProblem } from './parse-flags';
import type { ScaffoldAnswers, AnswerCount, ScaffoldQuestion } from './scaffold-model';

/** A person at a terminal. */
export interface Prompter {
  /** Asks and waits for the answer, which may be empty. */
  ask: (question: string) => Promise<string>;
  say: (words: string) => void;
}

async function promptForQuestion(question: ScaffoldQuestion, { least, most }: AnswerCount, { ask, say }: Prompter): Promise<string[]> {
  const found: string[] = [];
  while (found.length < most) {
    const hint = found.length < least ? `such as ${question.example}` : 'press Enter to go on';
    const answer = (await ask(`${question.prompt}${found.length > 0 ? ', one more' : ''} (${hint}): `)).trim();
    if (answer === '' && found.length >= least) break;
    const parsed = question.parse(answer);
    if (answer === '') say('This one is needed.');
    else if ('value' in parsed) found.push(parsed.value);
    else say(formatProblem(question, answer, parsed.problem));
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
  person: Prompter,
  all: boolean,
): Promise<ScaffoldAnswers> {
  const answers: Record<string, readonly string[]> = { ...given };
  for (const question of questions) {
    const count = question.answerCount(answers);
    if (answers[question.flag] || !(all || count.least > 0)) continue;
    const found = await promptForQuestion(question, count, person);
    if (found.length > 0) answers[question.flag] = found;
  }
  return answers;
}
