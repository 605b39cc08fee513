import MarkdownIt from 'markdown-it';
import { sitePath } from '../logic/routes';
import { trailingSlash } from '../logic/setting';

/** The one Markdown dialect of the content: CommonMark without HTML, with real quotes and dashes. */
export const markdown = new MarkdownIt({ html: false, typographer: true, quotes: '“”‘’' });

// Links within the site end as the site’s own do.
markdown.renderer.rules.link_open = (tokens, at, options, _env, self) => {
  const to = String(tokens[at]!.attrGet('href'));
  if (/^\/(?!\/)/.test(to)) tokens[at]!.attrSet('href', sitePath(to, trailingSlash));
  return self.renderToken(tokens, at, options);
};

/** A Markdown text as HTML. */
export const toHtml = (text: string): string => markdown.render(text);
