import { parseArticleBlocks } from '../../markup/article-blocks';
import { markdownIt } from '../../markup/markdown';
import type { ContentEntry, Rule } from '../content';
import { createFault } from '../fault';

const notAloneMessage = 'A picture stands among words here. Put it on a line of its own, with an empty line above and below.';
const notAllowedMessage = 'A picture cannot stand in this text. Put it in a field of its own, or take it out.';

const isBlockPicture = (files: readonly string[], target: string) => files.includes(markdownIt.normalizeLink(target));

/** Markdown is rendered as its author means, and pictures are only in articles, on lines of their own. */
export const markdownMistakes: Rule = function* (content) {
  const placed = new Map<ContentEntry, string[]>();
  const placedIn = (entry: ContentEntry) => {
    const files =
      placed.get(entry) ?? parseArticleBlocks(entry.source.body?.text ?? '').flatMap(({ pictures }) => pictures.map(({ file }) => file));
    placed.set(entry, files);
    return files;
  };
  for (const { entry, isInBody, token: piece } of content.markdownTokens) {
    if (piece.kind === 'mistake') yield createFault(entry.source, piece.offset, piece.message);
    if (piece.kind !== 'picture') continue;
    if (!isInBody || entry.type !== 'Article') yield createFault(entry.source, piece.offset, notAllowedMessage);
    else if (!isBlockPicture(placedIn(entry), piece.target)) yield createFault(entry.source, piece.offset, notAloneMessage);
  }
};
