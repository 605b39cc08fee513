import { contentKinds } from '../../../schema/content';
import { type ReferenceRole, referenceKinds } from '../../../schema/references';
import { formatSuggestion } from '../closest-name';
import { getEntries, getFieldsByRole, type Content, type Rule } from '../content';
import { createFieldFault } from '../fault';
import { capitalize } from '../issue-subject';

/** The names that a reference may have, and the advice where none is near; undefined while the names cannot be known. */
function findNames(content: Content, role: ReferenceRole): { names: string[]; list: string; advice: string } | undefined {
  const { type } = referenceKinds[role];
  const file = contentKinds.find((kind) => kind.type === type)!.files;
  const entries = getEntries(content, type);
  const plural = file.replace(/[./].*$/, '');
  if (file.includes('*'))
    return {
      names: entries.map(({ source }) => source.name),
      list: `The ${plural} are`,
      advice: `${capitalize(plural)} are named by the folders of content/${plural}.`,
    };
  if (!content.files.includes(file) || content.unparsedTypes.has(type)) return undefined;
  return {
    names: entries.flatMap(({ value }) => ('slug' in value && value.slug !== undefined ? [value.slug] : [])),
    list: `The ${plural} are`,
    advice: `${capitalize(plural)} are named by their \`slug\` in content/${file}.`,
  };
}

/** Every brand, showroom, category, room and material that the content names exists. */
export const references: Rule = function* (content) {
  for (const role of Object.keys(referenceKinds) as ReferenceRole[]) {
    const known = findNames(content, role);
    for (const { entry, path, value } of known ? getFieldsByRole(content, role) : []) {
      if (!known!.names.includes(value))
        yield createFieldFault(
          entry,
          path,
          `There is no ${role} \`${value}\`. ${formatSuggestion(value, known!.names, known!.list) || known!.advice}`,
        );
    }
  }
};
