import { capitalize } from '../../../domain/number-words';
import { contentKinds } from '../../../schema/content-kinds';
import { type ReferenceRole, referenceKinds } from '../../../schema/metadata';
import { escapePattern, formatSuggestion } from '../wording';
import { getEntries, getFieldsByRole, isDraft, type Content } from '../read/content-model';
import { findDuplicates, fieldRule, type Rule, type Rules } from './rule';
import { createFieldFault } from '../report';
import { getValueAt } from '../read/source-file';

const roles = Object.keys(referenceKinds) as ReferenceRole[];
const findKind = (role: ReferenceRole) => contentKinds.find(({ type }) => type === referenceKinds[role].type)!;

/** The names that a reference may have, and the advice where none is near; undefined while the names cannot be known. */
function findNames(content: Content, role: ReferenceRole): { names: string[]; list: string; advice: string } | undefined {
  const { type, files: file } = findKind(role);
  const entries = getEntries(content, type);
  const plural = file.replace(/[./].*$/, '');
  const list = `The ${plural} are`;
  if (file.includes('*'))
    return {
      names: entries.map(({ source }) => source.name),
      list,
      advice: `${capitalize(plural)} are named by the folders of content/${plural}.`,
    };
  if (!content.files.includes(file) || content.unparsedTypes.has(type)) return undefined;
  return {
    names: entries.flatMap(({ value }) => ('slug' in value && value.slug !== undefined ? [value.slug] : [])),
    list,
    advice: `${capitalize(plural)} are named by their \`slug\` in content/${file}.`,
  };
}

const references: Rule = (content) =>
  roles.flatMap((role) => {
    const known = findNames(content, role);
    if (!known) return [];
    const { names, list, advice } = known;
    const rule = fieldRule([role], ({ value }) =>
      names.includes(value) ? undefined : `There is no ${role} \`${value}\`. ${formatSuggestion(value, names, list) || advice}`,
    );
    return [...rule(content)];
  });

/** The places that name a draft are told one by one up to this number: of more, the draft is the cause. */
const maxPlaces = 3;

const draftReferences: Rule = function* (content) {
  for (const role of ['brand', 'showroom'] as const)
    for (const draft of getEntries(content, referenceKinds[role].type).filter(isDraft)) {
      const { name } = draft.source;
      const places = getFieldsByRole(content, role).filter(({ entry, value }) => value === name && !isDraft(entry));
      if (places.length > maxPlaces) {
        const files = places.map(({ entry }) => `content/${entry.source.file}`);
        const message = `The ${role} is a draft, and ${places.length} places of what visitors see name it, from ${files[0]!} to ${files.at(-1)!}. Take this line out, or its name there.`;
        yield createFieldFault(draft, ['draft'], message);
      } else
        for (const { entry, path } of places) {
          const message = `The ${role} \`${name}\` is a draft, and visitors do not see it. Publish it first, make this a draft too, or take the name out.`;
          yield createFieldFault(entry, path, message);
        }
    }
};

const uniqueSlugs: Rule = (content) =>
  roles
    .filter((role) => findKind(role).format === 'list')
    .flatMap((role) =>
      ['slug', 'name'].flatMap((field) =>
        findDuplicates(getEntries(content, referenceKinds[role].type), ({ value }) =>
          (getValueAt(value, [field]) as string | undefined)?.toLowerCase(),
        ).map(({ item }) => {
          const value = getValueAt(item.value, [field]) as string;
          return createFieldFault(item, [field], `Another ${role} has the ${field} \`${value}\`. Give this one a ${field} of its own.`);
        }),
      ),
    );

/** Whether a text has some words, one or several of a thing: `basin` in "two basins", and not in "basinet". */
export const mentions = (text: string, words: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(words).replace(/\s+/g, '[\\s-]+')}(?:e?s)?(?![\\p{L}\\p{N}])`, 'iu').test(text);

const normalize = (word: string): string => word.trim().toLowerCase().replace(/\s+/g, ' ');

const repeatedWords: Rule = (content) => {
  const words = getEntries(content, 'VocabularyEntry').flatMap((entry) =>
    (entry.value.words ?? []).flatMap((word, index) => (word === undefined ? [] : [{ entry, index, word }])),
  );
  return findDuplicates(words, ({ word }) => normalize(word)).map(({ item: { entry, index, word } }) => {
    const message = `\`${word}\` stands in the file already. A word leads to one place: keep it where it fits best.`;
    return createFieldFault(entry, ['words', index], message);
  });
};

/** The texts in which the search looks. */
const getSearchedTexts = (content: Content): string[] => [
  ...content.fields
    .filter(
      ({ entry, role }) =>
        ['copy', 'markdown'].includes(role) && !['VocabularyEntry', 'ContentText'].includes(entry.type) && !isDraft(entry),
    )
    .map(({ value }) => value),
  ...content.sources.flatMap(({ body }) => body?.text ?? []),
];

/** What a word means is a word of the site. The rule is off while a file cannot be parsed. */
const unusedMeanings: Rule = function* (content) {
  if (content.unparsedFiles.size > 0) return;
  const text = getSearchedTexts(content).join('\n');
  for (const entry of getEntries(content, 'VocabularyEntry')) {
    const { means } = entry.value;
    const message = `No text of the site says \`${means!}\`, so that these words would find nothing. Write what the site calls it, or an \`answer\`.`;
    if (means !== undefined && !mentions(text, means)) yield createFieldFault(entry, ['means'], message);
  }
};

export const referenceRules: Rules = { references, draftReferences, uniqueSlugs, repeatedWords, unusedMeanings };
