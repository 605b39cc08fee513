import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { type WritePlan, ScaffoldError } from './scaffold-model';
import { scaffold } from './scaffold';

const draftNotice =
  'It is a draft, which visitors do not see. Write what stands in "(To write: …)", then take the line `draft: true` away.';
const placeholderNotice = 'Pictures from content/pictures stand in for yours: put your own beside the file, and name them in it.';

/** The message after writing: what was written, and what to do next. */
function formatReport({ files, isEdit = false }: WritePlan): string {
  const lines = Object.keys(files).map((file) => `${isEdit ? 'Changed' : 'Wrote'} content/${file}`);
  const hasPlaceholders = Object.values(files).some((text) => typeof text === 'string' && text.includes('../../pictures/'));
  return [...lines, ...(isEdit ? [] : [draftNotice]), ...(hasPlaceholders ? [placeholderNotice] : [])].join('\n');
}

/** `npm run new -- article|brand|showroom|opening|redirect`: asks at a terminal for what the flags leave open. */
async function main(): Promise<void> {
  const lines = stdin.isTTY ? createInterface({ input: stdin, output: stdout }) : undefined;
  try {
    const prompter = lines && { ask: (question: string) => lines.question(question), print: (words: string) => console.log(words) };
    console.log(formatReport(await scaffold(process.argv.slice(2), 'content', new Date(), prompter)));
  } finally {
    lines?.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof ScaffoldError ? error.message : error);
  process.exitCode = 1;
});
