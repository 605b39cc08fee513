import { resolve } from 'node:path';
import { explainUsage } from '../domain/command-line';
import { getUsage, openFile, runCommand } from './forms/commands';
import { printFailure } from './forms/model/log';
import { readSettings } from './forms/model/settings';
import { askHolder, openDatabaseForCommand } from './forms/store/open-database';

/** The arguments with the files and folders that they name as absolute paths: the service runs in another folder. */
function resolvePaths([name, ...args]: readonly string[]): string[] {
  const first = { backup: 0, restore: 0, inbox: args[0] === 'files' ? 2 : Infinity }[name ?? ''] ?? Infinity;
  return [name ?? '', ...args.map((arg, index) => (index < first || arg.startsWith('--') ? arg : resolve(arg)))];
}

/** `npm run inbox`, `notices`, `backup` and `restore`: by the service that holds the embedded database, if one does. */
async function main(words: readonly string[]): Promise<void> {
  const [name = '', path] = words;
  explainUsage(process, getUsage(name));
  const settings = readSettings(process.env);
  // A database is not created for a file that is not there.
  if (name === 'restore') await (await openFile(path, 'r')).close();
  const run = async () => {
    const database = await openDatabaseForCommand(settings.databaseUrl, settings.dataDir, name === 'restore');
    return runCommand(words, { database, settings }).finally(() => database.close());
  };
  const output = (settings.databaseUrl === undefined ? await askHolder(settings.dataDir, words) : undefined) ?? (await run());
  process.stdout.write(output.endsWith('\n') ? output : `${output}\n`);
}

main(resolvePaths(process.argv.slice(2))).catch(printFailure);
