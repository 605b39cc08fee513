import { getEntries, type Rule } from '../content';
import { createFieldFault } from '../fault';

/** Only a field of kind choice or select has choices, and it has them from one source. */
export const formChoices: Rule = function* (content) {
  for (const entry of getEntries(content, 'ContactForm')) {
    for (const [at, field] of (entry.value.inputs ?? []).entries()) {
      if (field?.kind === undefined) continue;
      // An invalid value is a fault of its own, so the keys are read from the document.
      const given = (['options', 'options_from'] as const).filter((name) => entry.source.head?.document.hasIn(['inputs', at, name]));
      if (field.kind !== 'choice' && field.kind !== 'select') {
        for (const name of given)
          yield createFieldFault(
            entry,
            ['inputs', at, name],
            `A field of kind \`${field.kind}\` has no choices. Take \`${name}\` out, or make the kind \`choice\` or \`select\`.`,
          );
      } else if (given.length === 0) {
        yield createFieldFault(
          entry,
          ['inputs', at, 'kind'],
          `A field of kind \`${field.kind}\` needs choices. Add \`options:\` with a list, or \`options_from:\` with a kind of content.`,
        );
      } else if (given.length === 2) {
        yield createFieldFault(
          entry,
          ['inputs', at, 'options_from'],
          'The choices come from `options` and from `options_from`. Keep one of the two.',
        );
      }
    }
  }
};
