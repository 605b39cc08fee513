import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { checkContent } from '../check/check-content';
import { withFiles, type ContentFiles } from '../check/read/content-files';
import { formatReport } from '../check/report';
import { type WritePlan, ScaffoldError } from './scaffold-model';

const toFaultKey = (fault: object) => JSON.stringify(fault);

/** @throws {ScaffoldError} when a plan changes a file that has faults, or adds faults to the content. */
export function assertNoNewFaults({ target, files: added, isEdit = false }: WritePlan, files: ContentFiles, today: string): void {
  const { faults: before } = checkContent(files, today);
  const inChanged = before.filter(({ file }) => isEdit && file === `${files.name}/${target}`);
  if (inChanged.length > 0) throw new ScaffoldError(`Nothing was written. Mend the file first:\n${formatReport(inChanged)}`);
  const known = new Set(before.map(toFaultKey));
  const found = checkContent(withFiles(files, added), today).faults.filter((fault) => !known.has(toFaultKey(fault)));
  if (found.length > 0) throw new ScaffoldError(`Nothing was written, because the check would say:\n${formatReport(found)}`);
}

/**
 * Writes a plan to the content folder, whole or not at all: it is checked with the content, written beside the folder, and moved in one
 * step.
 * @param files what the folder holds.
 * @throws {ScaffoldError} when a file exists or the check finds a fault.
 */
export async function writePlan(plan: WritePlan, root: string, files: ContentFiles, today: string): Promise<void> {
  const folder = resolve(root);
  const { target, isEdit = false } = plan;
  const path = join(folder, target);
  if (!isEdit && existsSync(path)) throw new ScaffoldError(`Nothing was written: content/${target} is there already. Give another title.`);
  assertNoNewFaults(plan, files, today);
  const staged = await mkdtemp(join(dirname(folder), '.new-'));
  try {
    for (const [file, text] of Object.entries(plan.files)) {
      await mkdir(dirname(join(staged, file)), { recursive: true });
      await writeFile(join(staged, file), text);
    }
    await mkdir(dirname(path), { recursive: true });
    await rename(join(staged, target), path);
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}

const draftNotice =
  'It is a draft, which visitors do not see. Write what stands in "(To write: …)", then take the line `draft: true` away.';
const placeholderNotice = 'Pictures from content/pictures stand in for yours: put your own beside the file, and name them in it.';

/** The message after writing: what was written, and what to do next. */
export function formatWrittenFiles({ files, isEdit = false }: WritePlan): string {
  const lines = Object.keys(files).map((file) => `${isEdit ? 'Changed' : 'Wrote'} content/${file}`);
  const hasPlaceholders = Object.values(files).some((text) => typeof text === 'string' && text.includes('../../pictures/'));
  return [...lines, ...(isEdit ? [] : [draftNotice]), ...(hasPlaceholders ? [placeholderNotice] : [])].join('\n');
}
