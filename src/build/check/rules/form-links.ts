import { entriesOf, type Rule } from '../content';
import { faultIn } from '../fault';

const fillable: readonly string[] = ['text', 'select', 'date', 'hour', 'board'];

/** A link fills in a line, a list, a day or an hour, and nothing that a person answers for. */
export const formLinks: Rule = function* (content) {
  for (const entry of entriesOf(content, 'ContactForm')) {
    for (const [at, field] of (entry.value.inputs ?? []).entries()) {
      if (field?.kind === undefined || fillable.includes(field.kind)) continue;
      if (field.from_link)
        yield faultIn(
          entry,
          ['inputs', at, 'from_link'],
          `A field of kind \`${field.kind}\` is not filled in by a link. Take \`from_link\` out, or make the kind \`text\` or \`select\`.`,
        );
    }
  }
};
