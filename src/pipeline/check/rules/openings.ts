import { slug } from '../../../schema/field-types';
import { getEntries } from '../content';
import { createFileFault } from '../fault';
import { entryRule, type Rule, type Rules } from '../rule';

/** An opening closes on the day it is posted or later. */
const openingDates = entryRule('Opening', function* ({ value: { date, closes } }) {
  if (date !== undefined && closes !== undefined && closes < date)
    yield [['closes'], `The opening closes on ${closes}, and it is posted on ${date}. It must close on that day or later.`];
});

const fileNameSchema = slug('');

/** The name of the file of an opening is a slug. */
const openingFiles: Rule = function* (content) {
  for (const { source } of getEntries(content, 'Opening')) {
    const issue = fileNameSchema.safeParse(source.name).error?.issues[0];
    if (issue)
      yield createFileFault(
        source.file,
        `The file is named \`${source.name}\`, and its name stands in addresses. It should be ${issue.message}.`,
      );
  }
};

export const openingRules: Rules = { openingDates, openingFiles };
