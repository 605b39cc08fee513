import { formatCount } from '../../src/domain/text';
import { type PageContent, type Pages, type ShownPicture, surroundings } from './page-data';

/** A page that a change touches. */
export interface PageChange {
  path: string;
  change: 'added' | 'changed' | 'removed';
  /** The title by which an editor knows it. */
  name: string;
  /** What differs, such as `the title` or `2 texts`. */
  parts: string[];
  removedLines: string[];
  addedLines: string[];
}

/** The entries of a list that are not in another one, where each counts as often as it occurs. */
function findMissing<T>(list: readonly T[], other: readonly T[], keyOf: (entry: T) => string): T[] {
  const rest = other.map(keyOf);
  return list.filter((entry) => {
    const at = rest.indexOf(keyOf(entry));
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

const formatNames = (pictures: readonly ShownPicture[]): string => [...new Set(pictures.map(({ name }) => name))].join(', ');

/** What differs of the pictures, by their names: `the picture bath → basin`. */
function describePictures(removed: readonly ShownPicture[], added: readonly ShownPicture[]): string[] {
  const [before, after] = [formatNames(removed), formatNames(added)];
  if (before === '' && after === '') return [];
  const noun = Math.max(removed.length, added.length) === 1 ? 'the picture' : 'the pictures';
  if (before === after) return [`${noun} ${after}: the file or its crop`];
  if (before === '') return [`${noun} ${after}, new`];
  return [after === '' ? `${noun} ${before}, removed` : `${noun} ${before} → ${after}`];
}

const identity = (line: string): string => line;
const keyOf = ({ key }: ShownPicture): string => key;

function comparePage(before: PageContent, after: PageContent): Pick<PageChange, 'parts' | 'removedLines' | 'addedLines'> {
  const removedLines = findMissing(before.lines, after.lines, identity);
  const addedLines = findMissing(after.lines, before.lines, identity);
  const texts = Math.max(removedLines.length, addedLines.length);
  const parts = [
    ...(before.title === after.title ? [] : ['the title']),
    ...(before.description === after.description ? [] : ['the description']),
    ...(texts > 0 ? [formatCount(texts, 'text')] : []),
    ...describePictures(findMissing(before.pictures, after.pictures, keyOf), findMissing(after.pictures, before.pictures, keyOf)),
  ];
  const toOrder = ({ lines, pictures }: PageContent) => [...lines, ...pictures.map(keyOf)].join('\n');
  const isReordered = texts === 0 && parts.length === 0 && toOrder(before) !== toOrder(after);
  const titles = (content: PageContent, other: PageContent) =>
    [content.title, content.description].filter((text) => text !== '' && text !== other.title && text !== other.description);
  return {
    parts: isReordered ? ['the order'] : parts,
    removedLines: [...titles(before, after), ...removedLines],
    addedLines: [...titles(after, before), ...addedLines],
  };
}

const getSize = ({ parts, removedLines, addedLines }: PageChange): number => parts.length + removedLines.length + addedLines.length;

/** The pages that differ, those first in which the most does. */
export function comparePages(base: Pages, head: Pages): PageChange[] {
  const changes = [...new Set([...base.keys(), ...head.keys()])].flatMap((path): PageChange[] => {
    const [before, after] = [base.get(path), head.get(path)];
    const name = (after ?? before)!.title || path;
    if (before && after) {
      const compared = comparePage(before, after);
      return compared.parts.length === 0 ? [] : [{ path, name, change: 'changed', ...compared }];
    }
    // A site without it is of another build: only then are its menu and foot not known.
    if (path === surroundings) return [];
    const [removedLines, addedLines] = [before?.lines ?? [], after?.lines ?? []];
    return [{ path, name, change: after ? 'added' : 'removed', parts: [], removedLines, addedLines }];
  });
  return changes.sort((one, other) => getSize(other) - getSize(one) || one.path.localeCompare(other.path));
}
