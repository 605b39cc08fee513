// What was left in .cache and public is trusted only when a build came to its end, in this folder. Gatsby stores its state before it writes the
// pages: a build after one that failed takes for done what is missing, and publishes what was there before. Run as a command, before `gatsby
// develop`, it asks for the folder alone.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Holds the folder, and `whole` from the end of a build until something begins to write there. */
const markFile = join('.cache', 'whole-build.txt');

/** What is named by what it holds, as rendered pictures, and what the check knows of those of the content. */
const isKept = (name: string): boolean => name === 'static' || /^pictures-\d+\.json$/.test(name);

/** Removes what may be half done. Returns whether there was any. */
function removeAllElse(folder: string): boolean {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => !isKept(name)) : [];
  for (const name of names) rmSync(join(folder, name), { recursive: true });
  return names.length > 0;
}

/**
 * Leaves of the last build what can be trusted, and marks that something begins to write.
 * @param needsWhole whether what was interrupted is removed. `gatsby develop` goes on from there.
 * @returns why something was removed; undefined where nothing was.
 */
export function beginFromWhole(folder: string, needsWhole = true): string | undefined {
  const mark = join(folder, markFile);
  const [builtIn, state] = existsSync(mark) ? readFileSync(mark, 'utf8').split('\n') : [];
  const isTrusted = needsWhole ? builtIn === folder && state === 'whole' : builtIn === undefined || builtIn === folder;
  const isRemoved = !isTrusted && ['.cache', 'public'].map((name) => removeAllElse(join(folder, name))).includes(true);
  if (existsSync(join(folder, '.cache'))) writeFileSync(mark, folder);
  if (!isRemoved) return undefined;
  const cause =
    builtIn === undefined || builtIn === folder
      ? 'The last build did not come to its end, or npm run develop followed it'
      : `The cache comes from another folder, ${builtIn}`;
  return `${cause}: all but the pictures is made anew.`;
}

/** Marks what a build left as whole. */
export const markWhole = (folder: string): void => writeFileSync(join(folder, markFile), `${folder}\nwhole`);

if (require.main === module) {
  const told = beginFromWhole(process.cwd(), false);
  if (told !== undefined) console.log(told);
}
