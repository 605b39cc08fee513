import { fieldsMeaning, type Rule } from '../content';
import { faultAt, faultIn } from '../fault';
import { linkWords } from '../link-words';

/** Links of fields and of Markdown lead to a page. Redirects have a rule of their own. */
export const links: Rule = function* (content) {
  for (const { entry, path, value } of fieldsMeaning(content, 'link')) {
    const isOwnPage = entry.type === 'Brand' && path[0] === 'link';
    const words = entry.type === 'RedirectRule' || isOwnPage ? undefined : linkWords(content, entry, value);
    if (words !== undefined) yield faultIn(entry, path, words);
  }
  for (const { entry, piece } of content.pieces) {
    const words = piece.kind === 'link' ? linkWords(content, entry, piece.target) : undefined;
    if (words !== undefined) yield faultAt(entry.source, piece.offset, words);
  }
};
