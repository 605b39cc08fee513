import { toManilaMoment } from '../../../domain/date-formats';
import { getWeekday, toManilaDay } from '../../../domain/dates';
import { type AnswerTimes, boundByVisit, getAnswerTimes } from '../../../domain/forms/answer-time';
import { toMinutes } from '../../../domain/times';
import type { ServiceContent, ServiceForm } from '../../../schema/service';
import { type Closure, withClosures } from '../model/closure';
import type { BookedVisit, Mail, NewInquiry, NoticeEffects } from '../model/service-types';
import { getSiteUrl, type WordDeps } from './dependencies';
import { createVisitorMail, formatMoment } from './mails';

type Values = NewInquiry['values'];

const findShowroomName = (showrooms: ServiceContent['showrooms'], slug: string): string =>
  showrooms.find((one) => one.slug === slug)?.name ?? slug;

/** What is said about a visit: its form, and the showroom with the hour. */
export function describeVisit(
  { form: type, reference, showroom, visitAt }: Omit<BookedVisit, 'email'>,
  { forms, showrooms }: ServiceContent,
) {
  const { name = type, path = '/' } = forms.find((form) => form.type === type) ?? {};
  const when = `${getWeekday(toManilaDay(visitAt))}, ${formatMoment(visitAt)}`;
  return { title: `${name} ${reference}`, path, line: `${findShowroomName(showrooms, showroom)}, ${when}` };
}

/** The fields of a form for the day and the hour of a visit; undefined if it asks for none. */
export function findVisitInputs({ inputs }: Pick<ServiceForm, 'inputs'>) {
  const hour = inputs.find(({ day }) => day !== undefined);
  const date = inputs.find(({ name }) => name === hour?.day);
  return hour && date && { date, hour };
}

/** The showroom and the moment of a visit; null without a day and an hour. */
export function getVisit(form: Pick<ServiceForm, 'inputs'>, values: Values): NewInquiry['visit'] {
  const { date, hour } = findVisitInputs(form) ?? {};
  const [day, time, showroom] = [date?.name, hour?.name, date?.daysOf].map((name) => values[name ?? '']);
  return day && time && showroom ? { showroom, at: toManilaMoment(day, toMinutes(time)) } : null;
}

/** Says that a showroom is closed at the hour of a visit, and why. */
export const describeClosed = (slug: string, reason: string, { showrooms, messages }: ServiceContent): string =>
  `${findShowroomName(showrooms, slug)} ${messages.closed_then} ${reason}`;

function findEventStart({ inputs }: Pick<ServiceForm, 'inputs'>, values: Values): Date | undefined {
  const [starts] = inputs.flatMap(({ name, choices = [] }) => choices.find(({ value }) => value === values[name])?.starts ?? []);
  return starts === undefined ? undefined : new Date(starts);
}

/** When an answer is promised, which is before the visit or the event: by the hours that run of the showroom that was chosen, or else of the first one. Null if the form promises none. */
export function getAnswer(
  { form, values }: { form: Pick<ServiceForm, 'inputs' | 'answerDays'>; values: Values },
  { showrooms }: ServiceContent,
  receivedAt: Date,
  closures: readonly Closure[],
): AnswerTimes | null {
  const chosen = values[form.inputs.find(({ daysOf }) => daysOf !== undefined)?.daysOf ?? ''];
  const showroom = showrooms.find(({ slug }) => slug === chosen) ?? showrooms[0];
  if (form.answerDays === undefined || !showroom) return null;
  const schedule = withClosures(showroom, closures);
  const answer = getAnswerTimes(schedule, receivedAt, form.answerDays) ?? null;
  const begins = getVisit(form, values)?.at ?? findEventStart(form, values);
  return answer && begins ? boundByVisit(schedule, answer, receivedAt, begins) : answer;
}

/** What a change of notices brings about, in the words of content. */
export function createNoticeEffects(deps: WordDeps): NoticeEffects {
  const { content } = deps;
  const { forms, messages } = content;
  /** A mail to the visitor, with `afterwards` at its end; without an address, to the staff, who call. */
  const toMail = (visit: BookedVisit, is: 'closed' | 'open', call: string, facts: string, afterwards?: string): Mail => {
    const { email, reference } = visit;
    const { title } = describeVisit(visit, content);
    if (email === null) return { to: null, reference, subject: `${messages.mail_call_subject}: ${title}`, text: `${call}\n\n${facts}` };
    return createVisitorMail(email, `${messages[`mail_${is}_subject`]}: ${title}`, [messages[`mail_${is}_text`], facts, afterwards]);
  };
  return {
    createClosedMail: (visit, reason) => {
      const { path, line } = describeVisit(visit, content);
      const again = `${messages.mail_closed_again}\n${getSiteUrl(deps)}${path}`;
      return toMail(visit, 'closed', messages.mail_call_text, `${line}\n${messages.manager_reason}: ${reason}`, again);
    },
    createOpenMail: (visit) => toMail(visit, 'open', messages.mail_call_open, describeVisit(visit, content).line),
    getAnswer: ({ form: type, values, receivedAt }, closures) => {
      const form = forms.find((one) => one.type === type);
      return form ? getAnswer({ form, values }, content, receivedAt, closures) : null;
    },
  };
}
