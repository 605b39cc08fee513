import { getFieldsByRole, type Rule } from '../content';
import { createFault, createFieldFault } from '../fault';
import { getLinkMessage } from '../link-message';

/** Links in fields and in Markdown lead to a page. Redirects have their own rules. */
export const links: Rule = function* (content) {
  for (const { entry, path, value } of getFieldsByRole(content, 'link')) {
    const isOwnPage = entry.type === 'Brand' && path[0] === 'link';
    const words = entry.type === 'RedirectRule' || isOwnPage ? undefined : getLinkMessage(content, entry, value);
    if (words !== undefined) yield createFieldFault(entry, path, words);
  }
  for (const { entry, token: piece } of content.markdownTokens) {
    const words = piece.kind === 'link' ? getLinkMessage(content, entry, piece.target) : undefined;
    if (words !== undefined) yield createFault(entry.source, piece.offset, words);
  }
};
