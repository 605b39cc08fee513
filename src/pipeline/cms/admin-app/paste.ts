/** A text of the rich text of Decap CMS. */
interface Leaf {
  text: string;
  bold?: true;
  italic?: true;
}

/** A node of the rich text of Decap CMS, which is an editor by Slate. */
interface Block {
  type: string;
  data?: { url: string };
  children: (Block | Leaf)[];
}

/** The kind of a line, the depth of its list, and what its words look like. */
interface Place {
  kind: string;
  depth: number;
  marks: Omit<Leaf, 'text'>;
}

/** A paragraph, a heading, a line of a list, or a table. */
interface Line {
  kind: string;
  depth: number;
  children: Block['children'];
}

/** A text with plain spaces, without signs that nobody sees. */
const cleanText = (text: string): string => text.replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '').replace(/[^\S\n\t]/g, ' ');
const toWords = (text: string | null): string => cleanText(text ?? '').replace(/\s+/g, ' ');
/** When a message of a chat was sent, and by whom. */
const stamp = /^(?:\[\d{1,2}[:/][^\]\n]*\] ?|\d{1,2}\/\d{1,2}\/\d{2,4}, \d{1,2}:\d\d[^-\n]{0,4}- )[^:\n]{1,40}: */;

const ignored =
  'style, script, meta, title, link, img, picture, svg, [style*="mso-list:Ignore" i], .MsoCommentReference, [style*="mso-element:comment" i]';
const blocks =
  'address, article, blockquote, dd, div, dl, dt, figure, h1, h2, h3, h4, h5, h6, header, hr, li, main, ol, p, pre, section, table, ul';
/** What somebody types before the lines of a list. */
const signs = { 'bulleted-list': /^(?:[•·●▪◦‣⁃∙✓✔✗➢➤►☑✅👉🔹🔸]\uFE0F?\s*|[-–*]\s+)/u, 'numbered-list': /^\d{1,2}[.)]\s+/ };

const isLeaf = (child: Block | Leaf | undefined): child is Leaf => child !== undefined && 'text' in child;
const getText = ({ children }: { children: Block['children'] }): string =>
  children.map((child) => (isLeaf(child) ? child.text : getText(child))).join('');
const createCell = (children: Block['children'] = []): Block => ({
  type: 'table-cell',
  children: children.length > 0 ? children : [{ text: '' }],
});

/** What a block makes of the lines in it. */
function findKind(element: Element, { kind, depth }: Place): Pick<Place, 'kind' | 'depth'> {
  const [, level] = /mso-list:\s*\w+ level(\d)/i.exec(element.getAttribute('style') ?? '') ?? [];
  const list = element.matches('li') && element.closest('ul, ol')?.localName;
  // A word processor writes the sign of a list into each of its lines.
  const sign = element.querySelector('[style*="mso-list:Ignore" i]')?.textContent ?? '';
  if (level !== undefined || list) {
    const isNumbered = list ? list === 'ol' : /^\s*\w{1,3}[.)]/.test(sign);
    return { kind: isNumbered ? 'numbered-list' : 'bulleted-list', depth: level === undefined ? depth : Number(level) };
  }
  // The heading of a page is its title.
  if (element.matches('h1, h2, .MsoTitle')) return { kind: 'heading-two', depth };
  if (element.matches('h3, h4, h5, h6')) return { kind: 'heading-three', depth };
  if (element.matches('blockquote')) return { kind: 'quote', depth };
  return { kind, depth: element.matches('ul, ol') ? depth + 1 : depth };
}

/** The marks of the words in an element. A heading has none. */
function findMarks(element: HTMLElement, { marks, kind }: Place): Place['marks'] {
  const { fontWeight, fontStyle } = element.style;
  const isBold = fontWeight === '' ? element.matches('b, strong') || marks.bold : /^(?:bold|[6-9]00)/.test(fontWeight);
  const isItalic = fontStyle === '' ? element.matches('i, em') || marks.italic : fontStyle === 'italic';
  return kind.startsWith('heading') ? {} : { ...(isBold && { bold: true }), ...(isItalic && { italic: true }) };
}

/** The line without space around it; one of a list where somebody typed its sign. */
function finishLine({ kind, depth, children }: Line): Line[] {
  const isBlank = (child: Block | Leaf | undefined) => isLeaf(child) && child.text.trim() === '';
  const [start, end] = [children.findIndex((child) => !isBlank(child)), children.findLastIndex((child) => !isBlank(child))];
  const kept = start < 0 ? [] : children.slice(start, end + 1);
  const [first, last] = [kept[0], kept.at(-1)];
  if (isLeaf(first)) first.text = first.text.trimStart().replace(stamp, '');
  if (isLeaf(last)) last.text = last.text.trimEnd();
  const typed = kind === 'paragraph' && isLeaf(first) ? Object.entries(signs).find(([, sign]) => sign.test(first.text)) : undefined;
  if (typed) (first as Leaf).text = (first as Leaf).text.replace(typed[1], '');
  return kept.length > 0 ? [{ kind: typed?.[0] ?? kind, depth, children: kept }] : [];
}

/** A table; a single row or column is text. A sheet has empty rows and columns around what was copied. */
function readTable({ rows }: HTMLTableElement, { kind, depth }: Place): Line[] {
  const read = (cell: HTMLTableCellElement) =>
    readLines(cell).flatMap(({ children }, index) => (index > 0 ? [{ text: ' ' }, ...children] : children));
  const cells = Array.from(rows, (row) =>
    Array.from(row.cells).flatMap((cell) => [createCell(read(cell)), ...Array.from({ length: cell.colSpan - 1 }, () => createCell())]),
  );
  const sizes = cells.map((row) => row.findLastIndex((cell) => getText(cell) !== '') + 1);
  const filled = cells.filter((_, index) => sizes[index]! > 0);
  const width = Math.max(...sizes);
  if (filled.length < 2 || width < 2)
    return filled.map((row) => ({ kind, depth, children: [{ text: row.map(getText).join(' ').trim() }] }));
  const children = filled.map((row) => ({
    type: 'table-row',
    children: Array.from({ length: width }, (_, index) => row[index] ?? createCell()),
  }));
  return [{ kind: 'table', depth, children }];
}

/** The lines of what was copied, in order. */
function readLines(root: Element): Line[] {
  const lines: Line[] = [];
  let line: Line | undefined;
  const end = () => {
    if (line) lines.push(...finishLine(line));
    line = undefined;
  };
  const isInCell = root.matches('td, th');
  const add = (child: Block | Leaf, { kind, depth }: Place) => (line ??= { kind, depth, children: [] }).children.push(child);
  const walk = (node: Node, place: Place): void => {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = toWords(node.nodeValue);
      if (line || text.trim() !== '') add({ text: isInCell ? text.replaceAll('|', '\\|') : text, ...place.marks }, place);
      return;
    }
    if (!(node instanceof HTMLElement) || node.matches(ignored)) return;
    const href = node.getAttribute('href') ?? '';
    if (node.matches('a') && /^(?:https?|mailto|tel):/.test(href)) {
      const text = toWords(node.textContent);
      if (text.trim() !== '') add({ type: 'link', data: { url: href }, children: [{ text }] }, place);
      return;
    }
    // A break within an entry of a list is a space: another line would be another entry.
    if (node.matches('br') && place.depth > 0) add({ text: ' ' }, place);
    const isBlock = node.matches(blocks) || (node.matches('br') && place.depth === 0);
    if (isBlock) end();
    const inner = isBlock ? { ...place, ...findKind(node, place) } : place;
    if (node instanceof HTMLTableElement) lines.push(...readTable(node, place));
    else for (const child of node.childNodes) walk(child, { ...inner, marks: findMarks(node, inner) });
    if (isBlock) end();
  };
  walk(root, { kind: 'paragraph', depth: 0, marks: {} });
  end();
  return lines;
}

const isListLine = ({ kind }: Line): boolean => kind.endsWith('-list');

/** The nodes of lines: those of a list in one, with deeper ones in the entry before them. */
function toBlocks(lines: readonly Line[]): Block[] {
  const found: Block[] = [];
  for (let at = 0; at < lines.length;) {
    const { kind, depth, children } = lines[at]!;
    const line = { type: isListLine(lines[at]!) ? 'paragraph' : kind, children };
    const after = lines.findIndex((other, index) => index > at && !(isListLine(other) && other.depth > depth));
    const next = after < 0 ? lines.length : after;
    if (isListLine(lines[at]!)) {
      const item = { type: 'list-item', children: [line, ...toBlocks(lines.slice(at + 1, next))] };
      const last = found.at(-1);
      if (last?.type === kind) last.children.push(item);
      else found.push({ type: kind, children: [item] });
      at = next;
    } else {
      found.push(kind === 'quote' ? { type: kind, children: [{ ...line, type: 'paragraph' }] } : line);
      at += 1;
    }
  }
  return found;
}

/** The nodes of a copied document or text: headings, lists, links and tables as the rich text has them. */
export function readPasted(html: string, text: string): Block[] {
  if (html !== '') return toBlocks(readLines(new DOMParser().parseFromString(html, 'text/html').body));
  return toBlocks(text.split(/\r?\n/).flatMap((line) => finishLine({ kind: 'paragraph', depth: 0, children: [{ text: toWords(line) }] })));
}

const fragmentType = 'application/x-slate-fragment';

/** Gives Slate what is pasted in the place of the clipboard. Several blocks stand by themselves: the first is not joined with what is there. */
function pasteInto(editor: Element, { getData }: Pick<DataTransfer, 'getData'>): void {
  const data = new DataTransfer();
  const isRaw = editor.closest('[class*="RawEditor"]') !== null;
  const nodes = readPasted(getData('text/html'), getData('text/plain'));
  const empty = { type: 'paragraph', children: [{ text: '' }] };
  const fragment = nodes.length === 1 && nodes[0]!.type === 'paragraph' ? nodes : [empty, ...nodes, empty];
  if (isRaw) data.setData('text/plain', cleanText(getData('text/plain')));
  else data.setData(fragmentType, getData(fragmentType) || btoa(encodeURIComponent(JSON.stringify(fragment))));
  editor.dispatchEvent(
    new InputEvent('beforeinput', { inputType: 'insertFromPaste', dataTransfer: data, bubbles: true, cancelable: true }),
  );
}

/**
 * E7: what is pasted from word processors, sheets and chats keeps its headings, lists, links and tables, and loses signs that nobody sees.
 * Decap CMS knows neither the lists of Word nor tables, and joins a heading with the line before it.
 */
export function cleanPastes(root: Element): void {
  root.addEventListener(
    'paste',
    (event) => {
      const { target, clipboardData } = event as ClipboardEvent & { target: Element };
      const text = clipboardData?.getData('text/plain') ?? '';
      // Sheets and word processors give a picture of what was copied too.
      if (!clipboardData || (text === '' && clipboardData.files.length > 0)) return;
      const editor = target.closest('[data-slate-editor]');
      const isLine = target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');
      if (!editor && (!isLine || cleanText(text) === text)) return;
      event.preventDefault();
      event.stopPropagation();
      if (editor) return pasteInto(editor, { getData: (type) => clipboardData.getData(type) });
      const line = target as HTMLInputElement;
      line.setRangeText(cleanText(text), line.selectionStart!, line.selectionEnd!, 'end');
      line.dispatchEvent(new Event('input', { bubbles: true }));
    },
    true,
  );
}
