import { explainUsage } from '../../domain/command-line';
import { toManilaDay } from '../../domain/dates';
import { checkFolder, formatError } from './run-check';

const usage = `npm run content:check                     prints every fault and warning of content/, and ends with 1 if there is a fault
npm run content:check -- <folder>         of another folder`;

async function main(): Promise<void> {
  const [folder = 'content'] = process.argv.slice(2);
  if (!(await checkFolder(folder, toManilaDay(new Date()), console, Boolean(process.env['GITHUB_ACTIONS'])))) process.exitCode = 1;
}

explainUsage(process, usage);
main().catch((error: unknown) => {
  console.error(formatError(error));
  process.exitCode = 1;
});
