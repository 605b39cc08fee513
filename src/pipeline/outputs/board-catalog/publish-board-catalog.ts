import { join } from 'node:path';
import { getCatalogPath } from '../../../domain/board/board-catalog';
import { isMaintenance } from '../../../domain/settings/site-settings';
import { readContentRecords, type RecordHooks } from '../../data/content-records';
import { toCatalogFile } from './catalog-items';
import { deleteOtherFiles, writeFiles } from '../write-files';

/** Writes what a board shows of each brand and article, and deletes the files of removed entries. Writes none during maintenance. */
export async function publishBoardCatalog(hooks: RecordHooks, root = join(process.cwd(), 'public')): Promise<void> {
  const written = new Set<string>();
  if (!isMaintenance)
    for (const type of ['Brand', 'Article'] as const)
      for await (const record of readContentRecords(hooks, 'the board', type)) {
        const file = toCatalogFile(record);
        const path = getCatalogPath(Object.keys(file)[0]!).slice(1);
        await writeFiles(root, { [path]: JSON.stringify(file) });
        written.add(path);
      }
  for (const folder of ['board/brands', 'board/articles']) await deleteOtherFiles(root, folder, written);
}
