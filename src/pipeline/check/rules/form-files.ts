import { getEntries, type Rule } from '../content';
import { createFieldFault } from '../fault';

/** The file of a form is named by its type. */
export const formFiles: Rule = function* (content) {
  for (const entry of getEntries(content, 'ContactForm')) {
    const { type } = entry.value;
    if (type === undefined || type === entry.source.name) continue;
    yield createFieldFault(
      entry,
      ['type'],
      `The file is named \`${entry.source.name}.yaml\`, and the form \`${type}\`. Write \`${entry.source.name}\`, or rename the file.`,
    );
  }
};
