import type { Catalog, CatalogFile } from '../../domain/board/board-catalog';
import { getCatalogPath } from '../../domain/board/board-catalog';

/** Why a file did not come: it is not there, or this time it could not be had. */
class CatalogUnreachable extends Error {
  override name = 'Away';
}

async function fetchFile(path: string): Promise<CatalogFile> {
  const response = await fetch(path);
  // A host answers with its error page for what is not there.
  if (response.status === 404) return {};
  if (!response.ok) throw new CatalogUnreachable(`${path}: ${response.status}`);
  return (await response.json()) as CatalogFile;
}

const requests = new Map<string, Promise<CatalogFile>>();

/** A file of things, fetched once; one that did not come is asked for again the next time. */
function fetchFileOnce(path: string): Promise<CatalogFile> {
  const file = requests.get(path) ?? fetchFile(path);
  requests.set(path, file);
  file.catch(() => requests.delete(path));
  return file;
}

/** What is known of things: null stands for what the site does not have (any more); what could not be fetched is missing. */
export async function fetchItems(itemIds: readonly string[]): Promise<Catalog> {
  const entries = await Promise.all(
    itemIds.map((itemId) =>
      fetchFileOnce(getCatalogPath(itemId)).then(
        (file): [string, CatalogFile[string] | null][] => [[itemId, Object.hasOwn(file, itemId) ? file[itemId]! : null]],
        () => [],
      ),
    ),
  );
  return new Map(entries.flat());
}
