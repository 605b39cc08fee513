import { getEntries, type Content, isDraft } from '../read/content-model';
import { createFieldFault } from '../report';
import { findDuplicates, type Rule, type Rules } from './rule';

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a text has some words, one or several of a thing: `basin` in "two basins", and not in "basinet". */
export const mentions = (text: string, words: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(words).replace(/\s+/g, '[\\s-]+')}(?:e?s)?(?![\\p{L}\\p{N}])`, 'iu').test(text);

const normalize = (word: string): string => word.trim().toLowerCase().replace(/\s+/g, ' ');

/** No word of visitors stands twice. */
const repeatedWords: Rule = (content) => {
  const words = getEntries(content, 'VocabularyEntry').flatMap((entry) =>
    (entry.value.words ?? []).flatMap((word, index) => (word === undefined ? [] : [{ entry, index, word }])),
  );
  return findDuplicates(words, ({ word }) => normalize(word)).map(({ item: { entry, index, word } }) =>
    createFieldFault(
      entry,
      ['words', index],
      `\`${word}\` stands in the file already. A word leads to one place: keep it where it fits best.`,
    ),
  );
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
const unusedMeanings: Rule = (content) => {
  if (content.unparsedFiles.size > 0) return [];
  const text = getSearchedTexts(content).join('\n');
  return getEntries(content, 'VocabularyEntry').flatMap((entry) =>
    entry.value.means === undefined || mentions(text, entry.value.means)
      ? []
      : [
          createFieldFault(
            entry,
            ['means'],
            `No text of the site says \`${entry.value.means}\`, so that these words would find nothing. Write what the site calls it, or an \`answer\`.`,
          ),
        ],
  );
};

export const vocabularyRules: Rules = { repeatedWords, unusedMeanings };
