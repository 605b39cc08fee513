import { diffLists } from './list-diff';

type Values = Record<string, unknown>;
type UpdateNode = (value: string) => void;
/** The URL of a picture, also of one that was just chosen. */
export type GetAssetUrl = (file: string) => string;

const collapseWhitespace = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The text of a line of Markdown. */
const stripMarkdown = (line: string): string =>
  collapseWhitespace(
    line
      .replace(/^\s*(?:#{1,6}|>|[-*+]|\d+\.)\s+/, '')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[*_`\\]/g, ''),
  );

const isPictureLine = (line: string): boolean => /^!\[.*\]\(.*\)$/.test(line.trim());
const splitLines = (body: unknown): string[] =>
  typeof body === 'string' ? body.split('\n').filter((line) => line.trim() !== '' && !isPictureLine(line)) : [];

/** The text nodes and `alt` attributes of a page that hold a text of the content. */
function findTextUpdates(root: Element, value: string): UpdateNode[] {
  const updates: UpdateNode[] = [];
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (collapseWhitespace(text.data) === collapseWhitespace(value)) updates.push((now) => (text.data = now));
  }
  for (const image of root.querySelectorAll('img')) if (image.alt === value) updates.push((now) => (image.alt = now));
  return updates;
}

function findPictureUpdates(root: Element, alt: unknown, assetOf: GetAssetUrl): UpdateNode[] {
  const images = [...root.querySelectorAll('img')].filter((image) => typeof alt === 'string' && image.alt === alt);
  return images.map((image) => (file) => {
    for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.remove();
    image.removeAttribute('srcset');
    image.src = assetOf(file);
  });
}

/** Syncs the body of an article with its page: changed, added and removed lines. */
function createBodySync(root: Element, first: string[]): (lines: string[]) => void {
  const blocks = [...root.querySelectorAll('p, h2, h3, li, blockquote')];
  let shown = first.map((line) => ({
    line,
    block: blocks.find(({ textContent }) => collapseWhitespace(textContent) === stripMarkdown(line)),
  }));
  return (lines) => {
    const was = shown;
    const used = new Set<Element>();
    let last = was.find(({ block }) => block)?.block;
    shown = diffLists(
      was.map(({ line }) => line),
      lines,
    ).map(({ now, was: before }) => {
      const line = lines[now]!;
      let block = before === undefined ? undefined : was[before]!.block;
      if (!block && last) last.after((block = root.ownerDocument.createElement('p')));
      if (block && (before === undefined || was[before]!.line !== line)) block.textContent = stripMarkdown(line);
      if (block) used.add((last = block));
      return { line, block };
    });
    for (const { block } of was) if (block && !used.has(block)) block.remove();
  };
}

function flattenStrings(value: unknown, path: string): [path: string, value: string, parent: Values][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]): [string, string, Values][] =>
    typeof inner === 'string' ? [[`${path}/${name}`, inner, value as Values]] : flattenStrings(inner, `${path}/${name}`),
  );
}

/**
 * Syncs a page of the built site with the values that an editor types: `root` is the main part of the page, built from the values
 * `first`. A text that is not on the page word for word, such as one with a count, is left as it is.
 */
export function createPreviewSync(root: Element, first: Values, assetOf: GetAssetUrl): (now: Values) => void {
  const { body, ...rest } = first;
  const shown = new Map(
    flattenStrings(rest, '').map(([path, value, parent]) => {
      const updates = path.endsWith('/file') ? findPictureUpdates(root, parent['alt'], assetOf) : findTextUpdates(root, value);
      return [path, { value, updates }];
    }),
  );
  const syncBody = createBodySync(root, splitLines(body));
  return ({ body: text, ...now }) => {
    for (const [path, value] of flattenStrings(now, '')) {
      const field = shown.get(path);
      if (!field || field.value === value) continue;
      field.value = value;
      for (const update of field.updates) update(value);
    }
    if (typeof text === 'string') syncBody(splitLines(text));
  };
}
