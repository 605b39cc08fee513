import MarkdownIt from 'markdown-it';

/** The one Markdown dialect of the content: CommonMark without HTML, with real quotes and dashes. */
export const markdown = new MarkdownIt({ html: false, typographer: true, quotes: '“”‘’' });

/** A Markdown text as HTML. */
export const toHtml = (text: string): string => markdown.render(text);
