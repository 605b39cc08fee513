import { addDays, formatDay, getDatePart, getNextDay, getTimePart, toEpochMinutes } from '../../../domain/dates';
import { formatTime, toClosingMinutes, toMinutes } from '../../../domain/times';
import { getOpenIntervals, type OpeningHours } from '../../../domain/hours';
import { getEntries, type Content } from '../read/content-model';
import { createFieldFault } from '../report';
import { entryRule, type Rule, type Rules } from './rule';

const eventTimes = entryRule('Article', function* ({ value: { event: { starts, ends } = {} } }) {
  if (starts !== undefined && ends !== undefined && toEpochMinutes(ends) <= toEpochMinutes(starts))
    yield [
      ['event', 'ends'],
      `The event ends at ${ends}, and it starts at ${starts}. ${
        getTimePart(ends) === '12:00 AM' && getDatePart(ends) === getDatePart(starts)
          ? `12:00 AM is where a day begins: midnight is \`${getNextDay(getDatePart(ends))} 12:00 AM\`, and noon 12:00 PM.`
          : 'It must end after it starts.'
      }`,
    ];
});

/** The events in showrooms, with their times in minutes too. */
const getShowroomEvents = (content: Content) =>
  getEntries(content, 'Article').flatMap((article) => {
    const { showroom, starts, ends } = article.value.event ?? {};
    return showroom === undefined || starts === undefined || ends === undefined
      ? []
      : [{ article, showroom, starts, ends, from: toEpochMinutes(starts), to: toEpochMinutes(ends) }];
  });

/** The hours of a showroom as they are written, when all of them are. */
function getSchedule(content: Content, name: string): OpeningHours | undefined {
  const showroom = getEntries(content, 'Showroom').find(({ source }) => source.name === name)?.value;
  const hours = showroom?.hours ?? [];
  const isWhole =
    hours.length > 0 &&
    hours.every((range) => range?.from && range.opens && range.closes && toMinutes(range.opens) < toClosingMinutes(range.closes));
  return isWhole ? ({ hours, holidays: showroom?.holidays ?? [] } as OpeningHours) : undefined;
}

const eventHours: Rule = function* (content) {
  for (const { article, showroom, starts, ends } of getShowroomEvents(content)) {
    const schedule = getSchedule(content, showroom);
    const day = getDatePart(starts);
    if (!schedule || (getDatePart(ends) !== day && getDatePart(ends) !== getNextDay(day))) continue;
    const open = getOpenIntervals(schedule, day);
    const [from, to] = [toMinutes(getTimePart(starts)), getDatePart(ends) === day ? toMinutes(getTimePart(ends)) : 1_440];
    if (open.some(({ opens, closes }) => opens <= from && to <= closes)) continue;
    const hours = open.map(({ opens, closes }) => `${formatTime(opens)} - ${formatTime(closes)}`).join(', ');
    const state = hours === '' ? 'is closed' : `is open ${hours}`;
    const message = `The showroom \`${showroom}\` ${state} on ${formatDay(day, content.today)}. Look at the day and the time.`;
    yield createFieldFault(article, ['event', 'starts'], message);
  }
};

const eventOverlaps: Rule = function* (content) {
  const events = getShowroomEvents(content);
  for (const [index, event] of events.entries()) {
    const other = events.find(
      ({ showroom, from, to }, at) => at < index && showroom === event.showroom && from < event.to && event.from < to,
    );
    if (other) {
      const message = `content/${other.article.source.file} is in the showroom \`${event.showroom}\` at the same time, from ${other.starts}. Look at the times.`;
      yield createFieldFault(event.article, ['event', 'starts'], message);
    }
  }
};

/** The earliest and the latest hour at which an event begins, in minutes. */
const usualStart = { from: 7 * 60, to: 22 * 60 };

const eventDays = entryRule('Article', function* ({ value: { date, event: { starts, ends } = {} } }, { today }) {
  if (date !== undefined && ends !== undefined && getDatePart(ends) < date)
    yield [['event', 'ends'], `The event ends on ${getDatePart(ends)}, before it is published on ${date}. Look at both days.`];
  if (starts === undefined) return;
  if (ends !== undefined && getDatePart(ends) > addDays(getDatePart(starts), 31))
    yield [['event', 'ends'], `The event lasts more than a month, from ${starts} to ${ends}. Look at the day and the year.`];
  if (getDatePart(starts) > addDays(today, 366))
    yield [['event', 'starts'], `The event begins on ${getDatePart(starts)}, more than a year from now. Look at the year.`];
  else if (date !== undefined && getDatePart(starts) > addDays(date, 366))
    yield [['date'], `The event is published on ${date}, more than a year before it begins. Look at the year.`];
  const minute = toMinutes(getTimePart(starts));
  if (minute < usualStart.from || minute > usualStart.to)
    yield [['event', 'starts'], `The event begins at ${getTimePart(starts)}. Look at AM and PM.`];
});

const eventPlaces = entryRule('Article', function* ({ value: { event: { place, showroom } = {} } }, content) {
  if (place === undefined) return;
  const isNamed = (name: string | undefined) => name !== undefined && place.toLowerCase().includes(name.toLowerCase());
  const named = getEntries(content, 'Showroom').filter(({ value }) => isNamed(value.name) || isNamed(value.short_name));
  // A showroom has the name of its city, where other places are too.
  const isTold = showroom !== undefined || /showroom/i.test(place);
  if (isTold && named.length > 0 && !named.some(({ source }) => source.name === showroom)) {
    const message = `The place names \`${named[0]!.source.name}\`, and \`showroom\` ${showroom === undefined ? 'is missing' : `is \`${showroom}\``}. Look which of the two it is.`;
    yield [['event', 'place'], message];
  }
});

export const eventRules: Rules = { eventTimes };
export const eventWarningRules: Rules = { eventHours, eventOverlaps, eventDays, eventPlaces };
