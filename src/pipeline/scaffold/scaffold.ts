import { openFolder, type ContentFiles } from '../check/read/open-folder';
import { readContent } from '../check/read/read-content';
import { formatSuggestion } from '../check/wording';
import { scaffoldArticle, scaffoldOpening, scaffoldRedirect } from './scaffold-texts';
import { scaffoldBrand, scaffoldShowroom } from './scaffold-places';
import { promptForAnswers, type Prompter, findMissingAnswers, parseFlags, type Scaffold, type WritePlan, ScaffoldError } from './ask';
import { writePlan } from './write-plan';
import { toManilaDay } from '../../domain/dates';

const scaffolds: readonly Scaffold[] = [scaffoldArticle, scaffoldBrand, scaffoldShowroom, scaffoldOpening, scaffoldRedirect];

function findScaffold(name: string | undefined): Scaffold {
  const names = scaffolds.map((kind) => kind.name);
  const kind = scaffolds.find((candidate) => candidate.name === name);
  if (kind) return kind;
  const message = name === undefined ? 'Say what to begin, such as `npm run new -- article`.' : `\`${name}\` is nothing to begin.`;
  throw new ScaffoldError(`${message} ${formatSuggestion(name ?? '', names, 'The kinds are')}`);
}

/**
 * Plans an article, a brand, a showroom, an opening or a redirect.
 * @param args the kind, and flags that answer its questions.
 * @param prompter is asked for what the flags leave open; without one the flags must hold every required answer.
 * @throws {ScaffoldError} when the answers are wrong, with what would be right.
 */
export async function planScaffold(
  [name, ...args]: readonly string[],
  files: ContentFiles,
  today: string,
  prompter?: Prompter,
): Promise<WritePlan> {
  const kind = findScaffold(name);
  const known = { content: readContent(files, today).content, today };
  const questions = kind.questions(known);
  const given = parseFlags(args, questions, `\`${kind.name}\``);
  const answers = prompter ? await promptForAnswers(given, questions, prompter, args.length === 0) : given;
  const missing = findMissingAnswers(answers, questions);
  if (missing.length > 0) throw new ScaffoldError(missing.join('\n'));
  return kind.plan(answers, known);
}

/**
 * `npm run new -- <kind> [flags]`: plans what is new, and writes it to a content folder.
 * @returns what was written.
 * @throws {ScaffoldError} when the answers are wrong, or nothing can be written.
 */
export async function scaffold(args: readonly string[], folder: string, now: Date, prompter?: Prompter): Promise<WritePlan> {
  const [files, today] = [await openFolder(folder), toManilaDay(now)];
  const plan = await planScaffold(args, files, today, prompter);
  await writePlan(plan, folder, files, today);
  return plan;
}
