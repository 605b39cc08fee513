import { resolve } from 'node:path';
import { dayInManila } from '../../logic/publication';
import { contentIn } from '../check/check-content';
import { listed, near } from '../check/near';
import { article } from './article';
import { brand } from './brand';
import { converse, type Person } from './conversation';
import { missingIn, readFlags } from './flags';
import { land } from './land';
import { opening } from './opening';
import { type Kind, type Plan, Refusal } from './question';
import { redirect } from './redirect';

const kinds: readonly Kind[] = [article, brand, opening, redirect];

function kindNamed(name: string | undefined): Kind {
  const names = kinds.map((kind) => kind.name);
  const kind = kinds.find((one) => one.name === name);
  if (kind) return kind;
  const meant = near(name ?? '', names);
  const advice = meant === undefined || name === undefined ? '' : ` Did you mean \`${meant}\`?`;
  const wrong = name === undefined ? 'Say what to begin, such as `npm run new -- article`.' : `\`${name}\` is nothing to begin.${advice}`;
  throw new Refusal(`${wrong} The kinds are ${listed(names)}.`);
}

/**
 * `npm run new -- <kind> [flags]`: begins an article, a brand, an opening or a redirect in a folder of content.
 * @param person asked for what the flags leave open; without one everything needed must be in the flags.
 * @returns what was written. Throws a refusal that says what would be right.
 */
export async function scaffold([name, ...args]: readonly string[], root: string, now: Date, person?: Person): Promise<Plan> {
  const kind = kindNamed(name);
  const folder = resolve(root);
  const known = { content: (await contentIn(folder)).content, today: dayInManila(now) };
  const questions = kind.questions(known);
  const given = readFlags(args, questions, `\`${kind.name}\``);
  const answers = person ? await converse(given, questions, person, args.length === 0) : given;
  const missing = missingIn(answers, questions);
  if (missing.length > 0) throw new Refusal(missing.join('\n'));
  const plan = kind.plan(answers, known);
  await land(plan, folder);
  return plan;
}
