import { fieldsMeaning, type Rule } from '../content';
import { faultAt, faultIn } from '../fault';
import { isDraft } from '../is-draft';
import { standInAt } from '../stand-in';
import { capital, subjectName } from '../subject';

const mend = 'Write the words that belong there, or keep `draft: true`.';

/** What `npm run new` wrote where an editor is to write is kept from visitors. */
export const unwritten: Rule = function* (content) {
  for (const { entry, path, value } of fieldsMeaning(content, 'copy', 'markdown')) {
    if (!isDraft(entry) && standInAt(value) >= 0) yield faultIn(entry, path, `${capital(subjectName(path))} is not written yet. ${mend}`);
  }
  for (const entry of content.entries) {
    const { body } = entry.source;
    const at = isDraft(entry) || !body ? -1 : standInAt(body.text);
    if (at >= 0) yield faultAt(entry.source, body!.start + at, `The text is not written yet. ${mend}`);
  }
};
