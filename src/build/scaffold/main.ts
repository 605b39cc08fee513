import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { type Plan, Refusal } from './question';
import { scaffold } from './scaffold';

const draft = 'It is a draft, which visitors do not see. Write what stands in "(To write: …)", then take the line `draft: true` away.';
const pictures = 'Pictures from content/pictures stand in for yours: put your own beside the file, and name them in it.';

/** What was done, and what comes next. */
function report({ files, isChange }: Plan): string {
  const lines = Object.keys(files).map((file) => `${isChange ? 'Changed' : 'Wrote'} content/${file}`);
  const hasStandIns = Object.values(files).some((text) => typeof text === 'string' && text.includes('../../pictures/'));
  return [...lines, ...(isChange ? [] : [draft]), ...(hasStandIns ? [pictures] : [])].join('\n');
}

/** `npm run new -- article|brand|opening|redirect`: asks at a terminal for what the flags leave open. */
async function main(): Promise<void> {
  const lines = stdin.isTTY ? createInterface({ input: stdin, output: stdout }) : undefined;
  try {
    const person = lines && { ask: (question: string) => lines.question(question), say: (words: string) => console.log(words) };
    console.log(report(await scaffold(process.argv.slice(2), 'content', new Date(), person)));
  } finally {
    lines?.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
});
