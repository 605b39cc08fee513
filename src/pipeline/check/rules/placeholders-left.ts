import { getFieldsByRole, type Rule } from '../content';
import { createFault, createFieldFault } from '../fault';
import { isDraft } from '../is-draft';
import { findPlaceholder } from '../placeholder';
import { capitalize, formatSubjectName } from '../issue-subject';

const advice = 'Write the words that belong there, or keep `draft: true`.';

/** Only drafts hold the placeholders that `npm run new` writes. */
export const placeholdersLeft: Rule = function* (content) {
  for (const { entry, path, value } of getFieldsByRole(content, 'copy', 'markdown')) {
    if (!isDraft(entry) && findPlaceholder(value) >= 0)
      yield createFieldFault(entry, path, `${capitalize(formatSubjectName(path))} is not written yet. ${advice}`);
  }
  for (const entry of content.entries) {
    const { body } = entry.source;
    const at = isDraft(entry) || !body ? -1 : findPlaceholder(body.text);
    if (at >= 0) yield createFault(entry.source, body!.start + at, `The text is not written yet. ${advice}`);
  }
};
