import { contentKinds } from '../../../schema/content';
import { referenceKinds } from '../../../schema/references';
import { findDuplicates } from '../duplicates';
import { createFieldFault } from '../fault';
import { getEntries, type Rule } from '../content';

/** No two showrooms, categories, rooms or materials share a slug. */
export const slugs: Rule = function* (content) {
  for (const [role, { type, key: field }] of Object.entries(referenceKinds)) {
    if (contentKinds.find((kind) => kind.type === type)!.form !== 'list') continue;
    for (const { entry, key } of findDuplicates(getEntries(content, type), ({ value }) => value[field as keyof typeof value])) {
      yield createFieldFault(entry, [field], `Another ${role} has the ${field} \`${key}\`. Give this one a ${field} of its own.`);
    }
  }
};
