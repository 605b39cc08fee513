import { addDays, toManilaDay } from '../../../domain/dates';
import { findInvalidFields } from '../../../domain/forms/form-validation';
import { findClosedProblems, findHourProblems } from '../../../domain/forms/form-words';
import { getAllVisitHours } from '../../../domain/forms/visit';
import { toICalendar } from '../../../domain/icalendar';
import type { ServiceContent } from '../../../schema/service';
import type { Mail, StoredInquiry, VisitAnswer } from '../model/service-types';
import { type ApiDeps, getSiteUrl } from './dependencies';
import { createReplyTo } from './inquiry-mails';
import { createVisitorMail, formatMoment } from './mails';
import { enforceStaffMailLimit } from './rate-limit';
import type { BodyFields } from './read-body';
import { type FieldError, type Markup, markup } from './response';
import { type OpenedInquiry, readSentence, renderRow, type StaffAction, type StaffOutcome, toText } from './signed-page';
import { describeClosed, describeVisit, findVisitInputs, getVisit } from './visit';

const visitMs = 3_600_000;
const maxWordsLength = 200;

type Visit = StoredInquiry & { visitShowroom: string; visitAt: Date };
type Action = VisitAnswer['action'];
type Values = StoredInquiry['values'];

const isVisit = (inquiry: StoredInquiry): inquiry is Visit => inquiry.visitShowroom !== null && inquiry.visitAt !== null;

/** The hour of a visit and what was said about it; null for an inquiry without one. */
export function renderVisit(inquiry: StoredInquiry, { content }: Pick<ApiDeps, 'content'>): Markup | null {
  if (!isVisit(inquiry)) return null;
  const { messages } = content;
  const { line } = describeVisit({ ...inquiry, showroom: inquiry.visitShowroom }, content);
  return renderRow(messages.visit, `${line} · ${messages[`visit_${inquiry.visitState ?? 'open'}`]}`);
}

function createVisitMail(
  { id, reference, form, visitShowroom: showroom }: Visit,
  { action, at, words }: { action: Action; at: Date; words: string },
  { email, sequence, answer }: { email: string; sequence: number; answer: NonNullable<Mail['answer']> },
  deps: Pick<ApiDeps, 'settings' | 'content' | 'now'>,
): Mail {
  const { settings, content, now } = deps;
  const { messages, site } = content;
  const { path, line } = describeVisit({ form, reference, showroom, visitAt: at }, content);
  const { name = showroom, address = '', phone = '' } = content.showrooms.find(({ slug }) => slug === showroom) ?? {};
  const method = action === 'refused' ? 'CANCEL' : 'PUBLISH';
  const hasCalendar = method === 'PUBLISH' || answer === 'later';
  const entry = { id: `visit-${id}`, sequence, changed: now(), starts: at, ends: new Date(at.getTime() + visitMs), method } as const;
  const about = { title: `${messages.visit}: ${site.name}, ${name}`, description: `${messages.reference}: ${reference}\n${phone}` };
  const publisher = { company: site.name, host: new URL(getSiteUrl(deps)).host, language: site.language };
  const calendar = toICalendar({ ...entry, ...about, place: name, address, organizer: settings.staffEmail }, publisher);
  const texts = [
    messages[`mail_visit_${action}`],
    action === 'refused' ? line : [line, address, phone].filter(Boolean).join('\n'),
    words,
    action === 'refused' ? `${messages.mail_closed_again}\n${getSiteUrl(deps)}${path}` : messages.mail_visit_change,
    hasCalendar && messages[method === 'CANCEL' ? 'mail_visit_canceled' : 'mail_visit_calendar'],
  ];
  const mail = createVisitorMail(email, `${messages[`mail_visit_${action}_subject`]}: ${reference}`, texts);
  return { ...mail, replyTo: createReplyTo(deps), answer, calendar: hasCalendar ? calendar : undefined };
}

interface SaidAnswer {
  action: Action;
  at: Date;
  words?: string;
  values?: Values;
}

async function sendAnswer(
  { inquiry }: OpenedInquiry,
  { action, at, words = '', values = {} }: SaidAnswer,
  fields: BodyFields,
  deps: ApiDeps,
): Promise<StaffOutcome> {
  const { store, now, content } = deps;
  const { messages } = content;
  const { reference } = inquiry;
  const createMail: Parameters<typeof store.answerVisit>[2] = (email, sequence, answer) =>
    createVisitMail(inquiry as Visit, { action, at, words }, { email, sequence, answer }, deps);
  await enforceStaffMailLimit(reference, deps);
  const detail = [formatMoment(at), words].filter(Boolean).join(' · ');
  const outcome = await store.answerVisit(reference, { action, seen: toText(fields['seen']), at, values, detail }, createMail, now());
  const label = messages.visit;
  if (outcome === 'changed') return { problems: [{ label, problem: messages.visit_changed }] };
  if (typeof outcome === 'object')
    return { problems: [{ label, problem: describeClosed(inquiry.visitShowroom!, outcome.closed, content) }] };
  return { done: outcome === 'unmailed' ? 'unmailed' : action };
}

/** An hour that is to come, of an inquiry that is taken for that of a person. */
const isAhead = ({ inquiry }: OpenedInquiry, { now }: ApiDeps): boolean =>
  isVisit(inquiry) && !inquiry.isSuspected && inquiry.visitAt > now();

const renderWords = (
  id: string,
  given: unknown,
  { content: { messages } }: ApiDeps,
): Markup => markup`<label for="${id}">${messages.visit_words}</label>
<input id="${id}" name="words" required maxlength="${maxWordsLength}" autocomplete="off" value="${toText(given)}">`;

/** The problems of a sentence, and the sentence; an empty one if it has some. */
function readWords(given: unknown, { visit_words: label, visit_words_problem: problem }: ServiceContent['messages']) {
  const words = readSentence(given, maxWordsLength);
  return { words: words ?? '', problems: words === undefined ? [{ label, problem }] : [] };
}

/** What is wrong with the day and the hour of a visit, by the rules of its form; an hour of today is one while it is ahead. */
function findVisitProblems({ form }: OpenedInquiry, values: Values, { now, content: { showrooms, messages } }: ApiDeps): FieldError[] {
  const inputs = findVisitInputs(form);
  if (!inputs) return [];
  const today = addDays(toManilaDay(now()), -1);
  const rules = form.inputs.map(({ choices: _, ...input }) => input);
  const visit = { rules, values, showrooms, today };
  const named = { ...findClosedProblems(visit, messages), ...findHourProblems(visit, messages) };
  const invalid = findInvalidFields(rules, values, today);
  const wrong = [inputs.date, inputs.hour].filter(({ name }) => name in named || invalid.includes(name));
  const past = wrong.length === 0 && getVisit(form, values)!.at <= now() ? [inputs.hour] : [];
  return [...wrong, ...past].map(({ name, label, problem }) => ({ label, problem: named[name] ?? problem }));
}

/** The answers of the staff to a visit. */
export const visitActions: Readonly<Record<'confirm' | 'move' | 'refuse', StaffAction>> = {
  confirm: {
    label: 'staff_confirm',
    isOffered: (opened, deps) => isAhead(opened, deps) && opened.inquiry.visitState !== 'confirmed',
    run: async (opened, deps, { fields }) => {
      const { values, visitAt } = opened.inquiry;
      const problems = findVisitProblems(opened, values, deps);
      return problems.length > 0 ? { problems } : sendAnswer(opened, { action: 'confirmed', at: visitAt! }, fields, deps);
    },
  },
  move: {
    label: 'staff_move',
    isOffered: (opened, deps) => isAhead(opened, deps) && findVisitInputs(opened.form) !== undefined,
    renderFields: ({ form, inquiry: { values, visitShowroom } }, deps, fields) => {
      const { date, hour } = findVisitInputs(form)!;
      const chosen = { date: fields['date'] ?? values[date.name], time: fields['time'] ?? values[hour.name] };
      const hours = getAllVisitHours(deps.content.showrooms.filter(({ slug }) => slug === visitShowroom));
      const option = (time: string) => markup`<option${time === chosen.time && markup` selected`}>${time}</option>`;
      return markup`<label for="date">${date.label}</label>
<input id="date" name="date" type="date" required min="${toManilaDay(deps.now())}" value="${toText(chosen.date)}">
<label for="time">${hour.label}</label>
<select id="time" name="time" required>${hours.map(option)}</select>
${renderWords('move-words', fields['words'], deps)}`;
    },
    run: async (opened, deps, { fields }) => {
      const { form, inquiry } = opened;
      const { date, hour } = findVisitInputs(form)!;
      const values = { [date.name]: toText(fields['date']), [hour.name]: toText(fields['time']) };
      const moved = { ...inquiry.values, ...values };
      const said = readWords(fields['words'], deps.content.messages);
      const problems = [...findVisitProblems(opened, moved, deps), ...said.problems];
      if (problems.length > 0) return { problems };
      const { at } = getVisit(form, moved)!;
      const isItsOwn = inquiry.visitState !== 'confirmed' && at.getTime() === inquiry.visitAt!.getTime();
      const action = isItsOwn ? 'confirmed' : 'moved';
      return sendAnswer(opened, { action, at, values, words: said.words }, fields, deps);
    },
  },
  refuse: {
    label: 'staff_refuse',
    isOffered: (opened, deps) => isAhead(opened, deps) && opened.inquiry.visitState !== 'refused',
    renderFields: (_, deps, fields) => renderWords('refuse-words', fields['words'], deps),
    run: async (opened, deps, { fields }) => {
      const { words, problems } = readWords(fields['words'], deps.content.messages);
      if (problems.length > 0) return { problems };
      return sendAnswer(opened, { action: 'refused', at: opened.inquiry.visitAt!, words }, fields, deps);
    },
  },
};
