import { entriesOf, type Rule } from '../content';
import { faultIn } from '../fault';
import { repeated } from '../repeated';

/** Every page has a title and a description of its own, which search engines show. */
export const uniqueHeads: Rule = function* (content) {
  const entries = [
    ...entriesOf(content, 'Page'),
    ...entriesOf(content, 'ContactForm'),
    ...entriesOf(content, 'Brand'),
    ...entriesOf(content, 'Article'),
  ];
  for (const name of ['title', 'description'] as const) {
    for (const { entry, first } of repeated(entries as typeof content.entries, ({ value }) => (value as Record<string, string>)[name])) {
      yield faultIn(entry, [name], `content/${first.source.file} has the same ${name}. Give each page one of its own.`);
    }
  }
};
