import { join } from 'node:path';
import { type CatalogItem, type CatalogPicture, type CatalogFile, getCatalogPath } from '../../domain/board-catalog';
import { getCollectionAnchor, toAnchorSlug } from '../../domain/anchors';
import { applyTrailingSlash } from '../../domain/routes';
import { trailingSlash, isMaintenance } from '../../domain/site-settings';
import { type ContentRecord, type RecordPicture, readContentRecords, type RecordHooks } from '../data/content-records';
import { parseImageCandidates } from '../images/image-files';
import { wordmarkTileSize, type WordmarkTile } from '../images/logos';
import { deleteOtherFiles, writeFiles } from './write-files';

/** The widest file that a board uses, on paper too, in pixels. */
const maxWidth = 1_200;

function toCatalogPicture(picture: RecordPicture): CatalogPicture {
  const { width, height, backgroundColor } = picture.file.childImageSharp.gatsbyImageData;
  const sizes = parseImageCandidates(picture).filter((size) => size.width <= maxWidth);
  const srcSet = sizes.map(({ path, width: wide }) => `${path} ${wide}w`).join(', ');
  return { srcSet, width, height, alt: picture.alt, focus: picture.focus, color: backgroundColor ?? null };
}

/** The picture of a part that has none. */
const fromWordmark = (title: string, { src, color }: WordmarkTile): CatalogPicture => ({
  srcSet: `${src} ${wordmarkTileSize}w`,
  width: wordmarkTileSize,
  height: wordmarkTileSize,
  alt: title,
  focus: null,
  color,
});

const toCatalogPath = (path: string): string => applyTrailingSlash(path, trailingSlash);
const toSlugs = ({ showrooms }: ContentRecord): string[] => showrooms.map(({ slug }) => slug);

/** The documents of some records, each once; nothing where there are none. */
function toDocuments(...records: readonly ContentRecord[]): Pick<CatalogItem, 'documents'> {
  const all = records.flatMap(({ documents }) => documents.map(({ title, url }) => ({ title, url })));
  return all.length === 0 ? {} : { documents: [...new Map(all.map((one) => [one.url, one])).values()] };
}

/** What a board may hold of an entry: itself, its parts and its pictures. */
export function toCatalogFile(record: ContentRecord): CatalogFile {
  const { kind, key, title, parts, wordmark } = record;
  const path = toCatalogPath(record.path);
  const showrooms = toSlugs(record);
  const documents = toDocuments(record);
  const own: CatalogItem = { name: title, brand: null, path, picture: toCatalogPicture(record.picture!), showrooms, ...documents };
  return Object.fromEntries([
    [`${kind}/${key}`, own],
    ...parts.map((part): [string, CatalogItem] => [
      `${part.kind}/${key}/${toAnchorSlug(part.title)}`,
      {
        name: part.title,
        brand: title,
        path: toCatalogPath(`${record.path}#${getCollectionAnchor(part.title)}`),
        picture: part.picture ? toCatalogPicture(part.picture) : fromWordmark(title, wordmark!),
        showrooms: toSlugs(part),
        ...(part.requests.length > 0 && { requests: part.requests }),
        ...(part.finishes.length > 0 && { finishes: part.finishes }),
        ...(part.leadTime && { leadTime: part.leadTime }),
        ...toDocuments(part, record),
      },
    ]),
    ...record.pictures.map((picture): [string, CatalogItem] => [
      `picture/${key}/${picture.file.name}`,
      { name: picture.caption ?? picture.alt, brand: title, path, picture: toCatalogPicture(picture), showrooms, ...documents },
    ]),
  ]);
}

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
