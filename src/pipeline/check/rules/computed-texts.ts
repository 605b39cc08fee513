import { addDays, formatDay, getDatePart, getWeekday, isValidDay } from '../../../domain/dates';
import { formatIsoDay } from '../../../domain/date-formats';
import { capitalize, numberToWords } from '../../../domain/number-words';
import { listWeekdays, weekdays } from '../../../domain/times';
import { type Content, type ContentEntry, getEntries, isDraft } from '../read/content-model';
import { getValueAt } from '../read/source-file';
import { escapePattern } from '../wording';
import type { Rule, Rules } from './rule';
import { findPhoneMistake } from './brands-and-showrooms';
import { findPlaces, getTexts, type Text } from './texts';

/** What is wrong with the words of a text that say what is computed, or stands elsewhere: the words, and the end of a sentence. */
type FindMistakes = (text: Text) => Iterable<readonly [found: string, message: string]>;

const months = 'January February March April May June July August September October November December'.split(' ');
const monthPattern = `(${months.map((month) => (month === 'May' ? month : `${month.slice(0, 3)}(?:${month.slice(3)})?`)).join('|')})\\.?`;
const weekdayPattern = `\\b(${weekdays.join('|')})`;
const rangeWord = '(?:to|through|and|[-–])';
const shortWeekday = '(Sun|Mon|Tue|Wed|Thu|Fri|Sat)(?:day|s|sday|nesday|rs|rsday|urday)?\\.?';
const dayPattern = new RegExp(
  `(?:\\b${shortWeekday},? )?(?:\\b(\\d{1,2}) ${monthPattern}|\\b${monthPattern} (\\d{1,2}))(?!\\d|:)(?:,? (20\\d\\d))?\\b(?: \\(${shortWeekday}\\))?`,
  'g',
);

/** What stands before a day until which, or from which, something holds. */
const limitPattern =
  /\b(by|until|till|before|after|since|from|every(?: first| last| other)?|closed on|next|bago|hanggang|mula|tuwing)(?: the)? $/i;

/** The days in a text; one without a year is dated in the one that is meant. */
const findDays = (text: string, meantYear: string) =>
  Array.from(text.matchAll(dayPattern), (match) => {
    const [found, before, day, month, otherMonth, otherDay, year, behind] = match;
    const monthNumber = 1 + months.findIndex((name) => name.startsWith((month ?? otherMonth)!.slice(0, 3)));
    const date = formatIsoDay(year ?? meantYear, monthNumber, (day ?? otherDay)!);
    return { found, weekday: before ?? behind, year, date, limit: limitPattern.exec(text.slice(0, match.index))?.[1] };
  });

/** A day is one of the calendar, without a year of that of a leap year, and its day of the week is that of its date. */
function* findWrongDays({ text }: Text): ReturnType<FindMistakes> {
  if (!/\b(?:20\d\d|29|3[01])\b/.test(text)) return;
  for (const { found, weekday, year, date } of findDays(text, '2028'))
    if (!isValidDay(date)) {
      if (/\b(?:29|3[01])\b/.test(found)) yield [found, 'is no day of the calendar. Look at the day and the month.'];
    } else if (weekday !== undefined && year !== undefined && !getWeekday(date).startsWith(weekday))
      yield [found, `is a ${getWeekday(date)}. Look at the day and the year.`];
}

/** What a page offers until a day is not over, and an opening is open until the day that it names. */
const findEnds = ({ today }: Content): FindMistakes =>
  function* ({ entry: { type, value }, text }) {
    const closes = type === 'Opening' ? (value as ContentEntry<'Opening'>['value']).closes : undefined;
    if (type === 'Article' || !/until|till|by|hanggang/i.test(text)) return;
    for (const { found, year, date, limit = '' } of findDays(text, closes?.slice(0, 4) ?? ''))
      if (!/^(?:by|until|till|hanggang)$/i.test(limit)) continue;
      else if (closes !== undefined && date !== closes)
        yield [found, `is not the last day of the opening: \`closes\` is ${closes}. Change one of the two.`];
      else if (type !== 'Opening' && year !== undefined && date < today && date > addDays(today, -366))
        yield [found, 'is over. Take the sentence out, or write a day to come.'];
  };

const singleWeekdayPattern = new RegExp(
  `(?<!(?:day|week) ?${rangeWord} ?)${weekdayPattern}\\b(?! ?${rangeWord} ?(?:${weekdays.join('|')}))`,
  'g',
);

/** The weekdays that a text names one by one, for this once. */
const findWeekdays = (text: string): string[] =>
  Array.from(text.matchAll(singleWeekdayPattern)).flatMap(({ 1: weekday, index }) =>
    limitPattern.test(text.slice(0, index)) ? [] : [weekday!],
  );

/** The words about an event to come name its day, and no year before it: they may be those of last year, or of a day before it was moved. */
const findOtherDays = ({ today }: Content): FindMistakes =>
  function* ({ entry, text, place }) {
    const { starts, ends = starts } = (entry as ContentEntry<'Article'>).value.event ?? {};
    if (starts === undefined || ends === undefined || getDatePart(starts) < today) return;
    const [first, last, year] = [getDatePart(starts), getDatePart(ends), starts.slice(0, 4)];
    const days = findDays(text, year);
    // The text may tell of an earlier year, but not of a day in it.
    const years = place === 'body' ? [] : Array.from(text.matchAll(/\b20\d\d\b/g), ([found]) => ({ found, year: found }));
    for (const said of [...days, ...years])
      if (said.year !== undefined && said.year < year)
        yield [said.found, `is before the event, which is in ${year}. Look whether it is last year’s text.`];
    const right = `is not the day of the event, which is on ${formatDay(first, today)}. Look which of the two it is.`;
    const named = days.filter((said) => said.limit === undefined && (said.year ?? year) >= year && isValidDay(said.date));
    if (!named.some(({ date }) => date >= first && date <= last)) for (const { found } of named) yield [found, right];
    const found = findWeekdays(text);
    const isShort = addDays(first, 6) >= last;
    if (
      named.length === 0 &&
      isShort &&
      !found.some((weekday) => listWeekdays(getWeekday(first), getWeekday(last)).includes(weekday as never))
    )
      for (const weekday of found) yield [weekday, right];
  };

const numberNames = Array.from({ length: 19 }, (_, index) => numberToWords(index + 2));
const toNumber = (word: string): number => (/^\d/.test(word) ? Number(word) : 2 + numberNames.indexOf(word.toLowerCase()));
const numberPattern = `(${numberNames.join('|')}|[1-9]\\d?)`;
const countPattern = new RegExp(
  `(?<!\\b(?:up to|any|compare|choose|at least) )\\b${numberPattern} (?:partner )?(brands|partners|showrooms|categories)\\b`,
  'i',
);
const bothPattern = /\bboth (?:of (?:the|our) |our |the )?showrooms\b|\b(?:parehong|dalawang) showrooms?\b/i;

/** What the site counts is not written as a number. An article speaks of its own day. */
function findCounts(content: Content): FindMistakes {
  const showrooms = getEntries(content, 'Showroom').filter((entry) => !isDraft(entry));
  return function* ({ entry: { type, value }, text }) {
    if (type === 'Article' || type === 'Opening') return;
    const [both] = bothPattern.exec(text) ?? [];
    const own = type === 'Brand' ? (value as ContentEntry<'Brand'>['value']).showrooms : undefined;
    if (both !== undefined && own?.length !== 2 && showrooms.length !== 2)
      yield [both, `speaks of two, and here they are ${own?.length ?? showrooms.length}. Write the sentence for all of them.`];
    if (type === 'ContentText') return;
    const [found, number = '', noun = ''] = countPattern.exec(text) ?? [];
    if (found === undefined) return;
    const name = noun.toLowerCase().replace('partners', 'brands');
    const token = /^\d/.test(number) ? `{#${name}}` : /^[A-Z]/.test(number) ? `{${capitalize(name)}}` : `{${name}}`;
    yield [found, `does not change when one comes or goes. If all are meant, write \`${token} ${noun}\`, which is counted.`];
  };
}

const daysPattern = new RegExp(`\\b${numberPattern} (?:working|business) days?\\b`, 'gi');
const promisePattern = /\b(?:answer|reply|respon[ds])[^.,;]*$/i;

/** The days within which an answer is promised are those of the form; elsewhere, those of any form. */
function findAnswerDays(content: Content): FindMistakes {
  const promised = getEntries(content, 'ContactForm').flatMap(({ value }) => value.answer_days ?? []);
  return function* ({ entry: { type, value }, text }) {
    const own = type === 'ContactForm' ? (value as ContentEntry<'ContactForm'>['value']).answer_days : undefined;
    const right = own === undefined ? promised : [own];
    for (const { 0: found, 1: number = '', index } of text.matchAll(daysPattern)) {
      const isPromise = own !== undefined || promisePattern.test(text.slice(0, index));
      if (isPromise && right.length > 0 && !right.includes(toNumber(number)))
        yield [found, `is promised, and \`answer_days\` is ${[...new Set(right)].join(' or ')}. Change one of the two.`];
    }
  };
}

const namePattern = /\p{Lu}[\p{L}’'-]*(?: (?:&|(?:and|of|the) (?=\p{Lu})|\p{Lu}[\p{L}’'-]*\.?))+/gu;

function findLegalNames(content: Content): FindMistakes {
  const legal = getEntries(content, 'ContentSite')[0]?.value.legal_name ?? '';
  const words = legal.split(/[ ,]+/);
  /** The words that both have; most texts have fewer, and are not looked through. */
  const isNear = (text: string) => words.filter((word) => text.includes(word)).length >= Math.max(2, words.length - 1);
  return function* ({ text }) {
    for (const [found] of isNear(text) ? text.matchAll(namePattern) : [])
      if (isNear(found) && !found.includes(legal) && !legal.includes(found))
        yield [found, `is nearly the legal name, which is \`${legal}\`. Write it so, or change \`legal_name\`.`];
  };
}

/** What texts may repeat of an entry: telephone numbers, times, a street, an address, its name. */
const repeatedFields = {
  Showroom: ['phones', 'chats', 'hours', 'holidays', 'street', 'name'],
  ContentSite: ['data_protection'],
  Brand: ['title'],
} as const;

/** The telephone numbers, times and addresses in a value. */
const listFacts = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(listFacts)
    : typeof value === 'string' && /^\+?\d[\d ]{7,}$|^\d{1,2}:\d\d [AP]M$|@| .* /.test(value)
      ? [value]
      : [];

/** A telephone number as texts write it, from home or abroad; other facts as they are. */
const toSaidPattern = (fact: string): RegExp =>
  fact.startsWith('+')
    ? new RegExp(
        `(?:\\+${fact.slice(1, 3)}|\\b0)[ (-]*${fact
          .slice(3)
          .replaceAll(' ', '')
          .replace(/\d(?=\d)/g, '$&[ ()-]*')}\\b`,
      )
    : new RegExp(`(?<![\\w])${escapePattern(fact)}(?![\\w])`);

/** A text does not say what was taken out of an entry since the site was published, such as its name. Off while a file cannot be parsed. */
function findOldFacts(content: Content): FindMistakes {
  const listAll = (entries: readonly ContentEntry[], type: keyof typeof repeatedFields) =>
    entries
      .filter((entry) => entry.type === type)
      .flatMap(({ value }) => repeatedFields[type].map((name) => getValueAt(value, [name])))
      .flatMap((value) => (typeof value === 'string' ? [value] : listFacts(value)));
  const old = (['Showroom', 'ContentSite', 'Brand'] as const).flatMap((type) => {
    if (content.unparsedTypes.has(type)) return [];
    const now = listAll(content.entries, type);
    return listAll(content.published, type).filter((fact) => !now.some((one) => one.includes(fact)));
  });
  const patterns = Array.from(new Set(old), (fact) => ({ fact, pattern: toSaidPattern(fact) }));
  return function* ({ entry: { type }, text }) {
    for (const { fact, pattern } of patterns) {
      // The hours of an event are its own, and news keep the names of their day.
      const [found] = type === 'Article' && !/^\+|@|^\d+ /.test(fact) ? [] : (pattern.exec(text) ?? []);
      if (found !== undefined) yield [found, 'is what a showroom, a brand or the company had before this change. Write what holds now.'];
    }
  };
}

function* findWrongPhones({ text }: Text): ReturnType<FindMistakes> {
  for (const [found] of text.includes('+63') ? text.matchAll(/\+63[\d ()]{6,}\d(?![-\d])/g) : []) {
    const mistake = findPhoneMistake(found);
    if (mistake !== undefined) yield [found, mistake];
  }
}

const computedTexts: Rule = function* (content) {
  const finders = [
    findWrongDays,
    findWrongPhones,
    ...[findOtherDays, findEnds, findCounts, findAnswerDays, findLegalNames, findOldFacts].map((create) => create(content)),
  ];
  for (const text of getTexts(content))
    for (const find of finders)
      for (const [found, message] of find(text))
        yield* findPlaces(text, { pattern: new RegExp(`${escapePattern(found)}(?!\\w)`), message });
};

export const computedTextWarningRules: Rules = { computedTexts };
