import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkContent } from '../check/check-content';
import { formatReport } from '../check/report';
import { type WritePlan, ScaffoldError } from './scaffold-model';

const toFaultKey = (fault: object) => JSON.stringify(fault);

/** Refuses to change a file that has faults, and a plan that adds faults to the content. */
async function assertNoNewFaults(folder: string, staged: string, changed: string | undefined): Promise<void> {
  const before = await checkContent(folder);
  const inChanged = before.filter(({ file }) => file === changed);
  if (inChanged.length > 0) throw new ScaffoldError(`Nothing was written. Mend the file first:\n${formatReport(inChanged)}`);
  const known = new Set(before.map(toFaultKey));
  const added = (await checkContent(folder, staged)).filter((fault) => !known.has(toFaultKey(fault)));
  if (added.length > 0) throw new ScaffoldError(`Nothing was written, because the check would say:\n${formatReport(added)}`);
}

/**
 * Writes a plan to the content folder, whole or not at all: it is written beside the folder, checked with the content, and moved in one
 * step.
 * @throws {ScaffoldError} when a file exists or the check finds a fault.
 */
export async function writePlan({ target, files, isEdit = false }: WritePlan, folder: string): Promise<void> {
  const path = join(folder, target);
  if (!isEdit && existsSync(path)) throw new ScaffoldError(`Nothing was written: content/${target} is there already. Give another title.`);
  const staged = await mkdtemp(join(dirname(folder), '.new-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      await mkdir(dirname(join(staged, file)), { recursive: true });
      await writeFile(join(staged, file), text);
    }
    await assertNoNewFaults(folder, staged, isEdit ? `content/${target}` : undefined);
    await mkdir(dirname(path), { recursive: true });
    await rename(join(staged, target), path);
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}
