import { getEntries, type Rule } from '../content';
import { createFieldFault } from '../fault';
import { findDuplicateItems } from '../duplicates';

/** No two fields of a form share a name. */
export const formFieldNames: Rule = function* (content) {
  for (const entry of getEntries(content, 'ContactForm')) {
    for (const { at, key } of findDuplicateItems(entry.value.inputs ?? [], ({ name }) => name)) {
      yield createFieldFault(
        entry,
        ['inputs', at, 'name'],
        `Another field of this form is named \`${key}\`. Give this one a name of its own.`,
      );
    }
  }
};
