import { formatNames, findClosestName } from '../check/closest-name';
import { type ScaffoldAnswers, type ScaffoldQuestion, ScaffoldError } from './scaffold-model';

const quoteArgument = (text: string) => (/^[\w./-]+$/.test(text) ? text : `"${text}"`);

/** The flag that answers a question: `--title "The first tap"`. */
const toFlagExample = ({ flag, example }: ScaffoldQuestion): string => `--${flag} ${quoteArgument(example)}`;

/** What is wrong with one answer, or undefined. */
export function findProblem({ flag, parse: read }: ScaffoldQuestion, answer: string): string | undefined {
  const found = read(answer);
  return 'problem' in found ? `\`--${flag}\` is \`${answer}\`. ${found.problem}` : undefined;
}

interface SplitArguments {
  given: { flag: string; answer: string }[];
  problems: string[];
}

function splitArguments(args: readonly string[]): SplitArguments {
  const { given, problems }: SplitArguments = { given: [], problems: [] };
  for (let at = 0; at < args.length; at += 1) {
    const [, flag, beside] = /^--([^=]+)(?:=(.*))?$/s.exec(args[at]!) ?? [];
    if (flag === undefined) {
      problems.push(`\`${args[at]!}\` belongs to no flag. Put words of more than one in quotes: --title "The first tap".`);
      continue;
    }
    const follows = beside === undefined && !(args[at + 1] ?? '--').startsWith('--') ? args[(at += 1)] : undefined;
    given.push({ flag, answer: (beside ?? follows ?? '').trim() });
  }
  return { given, problems };
}

function unknownFlagMessage(flag: string, flags: readonly string[], what: string): string {
  const meant = findClosestName(flag, flags);
  const all = `The flags are ${formatNames(flags.map((one) => `--${one}`))}.`;
  return `\`--${flag}\` is no flag of ${what}. ${meant === undefined ? all : `Did you mean \`--${meant}\`?`}`;
}

function findSurplusAnswers(question: ScaffoldQuestion, answers: ScaffoldAnswers): string[] {
  const { most } = question.answerCount(answers);
  const count = answers[question.flag]?.length ?? 0;
  if (count <= most) return [];
  if (most === 0) return [`\`--${question.flag}\` does not go with the other flags. Take it out.`];
  return [`\`--${question.flag}\` is given ${count} times. Give it ${most === 1 ? 'once' : `${most} times at most`}.`];
}

/**
 * The flags of a command line as answers; missing flags are not checked.
 * @throws {ScaffoldError} when flags are wrong, with all that is wrong.
 */
export function parseFlags(args: readonly string[], questions: readonly ScaffoldQuestion[], what: string): ScaffoldAnswers {
  const { given, problems } = splitArguments(args);
  const answers: Record<string, string[]> = {};
  for (const { flag, answer } of given) {
    const question = questions.find((one) => one.flag === flag);
    const flags = questions.map((one) => one.flag);
    if (!question) problems.push(unknownFlagMessage(flag, flags, what));
    else if (answer === '') problems.push(`\`--${flag}\` has no answer after it. For example: ${toFlagExample(question)}`);
    else {
      const found = question.parse(answer);
      if ('value' in found) (answers[flag] ??= []).push(found.value);
      else problems.push(findProblem(question, answer)!);
    }
  }
  problems.push(...questions.flatMap((question) => findSurplusAnswers(question, answers)));
  if (problems.length > 0) throw new ScaffoldError(problems.join('\n'));
  return answers;
}

/** The message for missing answers, with example flags. */
export function findMissingAnswers(answers: ScaffoldAnswers, questions: readonly ScaffoldQuestion[]): string[] {
  return questions
    .filter(({ flag, answerCount: takes }) => (answers[flag]?.length ?? 0) < takes(answers).least)
    .map((question) => `\`--${question.flag}\` is missing: ${question.prompt}. For example: ${toFlagExample(question)}`);
}
