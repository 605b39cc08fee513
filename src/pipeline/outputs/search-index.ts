import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { contentEncodings } from '../../domain/content-encodings';
import { searchIndexPath, type SearchRecord } from '../../domain/search';
import { isMaintenance } from '../../domain/site-settings';
import type { RecordHooks } from '../data/content-records';
import { readSearchRecords } from './search-records';
import { writeFiles } from './write-files';

/**
 * P1: writes the records of the search beside a built site, in one file whose name stays: that of a page that is open since before a build
 * leads to its records, and no page changes with them. A site closed for maintenance has none.
 */
export async function publishSearchIndex(
  hooks: RecordHooks,
  root = join(process.cwd(), 'public'),
  isClosed = isMaintenance,
): Promise<void> {
  const file = join(root, searchIndexPath);
  if (isClosed) {
    for (const extension of ['', ...contentEncodings.map((encoding) => encoding.extension)]) await rm(file + extension, { force: true });
    return;
  }
  const records: SearchRecord[] = [];
  for await (const record of readSearchRecords(hooks)) records.push(record);
  await writeFiles(root, { [searchIndexPath]: JSON.stringify(records) });
}
