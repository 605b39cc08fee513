import { parseManilaTime, toManilaMoment, toManilaTime } from '../../../domain/date-formats';
import { getNextDay, toManilaDay } from '../../../domain/dates';
import type { ServiceContent } from '../../../schema/service';
import { type Closure, withClosures } from '../model/closure';
import { DatabaseUnavailable, withDeadline } from '../model/database-unavailable';
import type { ShowroomNotice } from '../model/service-types';
import type { ApiDeps } from './dependencies';
import { uuidPattern } from './inquiries';
import { formatMoment } from './mails';
import { createNoticeEffects } from './visit';
import { enforceStaffLimit } from './rate-limit';
import type { BodyFields } from './read-body';
import { type ApiResponse, type Markup, markup } from './response';
import { readLink } from './signed-link';
import {
  createInvalidLinkResponse,
  createSignedPage,
  type Handler,
  readSentence,
  renderForm,
  renderRow,
  toPage,
  toText,
} from './signed-page';

const kinds = ['closed', 'early', 'late'] as const;
type Kind = (typeof kinds)[number];

const maxReasonLength = 60;
const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** It begins within a day, and what is longer than two weeks is a change of the hours in content. */
const maxDaysAhead = 1;
const maxDays = 14;

type ManagedShowroom = ServiceContent['showrooms'][number];

function parseClosure(showroom: string, fields: BodyFields, now: Date): Closure | undefined {
  const kind = kinds.find((candidate) => candidate === fields['kind']);
  const [given, reason] = [toText(fields['when']), readSentence(fields['reason'], maxReasonLength)];
  const when = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(given) ? parseManilaTime(given) : new Date(NaN);
  const isSoon = when > now && when.getTime() - now.getTime() < maxDays * dayMs;
  if (!kind || !isSoon || reason === undefined) return undefined;
  const day = given.slice(0, 10);
  const thisMinute = new Date(Math.floor(now.getTime() / 60_000) * 60_000);
  const from = { closed: thisMinute, early: when, late: day === toManilaDay(now) ? thisMinute : toManilaMoment(day) }[kind];
  const until = kind === 'early' ? toManilaMoment(getNextDay(day)) : when;
  if (from >= until || from.getTime() - now.getTime() >= maxDaysAhead * dayMs) return undefined;
  return { showroom, from, until, reason };
}

function renderClosureForm(fields: BodyFields, { now, content: { messages } }: ApiDeps): Markup {
  const choice = (kind: Kind) =>
    markup`<label class="staffSure"><input type="radio" name="kind" value="${kind}" required${fields['kind'] === kind && markup` checked`}> ${messages[`manager_${kind}`]}</label>`;
  const when = toText(fields['when']) || toManilaTime(new Date(Math.ceil((now().getTime() + 1) / hourMs) * hourMs));
  const inputs = markup`${kinds.map(choice)}
<label for="when">${messages.manager_when}</label>
<input id="when" name="when" type="datetime-local" required min="${toManilaTime(now())}" value="${when}">
<label for="reason">${messages.manager_reason}</label>
<input id="reason" name="reason" required maxlength="${maxReasonLength}" autocomplete="off" aria-describedby="reason-hint" value="${toText(fields['reason'])}">
<p id="reason-hint">${messages.manager_reason_hint}</p>`;
  return renderForm('give', messages.manager_submit, inputs);
}

const renderNotice = (
  { id, from, until, reason }: ShowroomNotice,
  { content: { messages } }: ApiDeps,
): Markup => markup`<dl class="staffAnswers">
${renderRow(messages.manager_from, formatMoment(from))}
${renderRow(messages.manager_until, formatMoment(until))}
${renderRow(messages.manager_reason, reason)}
</dl>
<form method="post" class="staffAction">
<input type="hidden" name="notice" value="${id}">
<button type="submit" name="do" value="end">${messages.manager_end}</button>
</form>`;

/** The page: what the site says now, and the form to say something else. `fields` are those of a form that was refused. */
async function createPage(
  { slug, name }: ManagedShowroom,
  deps: ApiDeps,
  { status = 200, lead, fields = {} }: { status?: number; lead?: string; fields?: BodyFields } = {},
): Promise<ApiResponse> {
  const { store, now, content } = deps;
  const { messages } = content;
  const notices = (await store.listNotices(now())).filter(({ showroom }) => showroom === slug);
  const details = markup`${notices.map((notice) => renderNotice(notice, deps))}\n${renderClosureForm(fields, deps)}`;
  return toPage(status, `${messages.manager_title} ${name}`, messages.manager_text, { lead, details });
}

const give: Handler<ManagedShowroom> = async (showroom, deps, { fields = {} }) => {
  const { store, now, log, content } = deps;
  const closure = parseClosure(showroom.slug, fields, now());
  if (!closure) return createPage(showroom, deps, { status: 422, lead: content.messages.manager_problem, fields });
  await store.giveNotice(closure, createNoticeEffects(deps), now());
  log(`forms: the manager of ${showroom.slug} closed it from ${formatMoment(closure.from)} until ${formatMoment(closure.until)}.`);
  return createPage(showroom, deps, { lead: content.messages.manager_given });
};

const end: Handler<ManagedShowroom> = async (showroom, deps, { fields = {} }) => {
  const { store, now, log, content } = deps;
  const id = uuidPattern.test(toText(fields['notice'])) ? toText(fields['notice']) : null;
  await store.endNotice(showroom.slug, createNoticeEffects(deps), now(), id);
  log(`forms: what the manager of ${showroom.slug} said about its hours was ended.`);
  return createPage(showroom, deps, { lead: content.messages.manager_ended });
};

/** The page that the link of a manager opens. Each use of its buttons is logged. */
export const handleManager = createSignedPage<ManagedShowroom>({
  open: async ({ token, clientIp }, deps, handle) => {
    const { store, content } = deps;
    const link = await readLink(token, 'manager', deps);
    const slug = link && (await store.findManagedShowroom(link.id));
    await enforceStaffLimit(slug, clientIp, deps);
    const showroom = content.showrooms.find((candidate) => candidate.slug === slug);
    return showroom ? handle(showroom) : createInvalidLinkResponse(content.messages);
  },
  view: (showroom, deps) => createPage(showroom, deps),
  actions: { give, end },
});

/** How long browsers and a cache of the host each keep an answer, in seconds: together a minute. */
const maxAge = 30;

/**
 * What the managers of showrooms say, by showroom: its holidays with those that follow from it, and why and how long for the notice that comes first. While the database is unavailable there is nothing,
 * and the hours of content stand: a page that is only read must not show an error.
 */
export async function handleNotices({ store, now, requestTimeout, content: { showrooms } }: ApiDeps): Promise<Response> {
  const notices = await withDeadline(store.listNotices(now()), requestTimeout).catch((error: unknown) => {
    if (error instanceof DatabaseUnavailable) return [];
    throw error;
  });
  const entries = showrooms.flatMap((showroom) => {
    const first = notices.find(({ showroom: slug }) => slug === showroom.slug);
    const { holidays } = withClosures(showroom, notices);
    return first ? [[showroom.slug, { holidays, until: first.until.getTime(), reason: first.reason }] as const] : [];
  });
  return Response.json(Object.fromEntries(entries), { headers: { 'Cache-Control': `public, max-age=${maxAge}` } });
}
