import { slug } from '../../../schema/field-types';
import { getEntries, type Rule } from '../content';
import { createFileFault } from '../fault';

const fileNameSchema = slug('');

/** The name of the file of an opening is a slug. */
export const openingFiles: Rule = function* (content) {
  for (const { source } of getEntries(content, 'Opening')) {
    const issue = fileNameSchema.safeParse(source.name).error?.issues[0];
    if (issue)
      yield createFileFault(
        source.file,
        `The file is named \`${source.name}\`, and its name stands in addresses. It should be ${issue.message}.`,
      );
  }
};
