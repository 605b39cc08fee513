import { watch } from 'node:fs';
import { explainUsage } from '../../domain/command-line';
import { toManilaDay } from '../../domain/dates';
import { checkFolder, formatError } from './run-check';

/** The time in milliseconds in which the events of one save arrive. */
const settleTime = 100;

const runCheck = (folder: string) => checkFolder(folder, toManilaDay(new Date()), console, Boolean(process.env['GITHUB_ACTIONS']));

const printError = (error: unknown) => console.error(formatError(error));

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

const usage = `npm run content:check                     prints every fault and warning of content/, and ends with 1 if there is a fault
npm run content:check -- <folder>         of another folder
npm run content:check -- --watch          again each time you save`;

async function main(): Promise<void> {
  const [folder = 'content'] = process.argv.slice(2).filter((word) => word !== '--watch');
  if (process.argv.includes('--watch')) await watchContent(folder);
  else if (!(await runCheck(folder))) process.exitCode = 1;
}

explainUsage(process, usage);
main().catch((error: unknown) => {
  printError(error);
  process.exitCode = 1;
});
