import { getEntries, type Rule } from '../content';
import { createFieldFault } from '../fault';

/** A form that takes personal data has a required consent. */
export const formConsent: Rule = function* (content) {
  for (const entry of getEntries(content, 'ContactForm')) {
    const fields = entry.value.inputs;
    if (!fields || fields.some((field) => field?.kind === undefined)) continue;
    const consents = [...fields.entries()].filter(([, field]) => field?.kind === 'consent');
    if (consents.length === 0)
      yield createFieldFault(
        entry,
        ['inputs'],
        'The form asks for no consent. Add a field of kind `consent` with `required: true`: the Data Privacy Act asks for it (RA 10173).',
      );
    for (const [at, field] of consents) {
      if (field?.required === false)
        yield createFieldFault(
          entry,
          ['inputs', at, 'required'],
          'The consent may be left out. Write `required: true`: the Data Privacy Act asks for it (RA 10173).',
        );
    }
  }
};
