import { readdir } from 'node:fs/promises';
import { basename, dirname, join, posix, relative, resolve, sep } from 'node:path';
import { toManilaDay } from '../../domain/dates/dates';
import type { Fault } from './fault';
import { applyIntents } from './intents';
import { readContent } from './read-content';
import { sortFaults } from './report';
import { rules, warningRules } from './rules';

/**
 * The paths of the files under a folder, sorted, with slashes. Files whose names begin with a dot are left out.
 * @throws {Error} with the code ENOENT when the folder does not exist.
 */
export async function listFiles(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((item) => item.isFile() && !item.name.startsWith('.'))
    .map((item) => relative(folder, join(item.parentPath, item.name)).split(sep).join('/'))
    .sort();
}

/**
 * Reads the content of a folder. Files of the folder `static` beside it count as addresses of the site. The files of the folder
 * `over`, where it is given, replace those of the same name. `today` is the day, in Manila, for which the content is judged.
 */
export async function loadContent(root: string, over?: string, today = toManilaDay(new Date())): Promise<ReturnType<typeof readContent>> {
  const folder = resolve(root);
  const statics = await listFiles(join(dirname(folder), 'static')).catch(() => []);
  const added = new Set(over === undefined ? [] : await listFiles(over));
  const files = [...new Set([...(await listFiles(folder)), ...added])].sort();
  const placeOf = (file: string) => join(added.has(file) ? over! : folder, file);
  return readContent(placeOf, files, new Set(statics.map((file) => `/${file}`)), today);
}

/** What the check finds: the faults keep the site from being built, the warnings do not. */
export interface CheckResult {
  faults: Fault[];
  warnings: Fault[];
}

/**
 * Checks the content in a folder. Faults of files that cannot be read come first, because nothing else is known of such a file; the others
 * are in the order of files and lines.
 */
export async function inspectContent(root: string, over?: string, today?: string): Promise<CheckResult> {
  const folder = resolve(root);
  const { content, unreadable, faults } = await loadContent(folder, over, today);
  const intents = applyIntents(
    content,
    warningRules.flatMap((rule) => [...rule(content)]),
  );
  const toReport = (found: readonly Fault[]) =>
    sortFaults(found.map((fault) => ({ ...fault, file: posix.join(basename(folder), fault.file) })));
  const others = [...faults, ...rules.flatMap((rule) => [...rule(content)]), ...intents.faults];
  return { faults: [...toReport(unreadable), ...toReport(others)], warnings: toReport(intents.warnings) };
}

/** The faults of the content in a folder; none when the site can be built from it. */
export const checkContent = async (root: string, over?: string): Promise<Fault[]> => (await inspectContent(root, over)).faults;
