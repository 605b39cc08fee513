import { formatFileSize } from '../../../domain/documents';
import { getChannelUrl, type ReplyChannel } from '../../../domain/forms/reply';
import { boardPath } from '../../../domain/routes';
import { getEmailDomain, parseEmail } from '../model/normalize-email';
import type { InquiryFile, StoredInquiry } from '../model/service-types';
import { type ApiDeps, getSiteUrl, type WordDeps } from './dependencies';
import { type Answer, listAnswers, formatMoment } from './mails';
import { createStaffMail, getInquiryForm, releaseInquiry } from './inquiry-mails';
import { enforceStaffLimit, enforceStaffMailLimit } from './rate-limit';
import type { BodyFields } from './read-body';
import { type ApiResponse, type FieldError, type Markup, markup } from './response';
import { readLink } from './signed-link';
import {
  askToErase,
  createInvalidLinkResponse,
  createSignedPage,
  doneActions,
  type Handler,
  type LinkRequest,
  type OpenedInquiry,
  renderForm,
  renderRow,
  type StaffAction,
  toPage,
  toText,
} from './signed-page';
import { renderVisit, visitActions } from './visit-answers';

/** Whether a line is the address of a board on this site. A visitor may write any other, which stays text. */
function isBoardLink(line: string, siteUrl: string): boolean {
  if (!URL.canParse(line)) return false;
  const { origin, pathname } = new URL(line);
  return `${origin}${pathname.replace(/\/$/, '')}` === `${siteUrl}${boardPath}`;
}

const renderLines = (value: string, siteUrl: string): Markup[] =>
  value.split('\n').map((line) => (isBoardLink(line, siteUrl) ? markup`<a href="${line}">${line}</a>\n` : markup`${line}\n`));

/** How the sender of an inquiry wishes to be answered; by telephone if nothing was said. */
function getChannel({ inputs }: OpenedInquiry['form'], values: StoredInquiry['values']): ReplyChannel {
  const chosen = values[inputs.find(({ kind }) => kind === 'reply')?.name ?? ''];
  return chosen === 'text' || chosen === 'viber' ? chosen : 'call';
}

function renderValue(
  { value, kind }: Answer,
  { form, inquiry: { reference, emailState, values } }: OpenedInquiry,
  deps: WordDeps,
): unknown {
  const subject = `${form.name} ${reference}`;
  if (kind === 'email' && emailState === 'disowned') return markup`${value} <strong>${deps.content.messages.staff_disowned}</strong>`;
  if (kind === 'email') return markup`<a href="mailto:${encodeURIComponent(value)}?subject=${encodeURIComponent(subject)}">${value}</a>`;
  if (kind === 'tel') return markup`<a href="${getChannelUrl(getChannel(form, values), value)}">${value}</a>`;
  return kind === 'board' ? renderLines(value, getSiteUrl(deps)) : value;
}

const renderFile = ({ name, bytes }: InquiryFile, index: number, token: string): Markup =>
  markup`<li><a href="/api/staff/file?of=${token}&amp;n=${index + 1}" download>${name}</a> <span>${formatFileSize(bytes.length)}</span></li>`;

/** Mails the inquiry with a new link to a colleague, or to the staff if `to` is null. */
async function mailInquiry({ inquiry }: OpenedInquiry, to: string | null, deps: ApiDeps): Promise<void> {
  await enforceStaffMailLimit(inquiry.reference, deps);
  await deps.store.mailInquiry(inquiry.reference, { ...createStaffMail(inquiry, deps), to }, deps.now());
}

const createAnsweredAction = (name: 'answered' | 'reopened', label: StaffAction['label']): StaffAction => ({
  label,
  isOffered: ({ inquiry: { answeredAt } }) => (answeredAt === null) === (name === 'answered'),
  run: async ({ inquiry: { reference } }, { store, now }) => {
    await store.setAnswered(reference, name === 'answered', now());
    return { done: name };
  },
});

/** What can be done with an inquiry, by the value of the field `do`, in the order of the page. */
const actions: Readonly<Record<string, StaffAction>> = {
  release: {
    label: 'staff_release',
    isOffered: ({ inquiry: { isSuspected } }) => isSuspected,
    run: async ({ inquiry }, deps) => {
      await releaseInquiry(inquiry, deps);
      return { done: 'released' };
    },
  },
  confirm: visitActions.confirm,
  answered: createAnsweredAction('answered', 'staff_answer'),
  reopened: createAnsweredAction('reopened', 'staff_reopen'),
  move: visitActions.move,
  refuse: visitActions.refuse,
  forward: {
    label: 'staff_forward',
    isOffered: (_, { settings }) => settings.forwardDomains.length > 0,
    renderFields: (
      _,
      { settings: { forwardDomains }, content: { messages } },
      { to },
    ) => markup`<label for="to">${messages.staff_forward_label}</label>
<input id="to" name="to" type="email" required autocomplete="off" aria-describedby="to-domains" value="${toText(to)}"${to !== undefined && markup` aria-invalid="true"`}>
<p id="to-domains">${messages.staff_forward_domains} ${forwardDomains.map((domain) => `@${domain}`).join(', ')}</p>`,
    run: async (opened, deps, { fields }) => {
      const { staff_forward_label: label, staff_forward_problem: problem } = deps.content.messages;
      const to = parseEmail(fields['to']);
      if (to === undefined || !deps.settings.forwardDomains.includes(getEmailDomain(to))) return { problems: [{ label, problem }] };
      await mailInquiry(opened, to, deps);
      return { done: 'forwarded' };
    },
  },
  erase: {
    label: 'staff_erase',
    isOffered: () => true,
    run: async ({ link, inquiry: { reference } }, { store, content: { messages }, log }, { fields }) => {
      if (fields['sure'] !== 'yes') return askToErase(`/api/staff?of=${link.token}`, reference, messages.staff_erase_text, messages);
      await store.eraseInquiry(reference);
      log(`forms: inquiry ${reference} was erased with the link of the staff.`);
      return toPage(200, messages.staff_erased_title, messages.staff_erased_text);
    },
  },
};

/** The page: the inquiry whole, what was done with it, and what can be done. `lead` says what was done a moment ago; `fields` were refused for `problems`. */
async function createPage(
  opened: OpenedInquiry,
  deps: ApiDeps,
  { lead, problems = [], fields = {} }: { lead?: string | undefined; problems?: readonly FieldError[]; fields?: BodyFields } = {},
): Promise<ApiResponse> {
  const { messages } = deps.content;
  const { link, inquiry, form } = opened;
  const { reference, receivedAt, dueAt, answeredAt, isSuspected } = inquiry;
  const [files, uses] = await Promise.all([deps.store.getFiles(reference), deps.store.listUses(reference)]);
  const answered = answeredAt ? `${messages.staff_answered_at} ${formatMoment(answeredAt)}` : messages.staff_open;
  const answers = listAnswers(form, inquiry.values).filter(({ kind }) => kind !== 'files');
  const offered = Object.entries(actions).filter(([, { isOffered }]) => isOffered(opened, deps));
  const seen = inquiry.visitAt && markup`<input type="hidden" name="seen" value="${inquiry.visitVersion}">`;
  const forms = offered.map(([name, { label, renderFields }]) =>
    renderForm(name, messages[label], renderFields?.(opened, deps, fields['do'] === name ? fields : {}), seen ?? undefined),
  );
  const details = markup`<dl class="staffAnswers">
${renderRow(messages.mail_received, formatMoment(receivedAt))}
${dueAt && renderRow(messages.answer_by, formatMoment(dueAt))}
${renderRow(messages.staff_state, isSuspected ? messages.staff_suspected : answered)}
${renderVisit(inquiry, deps)}
${answers.map((answer) => renderRow(answer.label, renderValue(answer, opened, deps)))}
${files.length > 0 && renderRow(messages.staff_files, markup`<ul>${files.map((file, index) => renderFile(file, index, link.token))}</ul>`)}
${renderRow(messages.staff_expires, formatMoment(link.expiresAt))}
</dl>
<h2>${messages.staff_actions}</h2>
${forms}
<h2>${messages.staff_uses}</h2>
<ol class="staffUses">
${uses.map(({ at, action, detail }) => markup`<li>${formatMoment(at)} · ${messages[`staff_use_${action}`]} ${detail}</li>`)}
</ol>`;
  const title = `${form.name} ${reference}`;
  return {
    status: problems.length > 0 ? 422 : 200,
    data: { message: lead ?? problems[0]?.problem ?? title },
    page: { title, text: messages.staff_text, lead, problems, details, next: null },
  };
}

/** Runs an action if the page has it, and leads back to the page, so that loading it again does nothing twice. */
const toHandler =
  (action: StaffAction): Handler<OpenedInquiry> =>
  async (opened, deps, { fields = {}, ...request }) => {
    if (!action.isOffered(opened, deps)) return createPage(opened, deps);
    const outcome = await action.run(opened, deps, { ...request, fields });
    if ('problems' in outcome) return createPage(opened, deps, { ...outcome, fields });
    if (!('done' in outcome)) return outcome;
    return { ...toPage(303, outcome.done, ''), headers: { Location: `/api/staff?of=${opened.link.token}&done=${outcome.done}` } };
  };

/** Reads the link of the staff. Once its day is over it does one thing: it mails the inquiry again, with a new link, to the staff's own mailbox. */
async function open(
  { token, clientIp, fields }: LinkRequest,
  deps: ApiDeps,
  handle: (opened: OpenedInquiry) => Promise<ApiResponse> | ApiResponse,
): Promise<ApiResponse> {
  const { store, now, content } = deps;
  const { messages } = content;
  const link = await readLink(token, 'staff', deps);
  await enforceStaffLimit(link?.id, clientIp, deps);
  if (!link) return createInvalidLinkResponse(messages);
  const inquiry = await store.getInquiry(link.id);
  if (!inquiry) return toPage(404, messages.staff_gone_title, messages.staff_gone_text);
  const opened = { link, inquiry, form: getInquiryForm(inquiry, deps) };
  if (link.expiresAt > now()) return handle(opened);
  if (fields && (fields['do'] ?? '') === '') {
    await mailInquiry(opened, null, deps);
    return toPage(200, messages.staff_renewed_title, messages.staff_renewed_text);
  }
  const next = { label: messages.staff_expired_action, posts: true } as const;
  return toPage(410, messages.staff_expired_title, messages.staff_expired_text, { next });
}

/** The page that the link opens: the inquiry whole, and what can be done with it. */
export const handleStaff = createSignedPage<OpenedInquiry>({
  open,
  view: async (opened, deps, { query }) => {
    await deps.store.recordUse(opened.inquiry.reference, { action: 'opened', detail: null, at: deps.now() });
    const done = doneActions.find((action) => action === query['done']);
    return createPage(opened, deps, { lead: done && deps.content.messages[`staff_${done}`] });
  },
  actions: Object.fromEntries(Object.entries(actions).map(([name, action]) => [name, toHandler(action)])),
});

/** Percent-encodes a file name for a header (RFC 8187). */
const encodeFileName = (name: string): string => encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);

/** A file of the inquiry, to be saved. The `n` of its link counts from 1. */
export const handleStaffFile = createSignedPage<OpenedInquiry>({
  open,
  view: async ({ inquiry: { reference } }, { store, now, content: { messages } }, { query }) => {
    const file = (await store.getFiles(reference))[Number(query['n']) - 1];
    if (!file) return toPage(404, messages.refused_title, messages.not_found);
    await store.recordUse(reference, { action: 'file', detail: file.name, at: now() });
    const headers = {
      'Content-Type': file.type,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeFileName(file.name)}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
    };
    return { ...toPage(200, file.name, ''), bytes: file.bytes, headers };
  },
  actions: {},
});
