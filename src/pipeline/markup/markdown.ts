import MarkdownIt from 'markdown-it';
import { applyTrailingSlash } from '../../domain/routes/routes';
import { trailingSlash } from '../../domain/settings/site-settings';

/** The Markdown dialect of the content: CommonMark without HTML, with typographic quotes and dashes. */
export const markdownIt = new MarkdownIt({ html: false, typographer: true, quotes: '“”‘’' });

// Internal links follow the site's rule of trailing slashes.
markdownIt.renderer.rules.link_open = (tokens, index, options, _env, self) => {
  const to = String(tokens[index]!.attrGet('href'));
  if (/^\/(?!\/)/.test(to)) tokens[index]!.attrSet('href', applyTrailingSlash(to, trailingSlash));
  return self.renderToken(tokens, index, options);
};

export const renderMarkdown = (text: string): string => markdownIt.render(text);
