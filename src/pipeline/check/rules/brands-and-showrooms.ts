import { addDays } from '../../../domain/dates';
import { mobileDigits } from '../../../domain/forms/phone';
import { listWeekdays, toClosingMinutes, toMinutes } from '../../../domain/times';
import { getBrandPath } from '../../../domain/routes';
import { formatCount } from '../../../domain/text';
import { getEntries, getFieldsByRole, getPublished, isDraft, nextNumber, type ContentEntry } from '../read/content-model';
import { createFieldFault } from '../report';
import { escapePattern } from '../wording';
import { entryRule, findDuplicates, folderNameRule, type Rule, type Rules } from './rule';

/** A rule: no two entries of a kind share an order. The fault is at a draft rather than at a published entry. */
const orderRule =
  (type: 'Brand' | 'Showroom'): Rule =>
  (content) => {
    const entries = getEntries(content, type).toSorted((a, b) => Number(isDraft(a)) - Number(isDraft(b)));
    const next = nextNumber(entries.map(({ value }) => value.order));
    return findDuplicates(entries, ({ value }) => value.order).map(({ item, first: { source }, key }, index) => {
      const message = `Place ${key} is taken by \`${source.name}\`. Write \`order: ${next + index}\`, the place after the last, or give \`${source.name}\` another one.`;
      return createFieldFault(item, ['order'], message);
    });
  };

const brandYears = entryRule('Brand', function* ({ value: { founded } }, { today }) {
  if (founded !== undefined && founded > Number(today.slice(0, 4)))
    yield [['founded'], `\`founded\` is ${founded}, which is still to come. Write the year in which the brand was founded.`];
});

const brandLinks = entryRule('Brand', function* ({ source: { name: folder }, value: { link } }) {
  if (link !== undefined && link !== getBrandPath(folder))
    yield [['link'], `\`${link}\` is not the page of this brand. Write \`${getBrandPath(folder)}\`.`];
});

const collectionShowrooms = entryRule('Brand', function* ({ value: { showrooms, collections = [] } }) {
  for (const [index, collection] of collections.entries())
    for (const [place, showroom] of (collection?.showrooms ?? []).entries())
      if (showrooms && showroom !== undefined && !showrooms.includes(showroom)) {
        const message = `The collection is on show in \`${showroom}\`, and the brand is not. Add \`${showroom}\` to the showrooms of the brand, or take it out here.`;
        yield [['collections', index, 'showrooms', place], message];
      }
});

/** After how many days a statement of how long a collection takes is old. */
const leadTimeDays = 183;

/** W12: what was said too long ago of how long a collection takes, or on a day to come. */
const oldLeadTimes = entryRule('Brand', function* ({ value: { collections = [] } }, { today }) {
  for (const [index, { name, lead_time } = {}] of collections.entries())
    if (lead_time?.said !== undefined && (lead_time.said < addDays(today, -leadTimeDays) || lead_time.said > today))
      yield [
        ['collections', index, 'lead_time', 'said'],
        `How long ${name ?? 'the collection'} takes was said on ${lead_time.said}. Ask again, and write the answer with its day, which is at most half a year ago.`,
      ];
});

const showroomHours = entryRule('Showroom', function* ({ value }) {
  for (const name of ['hours', 'holidays'] as const)
    for (const [index, { opens, closes } = {}] of (value[name] ?? []).entries())
      if (opens !== undefined && closes !== undefined && toClosingMinutes(closes) <= toMinutes(opens))
        yield [
          [name, index, 'closes'],
          `The doors close at ${closes}, and they open at ${opens}. They must close after they open; look at AM and PM.`,
        ];
});

type HoursRange = NonNullable<NonNullable<ContentEntry<'Showroom'>['value']['hours']>[number]>;

const overlaps = (one: HoursRange, other: HoursRange): boolean =>
  [one, other].every(({ opens, closes }) => opens !== undefined && closes !== undefined) &&
  toMinutes(one.opens!) < toClosingMinutes(other.closes!) &&
  toMinutes(other.opens!) < toClosingMinutes(one.closes!);

const overlappingHours = entryRule('Showroom', function* ({ value: { hours = [] } }) {
  for (const [index, range] of hours.entries())
    for (const earlier of hours.slice(0, index)) {
      if (!range?.from || !earlier?.from || !overlaps(range, earlier)) continue;
      const earlierDays = listWeekdays(earlier.from, earlier.to);
      const day = listWeekdays(range.from, range.to).find((one) => earlierDays.includes(one));
      if (day === undefined) continue;
      const message = `${day} has hours above already: ${earlier.opens!} - ${earlier.closes!}. Give each day its hours once, or two ranges with a break between them.`;
      yield [['hours', index, 'from'], message];
      break;
    }
});

/** A range of days runs around the end of the week only where that is the longer way, as from Thursday to Tuesday, and has two days or more. */
const reversedDays = entryRule('Showroom', function* ({ value: { hours = [] } }) {
  for (const [index, { from, to } = {}] of hours.entries()) {
    if (from === undefined || to === undefined) continue;
    const isAround = listWeekdays(from, to).at(-1) !== 'Sunday' && listWeekdays(from, to).includes('Sunday');
    if (from === to)
      yield [['hours', index, 'to'], `The days run from ${from} to ${to}. Take \`to\` out for one day, or write the last day.`];
    else if (isAround && listWeekdays(from, to).length < listWeekdays(to, from).length) {
      const message = `The days run from ${from} over the end of the week to ${to}. Look whether the two are the wrong way round.`;
      yield [['hours', index, 'from'], message];
    }
  }
});

/** A number of the Philippines: with its area, of a mobile telephone, or toll-free. */
const nationalPattern = new RegExp(`^(?:[2-8]\\d{8}|${mobileDigits}|1800\\d{7,10})$`);
const mobilePattern = new RegExp(`^\\+63${mobileDigits}$`);

/** What is wrong with a telephone number of the Philippines: the end of a sentence that begins with it. */
export function findPhoneMistake(phone: string): string | undefined {
  const [, national = ''] = /^\+63(.*)$/.exec(phone.replace(/[ ()]/g, '')) ?? [];
  if (national === '' || nationalPattern.test(national)) return undefined;
  return national.startsWith('0')
    ? 'has a 0 behind +63, which is dialed at home alone. Take it out.'
    : `has ${national.length} digits behind +63, and telephone numbers there have 9 with their area, or 10 of a mobile that begin with 8 or 9. Count them.`;
}

const phoneDigits = entryRule('Showroom', function* ({ value: { phones = [], chats = [] } }) {
  for (const [index, phone = ''] of phones.entries()) {
    const mistake = findPhoneMistake(phone);
    if (mistake !== undefined) yield [['phones', index], `\`${phone}\` ${mistake}`];
  }
  for (const [index, { to = '' } = {}] of chats.entries())
    if (/^\+63/.test(to) && !mobilePattern.test(to.replaceAll(' ', '')))
      yield [['chats', index, 'to'], `\`${to}\` is no mobile number, which a chat needs: \`+63 9\` and nine digits. Look at it.`];
});

/** The fewest and the most hours for which the doors are open. */
const usualHours = { min: 1, max: 16 };

const openHours = entryRule('Showroom', function* ({ value }) {
  for (const name of ['hours', 'holidays'] as const)
    for (const [index, { opens, closes } = {}] of (value[name] ?? []).entries()) {
      const hours = opens === undefined || closes === undefined ? usualHours.min : (toClosingMinutes(closes) - toMinutes(opens)) / 60;
      if (hours > usualHours.max || (hours > 0 && hours < usualHours.min))
        yield [[name, index, 'closes'], `The doors are open from ${opens!} to ${closes!}. Look at AM and PM.`];
    }
  for (const [index, { name = '', opens } = {}] of (value.holidays ?? []).entries())
    if (opens === undefined && /\b(?:open|hours|half[- ]day)\b/i.test(name))
      yield [['holidays', index, 'name'], `\`${name}\` has no hours, and the doors would count as closed. Add \`opens\` and \`closes\`.`];
});

const comingHolidays = entryRule('Showroom', function* ({ value: { slug, holidays = [] } }, { today }) {
  if (slug !== undefined && !holidays.some((holiday) => holiday?.date === undefined || holiday.date >= today))
    yield [
      ['holidays'],
      'No holiday to come is named, and the showroom counts as open at Christmas. Write those of the next twelve months.',
    ];
});

/** A holiday that is new in the file, or stands below a later one, is still to come. */
const pastHolidays = entryRule('Showroom', function* (entry, content) {
  const before = getPublished(content, entry)?.value;
  const days = (entry.value.holidays ?? []).map((holiday) => holiday?.date);
  const isKnown = (day: string) => before?.holidays?.some((holiday) => holiday?.date === day) === true;
  for (const [index, day] of days.entries())
    if (day !== undefined && day < content.today && (!isKnown(day) || days.slice(0, index).some((above) => above && above > day)))
      yield [['holidays', index, 'date'], `The holiday ${day} is over. Look at the year.`];
});

/** Latitude and longitude of the Philippines, from the south to the north and from the west to the east. */
const philippines = { latitude: [4, 22], longitude: [116, 128] } as const;

const coordinates = entryRule('Showroom', function* ({ value: { coordinates: written = '' } }, content) {
  const [latitude = NaN, longitude = NaN] = written.split(', ').map(Number);
  const isIn = (degrees: number, [from, to]: readonly [number, number]) => degrees >= from && degrees <= to;
  const isHere = isIn(latitude, philippines.latitude) && isIn(longitude, philippines.longitude);
  if (written !== '' && !isHere && getEntries(content, 'ContentSite')[0]?.value.country === 'PH')
    yield [
      ['coordinates'],
      `\`${written}\` is not in the Philippines. Write the latitude first, as 14.5542, 121.0479; neither has a minus there.`,
    ];
});

/** Each showroom and each category has a brand that visitors see. The rule is off while a file cannot be parsed, or a brand names what is not there. */
const emptyEntries: Rule = function* (content) {
  const fields = getFieldsByRole(content, 'showroom', 'category').filter(({ entry }) => entry.type === 'Brand');
  const named = new Set(fields.flatMap(({ entry, value }) => (isDraft(entry) ? [] : [value])));
  const entries = [...getEntries(content, 'Showroom'), ...getEntries(content, 'Category')];
  const slugs = entries.map(({ value }) => value.slug);
  if (content.unparsedFiles.size > 0 || !fields.every(({ value }) => slugs.includes(value))) return;
  for (const entry of entries.filter(({ value: { slug } }) => slug !== undefined && !named.has(slug))) {
    const list = entry.type === 'Showroom' ? 'showrooms' : 'categories';
    const message = `No brand names \`${entry.value.slug!}\`, and visitors would find nothing there. Add it to the \`${list}\` of a brand.`;
    if (!isDraft(entry)) yield createFieldFault(entry, ['slug'], message);
  }
};

/** How many words the text about a brand has: with fewer it leaves a gap beside its pictures. */
const usualWords = { min: 60, max: 250 };

const brandTexts = entryRule('Brand', function* ({ value: { text } }) {
  const words = text?.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length ?? usualWords.min;
  if (words < usualWords.min || words > usualWords.max)
    yield [
      ['text'],
      `The text has ${formatCount(words, 'word')}, and the page is made for 120 to 200. Look whether a part is missing, or too much.`,
    ];
});

const foreignNames = entryRule('Brand', function* ({ value }, content) {
  const names = getEntries(content, 'Brand').flatMap((brand) => brand.value.title ?? []);
  for (const field of ['description', 'lead', 'inquiry'] as const) {
    const text = value[field] ?? '';
    const other = names.find((name) => new RegExp(`(?<!\\p{L})${escapePattern(name)}(?!\\p{L})`, 'u').test(text) && name !== value.title);
    if (other !== undefined && !text.includes(value.title ?? ''))
      yield [[field], `\`${field}\` names \`${other}\`, and not this brand. Look whether it was copied and left.`];
  }
});

export const brandAndShowroomRules: Rules = {
  brandFolders: folderNameRule('Brand', 'name', 'brand'),
  brandLinks,
  brandYears,
  brandOrder: orderRule('Brand'),
  collectionShowrooms,
  showroomFolders: folderNameRule('Showroom', 'slug', 'showroom'),
  showroomOrder: orderRule('Showroom'),
  showroomHours,
  overlappingHours,
};
export const brandAndShowroomWarningRules: Rules = {
  reversedDays,
  phoneDigits,
  openHours,
  comingHolidays,
  pastHolidays,
  coordinates,
  emptyEntries,
  brandTexts,
  foreignNames,
  oldLeadTimes,
};
