import { findClosestName, formatClosestName, formatNames } from '../check/wording';
import { type ScaffoldAnswers, type ScaffoldQuestion, ScaffoldError } from './scaffold-model';

const quoteArgument = (text: string) => (/^[\w./-]+$/.test(text) ? text : `"${text}"`);

/** The flag that answers a question: `--title "The first tap"`. */
const toFlagExample = ({ flag, example }: ScaffoldQuestion): string => `--${flag} ${quoteArgument(example)}`;

/** The message for a wrong answer. */
export const formatProblem = ({ flag }: ScaffoldQuestion, answer: string, problem: string): string =>
  `\`--${flag}\` is \`${answer}\`. ${problem}`;

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
