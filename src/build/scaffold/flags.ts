import { listed, near } from '../check/near';
import { type Answers, type Question, Refusal } from './question';

const quoted = (text: string) => (/^[\w./-]+$/.test(text) ? text : `"${text}"`);

/** How a question is answered by a flag: `--title "The first tap"`. */
const exampleOf = ({ flag, example }: Question): string => `--${flag} ${quoted(example)}`;

/** What is wrong with one answer, or undefined. */
export function problemOf({ flag, read }: Question, answer: string): string | undefined {
  const found = read(answer);
  return 'problem' in found ? `\`--${flag}\` is \`${answer}\`. ${found.problem}` : undefined;
}

interface Split {
  given: { flag: string; answer: string }[];
  problems: string[];
}

function split(args: readonly string[]): Split {
  const { given, problems }: Split = { given: [], problems: [] };
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

function unknown(flag: string, flags: readonly string[], what: string): string {
  const meant = near(flag, flags);
  const all = `The flags are ${listed(flags.map((one) => `--${one}`))}.`;
  return `\`--${flag}\` is no flag of ${what}. ${meant === undefined ? all : `Did you mean \`--${meant}\`?`}`;
}

function tooMany(question: Question, answers: Answers): string[] {
  const { most } = question.takes(answers);
  const count = answers[question.flag]?.length ?? 0;
  if (count <= most) return [];
  if (most === 0) return [`\`--${question.flag}\` does not go with the other flags. Take it out.`];
  return [`\`--${question.flag}\` is given ${count} times. Give it ${most === 1 ? 'once' : `${most} times at most`}.`];
}

/** The flags of a command line as answers. Throws all that is wrong with them; what is missing is not looked at. */
export function readFlags(args: readonly string[], questions: readonly Question[], what: string): Answers {
  const { given, problems } = split(args);
  const answers: Record<string, string[]> = {};
  for (const { flag, answer } of given) {
    const question = questions.find((one) => one.flag === flag);
    const flags = questions.map((one) => one.flag);
    if (!question) problems.push(unknown(flag, flags, what));
    else if (answer === '') problems.push(`\`--${flag}\` has no answer after it. For example: ${exampleOf(question)}`);
    else {
      const found = question.read(answer);
      if ('value' in found) (answers[flag] ??= []).push(found.value);
      else problems.push(problemOf(question, answer)!);
    }
  }
  problems.push(...questions.flatMap((question) => tooMany(question, answers)));
  if (problems.length > 0) throw new Refusal(problems.join('\n'));
  return answers;
}

/** What is missing in some answers, and flags that would be right. */
export function missingIn(answers: Answers, questions: readonly Question[]): string[] {
  return questions
    .filter(({ flag, takes }) => (answers[flag]?.length ?? 0) < takes(answers).least)
    .map((question) => `\`--${question.flag}\` is missing: ${question.ask}. For example: ${exampleOf(question)}`);
}
