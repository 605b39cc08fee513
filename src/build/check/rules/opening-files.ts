import { slug } from '../../../schema/kinds';
import { entriesOf, type Rule } from '../content';
import { faultOf } from '../fault';

const name = slug('');

/** The file of an opening is named as addresses are. */
export const openingFiles: Rule = function* (content) {
  for (const { source } of entriesOf(content, 'Opening')) {
    const issue = name.safeParse(source.name).error?.issues[0];
    if (issue)
      yield faultOf(source.file, `The file is named \`${source.name}\`, and its name stands in addresses. It should be ${issue.message}.`);
  }
};
