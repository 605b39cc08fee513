import type { ContentKind } from '../../../schema/content-kinds';
import { describeField } from '../field-labels';

/** The name of the field of the editing screen that holds the list of a file. */
export const listFieldName = 'entries';

/** A value of the content as a page shows it, and where it is written. */
export interface SourceValue {
  /** The words on the page, with counts filled in and without Markdown; of a picture its alternate text. */
  text: string;
  /** The path from the root of the repository. */
  file: string;
  /** The steps to the field, as in the editing screen: names, and indexes from 0. */
  path: (string | number)[];
  isPicture?: true;
  /** Whether the words are computed from the value. */
  isComputed?: true;
  /** What a number in the words is counted from. */
  counts?: string[];
}

/** The content source map of a build: every value that a page can show. */
export interface SourceMap {
  values: SourceValue[];
  /** From the path of a page to the file of its entry. */
  pages: Record<string, string>;
  /** From a file to the route of its entry in the editing screen. */
  screens: Record<string, string>;
}

/** A text with single spaces, as it is compared. */
export const normalizeText = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** `Title of section 2, in content/pages/home.yaml`: a field in words. */
export const describeSource = ({ path, file }: Pick<SourceValue, 'path' | 'file'>): string => `${describeField(path)}, in ${file}`;

/**
 * The route of the entry of a file in the editing screen (Decap names an entry by its path in the folder of its collection).
 * @param file its path in `content/`.
 */
export function getScreenRoute({ file, kind }: { file: string; kind: Pick<ContentKind, 'type' | 'files'> }): string {
  const [folder, rest] = kind.files.split('/*');
  const slug = rest === undefined ? kind.files.replace(/\.yaml$/, '') : file.slice(folder!.length + 1).replace(/\.\w+$/, '');
  return `/collections/${kind.type}/entries/${slug}`;
}

/** A part of the page and the values that it shows, the likeliest first. */
export interface FoundSource {
  element: Element;
  values: SourceValue[];
  /** How many of the first values are equally likely. One, where it is known which of them the part shows. */
  places: number;
}

/** A text that is longer holds several values, and none of its own. */
const maxLength = 1_200;
/** A computed line is short, and the value that it names is not a word such as “of”. */
const maxComputedLength = 200;
const minNamedLength = 4;
const maxParents = 6;

/** A source map by its words. */
type SourceIndex = ReadonlyMap<string, SourceValue[]>;

/** Groups the values of a source map by their words; alternate texts of pictures begin with `img:`. */
export function indexSources({ values }: SourceMap): SourceIndex {
  const index = new Map<string, SourceValue[]>();
  for (const value of values) {
    const key = `${value.isPicture ? 'img:' : ''}${normalizeText(value.text)}`;
    index.set(key, [...(index.get(key) ?? []), value]);
  }
  return index;
}

/** How unlikely it is that an element of a page shows a value: a page shows its own file, and what is deeper in it than its title for search. */
function rank(value: SourceValue, element: Element, pageFile: string | undefined): number {
  const isOwn = value.file === pageFile;
  const isInMain = element.closest('main') !== null;
  const isMeta = value.path.length === 1 && value.file.startsWith('content/pages/');
  const isOutside = value.path[0] !== 'footer' || element.closest('footer') === null;
  return (isOwn === isInMain ? 0 : 4) + (isMeta ? 2 : 0) + (isOutside ? 1 : 0);
}

/**
 * The values in the order of their likeliness. Of equally likely ones the page shows one each, in order, where it has as many such parts;
 * else nobody knows which of them a part shows.
 */
function sortByLikeliness(
  values: readonly SourceValue[],
  element: Element,
  { pages }: SourceMap,
  path: string,
): Pick<FoundSource, 'values' | 'places'> {
  const pageFile = pages[path];
  const ranked = values.map((value) => ({ value, rank: rank(value, element, pageFile) })).sort((a, b) => a.rank - b.rank);
  const best = ranked.filter((one) => one.rank === ranked[0]!.rank).map(({ value }) => value);
  const words = normalizeText(element.textContent);
  const equals = [...element.ownerDocument.querySelectorAll(`main ${element.localName}`)].filter(
    (other) => words !== '' && normalizeText(other.textContent) === words,
  );
  const isKnown = best.length === 1 || (equals.length === best.length && equals.includes(element));
  const first = (isKnown && best[equals.indexOf(element)]) || best[0]!;
  const others = ranked.map(({ value }) => value).filter((value) => value !== first);
  return { values: [first, ...others], places: isKnown ? 1 : best.length };
}

const getKey = (element: Element): string =>
  element instanceof HTMLImageElement ? `img:${normalizeText(element.alt)}` : normalizeText(element.textContent);

const hasOwnText = ({ childNodes }: Element): boolean =>
  [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue!.trim() !== '');

/** The values that are a part of the words of a line, the longest first. The space between lines, such as that of the bar, has none. */
function findNamedValues(element: Element, { values }: SourceMap): SourceValue[] {
  const words = normalizeText(element.textContent);
  if (words.length > maxComputedLength || !hasOwnText(element)) return [];
  return values
    .filter(({ text, isPicture }) => !isPicture && text.length >= minNamedLength && words.includes(normalizeText(text)))
    .sort((a, b) => b.text.length - a.text.length)
    .slice(0, 3);
}

/** The values of an element or of its closest parent that shows one; then those of which its line is computed. */
export function findSource(start: Element, map: SourceMap, index: SourceIndex, path: string): FoundSource | undefined {
  let element: Element | null = start;
  for (let step = 0; element && step < maxParents; step += 1, element = element.parentElement) {
    if (element.localName === 'body' || element.textContent.length > maxLength) break;
    const values = index.get(getKey(element));
    if (values && getKey(element) !== '' && getKey(element) !== 'img:') return { element, ...sortByLikeliness(values, element, map, path) };
  }
  const named = findNamedValues(start, map);
  return named.length > 0 ? { element: start, values: sortByLikeliness(named, start, map, path).values.slice(0, 1), places: 1 } : undefined;
}

/** Every element of a page that shows a value of the content: first those of its main part, then those outside it. */
export function findAllSources(root: ParentNode, map: SourceMap, index: SourceIndex, path: string): FoundSource[] {
  const found = new Map<string, FoundSource>();
  const parts = 'h1, h2, h3, h4, p, li, a, dt, dd, figcaption, blockquote, span, img, summary, button';
  const elements = [...root.querySelectorAll(parts)];
  const isInMain = (element: Element) => element.closest('main') !== null;
  for (const element of [...elements.filter(isInMain), ...elements.filter((other) => !isInMain(other))]) {
    const values = index.get(getKey(element));
    if (!values || getKey(element) === '' || getKey(element) === 'img:') continue;
    const sorted = sortByLikeliness(values, element, map, path);
    const [{ file, path: steps, text }] = sorted.values as [SourceValue];
    const key = `${file}/${steps.join('/')}/${text}`;
    if (!found.has(key)) found.set(key, { element, ...sorted });
  }
  return [...found.values()];
}
