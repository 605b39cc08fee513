import { toManilaMoment } from '../date-formats';
import { addDays, getNextDay, toManilaDay } from '../dates';
import { getOpenIntervals, type OpeningHours } from '../hours';

/** When an answer is promised, and when the staff are reminded of it. */
export interface AnswerTimes {
  dueAt: Date;
  remindAt: Date;
}

const maxDaysAhead = 90;

/**
 * When an answer within some working days of a showroom is due: when it closes on the last of them. The staff are reminded when it opens on that
 * day. The day of receipt, closed days and holidays do not count. Undefined if it does not open so often within ninety days.
 */
export function getAnswerTimes(schedule: OpeningHours, receivedAt: Date, workingDays: number): AnswerTimes | undefined {
  let day = toManilaDay(receivedAt);
  let left = workingDays;
  for (let ahead = 0; ahead < maxDaysAhead; ahead += 1) {
    day = getNextDay(day);
    const intervals = getOpenIntervals(schedule, day);
    const [first, last] = [intervals[0], intervals.at(-1)];
    if (first && last) left -= 1;
    if (first && last && left === 0) return { dueAt: toManilaMoment(day, last.closes), remindAt: toManilaMoment(day, first.opens) };
  }
  return undefined;
}

/**
 * An answer about a visit, due before the visit: when it begins, or when the showroom closes last before. The staff are reminded when it opens on that day. If it
 * does not open before the visit, they are reminded at once.
 */
export function boundByVisit(schedule: OpeningHours, answer: AnswerTimes, receivedAt: Date, visitAt: Date): AnswerTimes {
  if (answer.dueAt <= visitAt) return answer;
  for (let day = toManilaDay(visitAt); day >= toManilaDay(receivedAt); day = addDays(day, -1)) {
    const before = getOpenIntervals(schedule, day).filter(({ opens }) => toManilaMoment(day, opens) < visitAt);
    const [first, last] = [before[0], before.at(-1)];
    if (!first || !last) continue;
    const dueAt = new Date(Math.min(toManilaMoment(day, last.closes).getTime(), visitAt.getTime()));
    if (dueAt > receivedAt) return { dueAt, remindAt: toManilaMoment(day, first.opens) };
  }
  return { dueAt: visitAt, remindAt: receivedAt };
}

/** The promises of a form that ended: how many were kept, and how many were not. */
export interface PromiseCounts {
  readonly kept: number;
  readonly broken: number;
}

const minBroken = 3;
const maxBrokenShare = 0.1;

/** Whether a promise is broken so often that the sentence on the page is untrue: three times or more, and more than once in ten. */
export const isPromiseUntrue = ({ kept, broken }: PromiseCounts): boolean =>
  broken >= minBroken && broken > (kept + broken) * maxBrokenShare;
