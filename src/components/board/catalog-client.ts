import type { Catalog, CatalogFile } from '../../domain/board/board-catalog';
import { getCatalogPath } from '../../domain/board/board-catalog';

/** The catalog file exists but could not be fetched this time. */
class CatalogUnreachable extends Error {
  override name = 'CatalogUnreachable';
}

async function fetchFile(path: string): Promise<CatalogFile> {
  const response = await fetch(path);
  // A host answers with its 404 page for a missing file.
  if (response.status === 404) return {};
  if (!response.ok) throw new CatalogUnreachable(`${path}: ${response.status}`);
  return (await response.json()) as CatalogFile;
}

const requests = new Map<string, Promise<CatalogFile>>();

/** Fetches a catalog file once. A failed request is repeated on the next call. */
function fetchFileOnce(path: string): Promise<CatalogFile> {
  const file = requests.get(path) ?? fetchFile(path);
  requests.set(path, file);
  file.catch(() => requests.delete(path));
  return file;
}

/** Fetches the catalog entries of items. An item that the site does not have is `null`; an item that could not be fetched is absent. */
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
