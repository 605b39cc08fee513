import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkContent } from '../check/check-content';
import { reportFaults } from '../check/report';
import { type Plan, Refusal } from './question';

const wordsOf = (fault: object) => JSON.stringify(fault);

/** Refuses to change a file that has faults, and what would bring faults that the content does not have already. */
async function refuseFaults(folder: string, staged: string, changed: string | undefined): Promise<void> {
  const before = await checkContent(folder);
  const inChanged = before.filter(({ file }) => file === changed);
  if (inChanged.length > 0) throw new Refusal(`Nothing was written. Mend the file first:\n${reportFaults(inChanged)}`);
  const known = new Set(before.map(wordsOf));
  const brought = (await checkContent(folder, staged)).filter((fault) => !known.has(wordsOf(fault)));
  if (brought.length > 0) throw new Refusal(`Nothing was written, because the check would say:\n${reportFaults(brought)}`);
}

/**
 * Writes a plan into the folder of the content, all of it or nothing: it is written beside the folder, checked as if it were in it, and
 * moved in one step. Throws a refusal where something is there already or the check finds a fault.
 */
export async function land({ unit, files, isChange }: Plan, folder: string): Promise<void> {
  const place = join(folder, unit);
  if (!isChange && existsSync(place)) throw new Refusal(`Nothing was written: content/${unit} is there already. Give another title.`);
  const staged = await mkdtemp(join(dirname(folder), '.new-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      await mkdir(dirname(join(staged, file)), { recursive: true });
      await writeFile(join(staged, file), text);
    }
    await refuseFaults(folder, staged, isChange ? `content/${unit}` : undefined);
    await mkdir(dirname(place), { recursive: true });
    await rename(join(staged, unit), place);
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}
