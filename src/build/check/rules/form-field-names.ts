import { entriesOf, type Rule } from '../content';
import { faultIn } from '../fault';
import { repeatedIn } from '../repeated';

/** A form has no two fields of one name. */
export const formFieldNames: Rule = function* (content) {
  for (const entry of entriesOf(content, 'ContactForm')) {
    for (const { at, key } of repeatedIn(entry.value.inputs ?? [], ({ name }) => name)) {
      yield faultIn(entry, ['inputs', at, 'name'], `Another field of this form is named \`${key}\`. Give this one a name of its own.`);
    }
  }
};
