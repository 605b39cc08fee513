import { type DateRange, getNextDay } from '../../../domain/dates';
import { isUpcoming } from '../../../domain/news';
import { isHolidayListed, isHolidayNear, isPublished, type Publishable } from '../../data/build-context';

/** An entry of the content, with what a build reads together with its day. */
export interface DatedEntry extends Publishable {
  file: string;
  event?: DateRange | null;
  holidays?: readonly { date: string; name: string }[] | null;
}

/** The next day on which a build differs from that of a day before, and what is different. */
export interface Change {
  day: string;
  reasons: string[];
}

/** Everything by which a build of one day differs from that of another day with the same content, for visitors. */
function describeBuild(entries: readonly DatedEntry[], today: string): string[] {
  const published = entries.filter((entry) => isPublished(entry, 'visitors', today));
  return [
    `years are counted to ${today.slice(0, 4)}`,
    ...published.flatMap(({ file, event = null, holidays }) => [
      `${file} is published`,
      ...(isUpcoming({ date: '', event }, today) ? [`the event of ${file} is to come`] : []),
      ...(holidays ?? [])
        .filter((holiday) => isHolidayListed(holiday.date, today))
        .flatMap(({ name, date: day }) => [
          `${file} lists the holiday of ${day}, ${name}`,
          ...(isHolidayNear(day, today) ? [`the hours of ${file} name it: ${day}, ${name}`] : []),
        ]),
    ]),
  ];
}

/** The first change after a day (`YYYY-MM-DD` in Manila, as all days here). A year never ends without one: years are counted. */
export function findNextChange(entries: readonly DatedEntry[], since: string): Change {
  const before = new Set(describeBuild(entries, since));
  for (let day = getNextDay(since); ; day = getNextDay(day)) {
    const after = new Set(describeBuild(entries, day));
    const reasons = [
      ...[...after].filter((fact) => !before.has(fact)).map((fact) => `begins: ${fact}`),
      ...[...before].filter((fact) => !after.has(fact)).map((fact) => `ends: ${fact}`),
    ];
    if (reasons.length > 0) return { day, reasons };
  }
}
