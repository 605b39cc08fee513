import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { getDocumentPath } from '../../domain/routes';
import { isMaintenance } from '../../domain/site-settings';
import { runQuery } from '../data/node-model';
import { deleteOtherFiles, writeFiles } from './write-files';

interface Content {
  documents: { nodes: { slug: string; file: string | null; parent: { absolutePath: string } }[] };
}

const query = '{ documents: allDocument { nodes { slug file parent { ... on File { absolutePath } } } } }';

/** W7: publishes the file of each document at the address of its slug, which stays through all revisions, and deletes those of removed ones. */
export async function publishDocuments(hooks: Pick<CreatePagesArgs, 'graphql'>, root = join(process.cwd(), 'public')): Promise<void> {
  const { documents } = await runQuery<Content>(hooks, 'the documents', query);
  // The page of the library.
  const kept = new Set(['documents/index.html']);
  for (const { slug, file, parent } of isMaintenance ? [] : documents.nodes) {
    if (file === null) continue;
    const path = getDocumentPath(slug).slice(1);
    await writeFiles(root, { [path]: await readFile(join(dirname(parent.absolutePath), file)) });
    kept.add(path);
  }
  await deleteOtherFiles(root, 'documents', kept);
}
