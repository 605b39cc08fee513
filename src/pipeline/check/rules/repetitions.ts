import { capitalize } from '../../../domain/number-words';
import type { ContentTypeName } from '../../../schema/content-kinds';
import { getEntries } from '../read/content-model';
import { findDuplicates, type Rule, type Rules } from './rule';
import { createFault, createFieldFault, type Fault } from '../report';
import { formatSubjectName, formatValue } from '../wording';
import { type FieldPath, getValueAt } from '../read/source-file';

/** A list in which nothing stands twice: its path, with `*` for each item on the way, and the field of an item that tells it apart. */
interface ListKey {
  type: ContentTypeName;
  list: FieldPath;
  by?: string;
}

const twice = 'is listed twice. Keep one of the two.';

const uniqueItems: readonly ListKey[] = [
  ...['categories', 'rooms', 'materials', 'showrooms', 'documents'].map((list): ListKey => ({ type: 'Brand', list: [list] })),
  ...['showrooms', 'finishes', 'on_request', 'documents'].map((list): ListKey => ({ type: 'Brand', list: ['collections', '*', list] })),
  { type: 'Brand', list: ['collections'], by: 'name' },
  { type: 'Article', list: ['brands'] },
  { type: 'Showroom', list: ['phones'] },
  { type: 'Showroom', list: ['holidays'], by: 'date' },
  { type: 'Showroom', list: ['access'], by: 'feature' },
  { type: 'ContactForm', list: ['inputs', '*', 'options'] },
  { type: 'Opening', list: ['asks'] },
];

const suspectItems: readonly ListKey[] = [
  ...['label', 'to'].flatMap((by) => ['bar', 'footer', 'social'].map((list): ListKey => ({ type: 'Navigation', list: [list], by }))),
  { type: 'ContactForm', list: ['inputs'], by: 'label' },
  { type: 'ContentSite', list: ['proofs'], by: 'name' },
  { type: 'Showroom', list: ['chats'], by: 'channel' },
  { type: 'Brand', list: ['sheet', 'rows'], by: 'label' },
];

function findValues(value: unknown, [step, ...rest]: FieldPath, path: FieldPath = []): { path: FieldPath; value: unknown }[] {
  if (step === undefined) return [{ path, value }];
  if (step !== '*') return findValues(getValueAt(value, [step]), rest, [...path, step]);
  return Array.isArray(value) ? value.flatMap((item, index) => findValues(item, rest, [...path, index])) : [];
}

const toKey = (value: unknown): string | undefined => (typeof value === 'string' ? value.trim().toLowerCase() : undefined);

const itemRule =
  (keys: readonly ListKey[]): Rule =>
  (content) =>
    keys.flatMap(({ type, list, by }) =>
      getEntries(content, type).flatMap((entry) =>
        findValues(entry.value, list).flatMap(({ path, value: items }) =>
          findDuplicates(Array.isArray(items) ? items : [], (item) => toKey(by === undefined ? item : getValueAt(item, [by]))).map(
            ({ index, item }): Fault => {
              const field = by === undefined ? [] : [by];
              const name = formatValue(getValueAt(item, field));
              const what = by === undefined || by === 'date' || by === 'name' ? name : `\`${by}\` ${name}`;
              return createFieldFault(entry, [...path, index, ...field], `${what} ${twice}`);
            },
          ),
        ),
      ),
    );

/** Fields in which two entries seldom say the same: the second may be a copy of the first that was not changed. */
const ownFields: readonly (readonly [type: ContentTypeName, ...paths: string[]])[] = [
  ['Article', 'summary'],
  ['Brand', 'website', 'lead', 'text'],
  ['Document', 'link', 'summary', 'lead', 'text'],
  ['Showroom', 'address', 'map', 'coordinates', 'directions', 'transit', 'parking', 'street_map_text', 'lead', 'phones.*', 'chats.*.to'],
  ['Question', 'question', 'answer'],
  ['Shop', 'to', 'line'],
];

/** The most characters of a text that two may have by chance, such as “Behind the building.” */
const maxChance = 20;

/** A text that two have by no chance: a long one, or a number but a toll-free one. */
function toOwnKey(value: unknown): string | undefined {
  const key = toKey(value) ?? '';
  const number = /^[+\d][\d ,.]{8,}$/.test(key) ? key.replaceAll(' ', '') : '';
  return key.length > maxChance || (number !== '' && !number.startsWith('+631800')) ? number || key : undefined;
}

const copiedFields: Rule = (content) =>
  ownFields.flatMap(([type, ...paths]) =>
    paths.flatMap((path) => {
      const values = getEntries(content, type).flatMap((entry) =>
        findValues(entry.value, path.split('.')).map((found) => ({ ...found, entry })),
      );
      return findDuplicates(values, ({ value }) => toOwnKey(value)).flatMap(({ item, first: { entry } }) => {
        const where = entry.source === item.entry.source ? 'an entry above' : `content/${entry.source.file}`;
        const message = `${capitalize(formatSubjectName(item.path))} is that of ${where}. Look whether it was copied and left.`;
        return item.entry === entry ? [] : [createFieldFault(item.entry, item.path, message)];
      });
    }),
  );

const findParagraphs = ({ text, start }: { text: string; start: number }) =>
  Array.from(text.matchAll(/\S.*(?:\n.*\S.*)*/g), ({ 0: words, index }) => ({ words, offset: start + index }));

const copiedParagraphs: Rule = (content) => {
  const bodies = [...getEntries(content, 'Article'), ...getEntries(content, 'Opening')].flatMap(({ source }) =>
    source.body ? [{ source, paragraphs: findParagraphs(source.body) }] : [],
  );
  const toBodyKey = ({ words }: { words: string }) => (words.startsWith('![') ? undefined : toOwnKey(words));
  return [
    ...bodies.flatMap(({ source, paragraphs }) =>
      findDuplicates(paragraphs, toBodyKey).map(({ item }) =>
        createFault(source, item.offset, 'The paragraph stands in this text twice. Keep one of the two.'),
      ),
    ),
    ...findDuplicates(bodies, ({ paragraphs: [first] }) => first && toBodyKey(first)).map(({ item, first }) => {
      const message = `The text begins as that of content/${first.source.file}. Look whether it was copied and left.`;
      return createFault(item.source, item.paragraphs[0]!.offset, message);
    }),
  ];
};

export const repetitionRules: Rules = { repeatedItems: itemRule(uniqueItems) };
export const repetitionWarningRules: Rules = { suspectItems: itemRule(suspectItems), copiedFields, copiedParagraphs };
