import { articleBlocks } from '../../article-blocks';
import { markdown } from '../../markdown';
import type { Entry, Rule } from '../content';
import { faultAt } from '../fault';

const alone = 'A picture stands among words here. Put it on a line of its own, with an empty line above and below.';
const nowhere = 'A picture cannot stand in this text. Put it in a field of its own, or take it out.';

const hasPlace = (files: readonly string[], target: string) => files.includes(markdown.normalizeLink(target));

/** Markdown is read as it was meant, and pictures stand only in articles, by themselves. */
export const markdownSlips: Rule = function* (content) {
  const placed = new Map<Entry, string[]>();
  const placedIn = (entry: Entry) => {
    const files =
      placed.get(entry) ?? articleBlocks(entry.source.body?.text ?? '').flatMap(({ pictures }) => pictures.map(({ file }) => file));
    placed.set(entry, files);
    return files;
  };
  for (const { entry, isInBody, piece } of content.pieces) {
    if (piece.kind === 'slip') yield faultAt(entry.source, piece.offset, piece.message);
    if (piece.kind !== 'picture') continue;
    if (!isInBody || entry.type !== 'Article') yield faultAt(entry.source, piece.offset, nowhere);
    else if (!hasPlace(placedIn(entry), piece.target)) yield faultAt(entry.source, piece.offset, alone);
  }
};
