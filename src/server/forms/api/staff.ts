import { formatFileSize } from '../../../domain/documents';
import { getChannelUrl, type ReplyChannel } from '../../../domain/forms/reply';
import { boardPath } from '../../../domain/routes';
import type { ServiceForm, ServiceMessages } from '../../../schema/service';
import { getEmailDomain, parseEmail } from '../model/normalize-email';
import type { InquiryFile, StaffUse, StoredInquiry } from '../model/service-types';
import { type ApiDeps, getPrivacyUrl, getSiteUrl } from './dependencies';
import { type Answer, listAnswers, formatMoment, createStaffMail } from './mails';
import { getInquiryForm, releaseInquiry } from './inquiry-mails';
import { createInvalidLinkResponse } from './newsletter';
import { enforceStaffLimit, enforceStaffMailLimit } from './rate-limit';
import type { BodyFields } from './read-body';
import { type Markup, markup, type ApiResponse } from './response';
import { type StaffLink, listLinkKeys, verifyStaffLink } from './signed-link';

/** An inquiry that a link names. */
export interface NamedInquiry {
  inquiry: StoredInquiry;
  /** The form of today's content; one without inputs if the content has no longer that form. */
  form: Pick<ServiceForm, 'name' | 'inputs'>;
}

interface OpenedInquiry extends NamedInquiry {
  link: StaffLink;
}

export const renderRow = (label: string, value: unknown): Markup => markup`<div><dt>${label}</dt><dd>${value}</dd></div>`;

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
  deps: Pick<ApiDeps, 'settings' | 'content'>,
): unknown {
  const subject = `${form.name} ${reference}`;
  if (kind === 'email' && emailState === 'disowned') return markup`${value} <strong>${deps.content.messages.staff_disowned}</strong>`;
  if (kind === 'email') return markup`<a href="mailto:${encodeURIComponent(value)}?subject=${encodeURIComponent(subject)}">${value}</a>`;
  if (kind === 'tel') return markup`<a href="${getChannelUrl(getChannel(form, values), value)}">${value}</a>`;
  return kind === 'board' ? renderLines(value, getSiteUrl(deps)) : value;
}

const renderFile = ({ name, bytes }: InquiryFile, index: number, token: string): Markup =>
  markup`<li><a href="/api/staff/file?of=${token}&amp;n=${index + 1}" download>${name}</a> <span>${formatFileSize(bytes.length)}</span></li>`;

export const renderButton = (name: string, label: string): Markup =>
  markup`<form method="post" class="staffAction"><button type="submit" name="do" value="${name}">${label}</button></form>`;

function renderForward(domains: readonly string[], to: string | undefined, messages: ServiceMessages): Markup {
  const invalid = to === undefined ? undefined : markup` aria-invalid="true"`;
  return markup`<form method="post" class="staffAction staffForward">
<label for="to">${messages.staff_forward_label}</label>
<input id="to" name="to" type="email" required autocomplete="off" aria-describedby="to-domains" value="${to}"${invalid}>
<p id="to-domains">${messages.staff_forward_domains} ${domains.map((domain) => `@${domain}`).join(', ')}</p>
<button type="submit" name="do" value="forward">${messages.staff_forward}</button>
</form>`;
}

/** The inquiry whole, what was done with it, and the forms to do more. `forwardTo` is an address that it could not be forwarded to. */
function renderInquiry(
  opened: OpenedInquiry,
  { files, uses, forwardTo }: { files: readonly InquiryFile[]; uses: readonly StaffUse[]; forwardTo: string | undefined },
  deps: ApiDeps,
): Markup {
  const { messages } = deps.content;
  const { forwardDomains } = deps.settings;
  const { link, inquiry, form } = opened;
  const { receivedAt, dueAt, answeredAt, isSuspected } = inquiry;
  const answered = answeredAt ? `${messages.staff_answered_at} ${formatMoment(answeredAt)}` : messages.staff_open;
  const answers = listAnswers(form, inquiry.values).filter(({ kind }) => kind !== 'files');
  return markup`<dl class="staffAnswers">
${renderRow(messages.mail_received, formatMoment(receivedAt))}
${dueAt && renderRow(messages.answer_by, formatMoment(dueAt))}
${renderRow(messages.staff_state, isSuspected ? messages.staff_suspected : answered)}
${answers.map((answer) => renderRow(answer.label, renderValue(answer, opened, deps)))}
${files.length > 0 && renderRow(messages.staff_files, markup`<ul>${files.map((file, index) => renderFile(file, index, link.token))}</ul>`)}
${renderRow(messages.staff_expires, formatMoment(link.expiresAt))}
</dl>
<h2>${messages.staff_actions}</h2>
${isSuspected && renderButton('release', messages.staff_release)}
${answeredAt ? renderButton('reopened', messages.staff_reopen) : renderButton('answered', messages.staff_answer)}
${forwardDomains.length > 0 && renderForward(forwardDomains, forwardTo, messages)}
${renderButton('erase', messages.staff_erase)}
<h2>${messages.staff_uses}</h2>
<ol class="staffUses">
${uses.map(({ at, action, detail }) => markup`<li>${formatMoment(at)} · ${messages[`staff_use_${action}`]} ${detail}</li>`)}
</ol>`;
}

/** The second confirmation, without which nothing is erased. */
export const renderEraseForm = (path: string, messages: ServiceMessages): Markup => markup`<form method="post" class="staffAction">
<label class="staffSure"><input type="checkbox" name="sure" value="yes" required> ${messages.staff_erase_sure}</label>
<button type="submit" name="do" value="erase">${messages.staff_erase_action}</button>
</form>
<p class="answerNotice"><a href="${path}">${messages.staff_erase_back}</a></p>`;

/** A request with a link that somebody was sent. */
export interface LinkRequest {
  token: string | undefined;
  clientIp: string | undefined;
}

type Handler = (opened: OpenedInquiry, deps: ApiDeps) => Promise<ApiResponse>;

export const toPage = (status: number, title: string, text: string): ApiResponse => ({
  status,
  data: { message: title },
  page: { title, text, next: null },
});

/** Mails the inquiry with a new link to a colleague, or to the staff if `to` is null. */
async function mailInquiry({ inquiry, form }: OpenedInquiry, to: string | null, deps: ApiDeps): Promise<void> {
  const { reference, values } = inquiry;
  await enforceStaffMailLimit(reference, deps);
  const mail = createStaffMail({ form, values }, inquiry, getPrivacyUrl(deps), deps.content.messages);
  await deps.store.mailInquiry(reference, { ...mail, to }, deps.now());
}

/** An expired link does one thing: it mails the inquiry again, with a new link, to the staff's own mailbox. */
async function handleExpired(opened: OpenedInquiry, renews: boolean, deps: ApiDeps): Promise<ApiResponse> {
  const { messages } = deps.content;
  const { page, ...expired } = toPage(410, messages.staff_expired_title, messages.staff_expired_text);
  if (!renews) return { ...expired, page: { ...page, next: { label: messages.staff_expired_action, posts: true } } };
  await mailInquiry(opened, null, deps);
  return toPage(200, messages.staff_renewed_title, messages.staff_renewed_text);
}

export const nameInquiry = (inquiry: StoredInquiry, { forms }: ApiDeps['content']): NamedInquiry => ({
  inquiry,
  form: forms.find(({ type }) => type === inquiry.form) ?? { name: inquiry.form, inputs: [] },
});

/** Counts a use of a link, and runs a handler for the inquiry with a name; it is undefined if the link is not valid. */
async function withNamedInquiry(
  name: string | undefined,
  clientIp: string | undefined,
  deps: ApiDeps,
  handle: (named: NamedInquiry) => Promise<ApiResponse> | ApiResponse,
): Promise<ApiResponse> {
  const { store, content } = deps;
  await enforceStaffLimit(name, clientIp, deps);
  if (name === undefined) return createInvalidLinkResponse(content.messages);
  const inquiry = await store.getInquiry(name);
  if (!inquiry) return toPage(404, content.messages.staff_gone_title, content.messages.staff_gone_text);
  return handle({ inquiry, form: getInquiryForm(inquiry, deps) });
}

/** Runs a handler for the inquiry of a link. `renews` says that the button of an expired link was pressed. */
async function withInquiry({ token, clientIp }: LinkRequest, deps: ApiDeps, handle: Handler, renews = false): Promise<ApiResponse> {
  const link = verifyStaffLink(token, await listLinkKeys(deps));
  return withNamedInquiry(link?.name, clientIp, deps, (named) => {
    const opened = { ...named, link: link! };
    return link!.expiresAt > deps.now() ? handle(opened, deps) : handleExpired(opened, renews, deps);
  });
}

/** The actions after which the page says what was done. */
const doneActions = ['answered', 'reopened', 'forwarded', 'released'] as const;
type DoneAction = (typeof doneActions)[number];

async function createPage(opened: OpenedInquiry, done: DoneAction | undefined, deps: ApiDeps, forwardTo?: string): Promise<ApiResponse> {
  const { messages } = deps.content;
  const { reference } = opened.inquiry;
  const [files, uses] = await Promise.all([deps.store.getFiles(reference), deps.store.listUses(reference)]);
  const title = `${opened.form.name} ${reference}`;
  const lead = done && messages[`staff_${done}`];
  const problem = forwardTo === undefined ? undefined : messages.staff_forward_problem;
  const problems = problem === undefined ? [] : [{ label: messages.staff_forward_label, problem }];
  const details = renderInquiry(opened, { files, uses, forwardTo }, deps);
  return {
    status: problem === undefined ? 200 : 422,
    data: { message: lead ?? problem ?? title },
    page: { title, text: messages.staff_text, lead, problems, details, next: null },
  };
}

/** The page that the link opens: the inquiry whole, and what can be done with it. `done` is what was done a moment ago. */
export const handleStaffPage = (request: LinkRequest, done: string | undefined, deps: ApiDeps): Promise<ApiResponse> =>
  withInquiry(request, deps, async (opened) => {
    await deps.store.recordUse(opened.inquiry.reference, { action: 'opened', detail: null, at: deps.now() });
    const doneAction = doneActions.find((action) => action === done);
    return createPage(opened, doneAction, deps);
  });

/** Leads back to the page, so that loading it again does nothing twice. */
const redirectToPage = ({ link }: OpenedInquiry, done: DoneAction): ApiResponse => ({
  ...toPage(303, done, ''),
  headers: { Location: `/api/staff?of=${link.token}&done=${done}` },
});

const setAnswered =
  (isAnswered: boolean): Handler =>
  async (opened, { store, now }) => {
    await store.setAnswered(opened.inquiry.reference, isAnswered, now());
    return redirectToPage(opened, isAnswered ? 'answered' : 'reopened');
  };

const release: Handler = async (opened, deps) => {
  await releaseInquiry(opened.inquiry, deps);
  return redirectToPage(opened, 'released');
};

const forward =
  (given: unknown): Handler =>
  async (opened, deps) => {
    const to = parseEmail(given);
    if (to === undefined || !deps.settings.forwardDomains.includes(getEmailDomain(to)))
      return createPage(opened, undefined, deps, typeof given === 'string' ? given : '');
    await mailInquiry(opened, to, deps);
    return redirectToPage(opened, 'forwarded');
  };

const erase =
  (isConfirmed: boolean): Handler =>
  async ({ link, inquiry: { reference } }, { store, content: { messages }, log }) => {
    if (isConfirmed) {
      await store.eraseInquiry(reference);
      log(`forms: inquiry ${reference} was erased with the link of the staff.`);
      return toPage(200, messages.staff_erased_title, messages.staff_erased_text);
    }
    const asked = toPage(200, `${messages.staff_erase_title} ${reference}`, messages.staff_erase_text);
    return { ...asked, page: { ...asked.page, details: renderEraseForm(`/api/staff?of=${link.token}`, messages) } };
  };

/** Runs the action of a button of the page: the field `do` names it. */
export function handleStaffSubmit(request: LinkRequest, fields: BodyFields, deps: ApiDeps): Promise<ApiResponse> {
  const name = fields['do'] ?? '';
  const handlers = new Map<unknown, Handler>([
    ['answered', setAnswered(true)],
    ['reopened', setAnswered(false)],
    ['release', release],
    ['forward', forward(fields['to'])],
    ['erase', erase(fields['sure'] === 'yes')],
  ]);
  const handle = handlers.get(name) ?? ((opened) => createPage(opened, undefined, deps));
  return withInquiry(request, deps, handle, name === '');
}

/** Percent-encodes a file name for a header (RFC 8187). */
const encodeFileName = (name: string): string => encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);

/** A file of the inquiry, to be saved. `position` counts from 1. */
export function handleStaffFile(request: LinkRequest, position: string | undefined, deps: ApiDeps): Promise<ApiResponse> {
  const send: Handler = async ({ inquiry: { reference } }, { store, now, content: { messages } }) => {
    const file = (await store.getFiles(reference))[Number(position) - 1];
    if (!file) return toPage(404, messages.refused_title, messages.not_found);
    await store.recordUse(reference, { action: 'file', detail: file.name, at: now() });
    const headers = {
      'Content-Type': file.type,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeFileName(file.name)}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
    };
    return { ...toPage(200, file.name, ''), bytes: file.bytes, headers };
  };
  return withInquiry(request, deps, send);
}
