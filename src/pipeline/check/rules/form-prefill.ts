import { getEntries, type Rule } from '../content';
import { createFieldFault } from '../fault';

const prefillableKinds: readonly string[] = ['text', 'select', 'date', 'hour', 'board'];

/** A link fills in a text, a choice, a day or an hour, and no personal data or consent. */
export const formPrefill: Rule = function* (content) {
  for (const entry of getEntries(content, 'ContactForm')) {
    for (const [at, field] of (entry.value.inputs ?? []).entries()) {
      if (field?.kind === undefined || prefillableKinds.includes(field.kind)) continue;
      if (field.from_link)
        yield createFieldFault(
          entry,
          ['inputs', at, 'from_link'],
          `A field of kind \`${field.kind}\` is not filled in by a link. Take \`from_link\` out, or make the kind \`text\` or \`select\`.`,
        );
    }
  }
};
