import { type DateRange, getNextDay, toManilaDay } from '../../../domain/dates';
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

const dayMs = 86_400_000;

/** When a build is due after that of a moment, with the reasons. It is overdue when it has been due for a day, by the date or by a commit. */
export function describeNextBuild(entries: readonly DatedEntry[], builtAt: Date, now: Date, committedAt?: Date): string {
  const [last, today] = [toManilaDay(builtAt), toManilaDay(now)];
  if (committedAt && committedAt > builtAt && now.getTime() - committedAt.getTime() > dayMs)
    return `A build is overdue: the last one is of ${last}, and the newest commit of ${toManilaDay(committedAt)}.`;
  const { day, reasons } = findNextChange(entries, last);
  const head =
    day <= today
      ? `A build is ${day < today ? 'overdue' : 'due'}: the last one is of ${last}, and on ${day} the site changed.`
      : `No build is due before ${day}, 0:00 in Manila. Then the site changes.`;
  return [head, ...reasons.map((reason) => `- ${reason}`)].join('\n');
}
