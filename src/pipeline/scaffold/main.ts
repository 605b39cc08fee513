import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { scaffold } from './scaffold';
import { ScaffoldError } from './ask';
import { formatWrittenFiles } from './write-plan';

/** `npm run new -- article|brand|showroom|opening|redirect`: asks at a terminal for what the flags leave open. */
async function main(): Promise<void> {
  const lines = stdin.isTTY ? createInterface({ input: stdin, output: stdout }) : undefined;
  try {
    const prompter = lines && { ask: (question: string) => lines.question(question), print: (words: string) => console.log(words) };
    console.log(formatWrittenFiles(await scaffold(process.argv.slice(2), 'content', new Date(), prompter)));
  } finally {
    lines?.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof ScaffoldError ? error.message : error);
  process.exitCode = 1;
});
