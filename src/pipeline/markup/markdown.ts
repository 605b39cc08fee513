import MarkdownIt from 'markdown-it';
import { applyTrailingSlash } from '../../domain/routes/routes';
import { trailingSlash } from '../../domain/settings/site-settings';

/** The one Markdown dialect of the content: CommonMark without HTML, with real quotes and dashes. */
export const markdownIt = new MarkdownIt({ html: false, typographer: true, quotes: '“”‘’' });

// Links within the site end as the site’s own do.
markdownIt.renderer.rules.link_open = (tokens, at, options, _env, self) => {
  const to = String(tokens[at]!.attrGet('href'));
  if (/^\/(?!\/)/.test(to)) tokens[at]!.attrSet('href', applyTrailingSlash(to, trailingSlash));
  return self.renderToken(tokens, at, options);
};

/** A Markdown text as HTML. */
export const renderMarkdown = (text: string): string => markdownIt.render(text);
