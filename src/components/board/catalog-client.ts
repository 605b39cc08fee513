import { type Catalog, type CatalogFile, getCatalogPath } from '../../domain/board-catalog';
import { importOnce } from '../../runtime/on-demand';

async function fetchFile(path: string): Promise<CatalogFile> {
  const response = await fetch(path);
  // A host answers with its 404 page for a missing file.
  if (response.status === 404) return {};
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as CatalogFile;
}

/** The request of each catalog file; a failed one is repeated on the next call. */
const requests = new Map<string, () => Promise<CatalogFile>>();

function fetchFileOnce(path: string): Promise<CatalogFile> {
  if (!requests.has(path))
    requests.set(
      path,
      importOnce(() => fetchFile(path)),
    );
  return requests.get(path)!();
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
