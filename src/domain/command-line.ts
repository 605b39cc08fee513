/** What of Node's `process` a command tells by. */
interface Program {
  argv: readonly string[];
  stdout: { write: (text: string) => unknown };
  stderr: { write: (text: string) => unknown };
  exit: (code: number) => unknown;
}

/**
 * Ends a command that was asked for its usage, or has an option that its usage does not name, before it begins.
 * @param usage what it does, a line for each way to call it.
 */
export function explainUsage({ argv, stdout, stderr, exit }: Program, usage: string): void {
  if (argv.some((word) => word === '--help' || word === '-h')) {
    stdout.write(`${usage}\n`);
    exit(0);
    return;
  }
  const known: readonly string[] = usage.match(/--[a-z-]+/g) ?? [];
  const unknown = argv.find((word) => /^--?[a-z]/.test(word) && !known.includes(word.replace(/=.*/, '')));
  if (unknown === undefined) return;
  // eslint-disable-next-line no-restricted-syntax -- Visitors do not read what a command prints.
  stderr.write(`There is no option ${unknown}.\n${usage}\n`);
  exit(1);
}
