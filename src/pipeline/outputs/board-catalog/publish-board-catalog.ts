import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { getCatalogPath } from '../../../domain/board/board-catalog';
import { isMaintenance } from '../../../domain/settings/site-settings';
import { readContentRecords, type RecordHooks } from '../../data/content-records';
import { toCatalogFile } from './catalog-items';
import { writeFiles } from '../write-files';

/** Writes what a board shows of each brand and article beside a built site, and takes away what there is no more; none while it is closed. */
export async function publishBoardCatalog(hooks: RecordHooks, root = join(process.cwd(), 'public')): Promise<void> {
  for (const kind of ['brands', 'articles']) await rm(join(root, 'board', kind), { recursive: true, force: true });
  if (isMaintenance) return;
  for (const type of ['Brand', 'Article'] as const)
    for await (const record of readContentRecords(hooks, 'the board', type)) {
      const file = toCatalogFile(record);
      await writeFiles(root, { [getCatalogPath(Object.keys(file)[0]!)]: JSON.stringify(file) });
    }
}
