import { watch } from 'node:fs';
import { inspectContent, listFiles } from './check-content';
import { formatAnnotations, formatReport, formatSummary } from './report';

/** The time in milliseconds in which the events of one save arrive. */
const settleTime = 100;

/** Prints every fault and warning of a folder. Returns whether the site can be built from it. */
async function runCheck(folder: string): Promise<boolean> {
  const { faults, warnings } = await inspectContent(folder);
  if (process.env['GITHUB_ACTIONS']) console.log([formatAnnotations(faults), formatAnnotations(warnings, 'warning')].join('\n').trim());
  if (faults.length > 0) console.error(formatReport(faults, warnings));
  else if (warnings.length > 0) console.log(formatReport([], warnings));
  else console.log(`content: ${(await listFiles(folder)).length} files, ${formatSummary([])}`);
  return faults.length === 0;
}

/** Errors in words: an editor cannot read a stack trace. */
function printError(error: unknown): void {
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR') console.error(`There is no folder ${path ?? ''}.`);
  else console.error(`The check cannot go on${path === undefined ? '' : ` at ${path}`}: ${message}.`);
}

/** Runs the check again after each change of the folder, until it is stopped. */
async function watchContent(folder: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const check = () => {
    running = running.then(async () => {
      console.log(`\n${new Date().toLocaleTimeString('en-US')}`);
      await runCheck(folder).catch(printError);
    });
  };
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(check, settleTime);
  });
  check();
  await running;
}

/** `npm run content:check -- [--watch] [folder]`: prints every fault and warning, and ends with 1 if there is a fault. */
async function main(): Promise<void> {
  const [folder = 'content'] = process.argv.slice(2).filter((word) => word !== '--watch');
  if (process.argv.includes('--watch')) await watchContent(folder);
  else if (!(await runCheck(folder))) process.exitCode = 1;
}

main().catch((error: unknown) => {
  printError(error);
  process.exitCode = 1;
});
