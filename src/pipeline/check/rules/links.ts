import { getLinkMessage } from '../link-message';
import { fieldRule, markdownRule, type Rule } from '../rule';

/** Links in fields lead to a page. Redirects and the links of brands to their own pages have their own rules. */
const fieldLinks = fieldRule(['link'], ({ entry, path, value }, content) => {
  const hasOwnRule = entry.type === 'RedirectRule' || (entry.type === 'Brand' && path[0] === 'link');
  return hasOwnRule ? undefined : getLinkMessage(content, entry, value);
});

/** Links in Markdown lead to a page. */
const markdownLinks = markdownRule(({ entry, token }, content) =>
  token.kind === 'link' ? getLinkMessage(content, entry, token.target) : undefined,
);

export const linkRules: readonly Rule[] = [fieldLinks, markdownLinks];
