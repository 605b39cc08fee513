import { isEmail } from '../../../domain/forms/form-validation';
import type { ServiceForm } from '../../../schema/service';
import { getEmailDomain, hasPossibleDomain, normalizeEmail } from '../model/normalize-email';
import type { StoredInquiry } from '../model/service-types';
import type { BodyFields } from './body-fields';
import { type ApiDeps, getPrivacyUrl, getSiteUrl } from './dependencies';
import { createStaffMail } from './mails';
import { createInvalidLinkResponse } from './newsletter';
import { enforceStaffLimit, enforceStaffMailLimit } from './rate-limit';
import type { ApiResponse } from './response';
import { listLinkKeys } from './signed-link';
import { type StaffLink, verifyStaffLink } from './staff-link';
import { renderEraseForm, renderInquiry } from './staff-page';

/** A request with the link of the staff. */
interface StaffRequest {
  token: string | undefined;
  clientIp: string | undefined;
  renews?: boolean;
}

interface OpenedInquiry {
  link: StaffLink;
  inquiry: StoredInquiry;
  /** The form of today's content; one without inputs if the content has no longer that form. */
  form: Pick<ServiceForm, 'name' | 'inputs'>;
}

type Handler = (opened: OpenedInquiry, deps: ApiDeps) => Promise<ApiResponse>;

const toPage = (status: number, title: string, text: string): ApiResponse => ({
  status,
  data: { message: title },
  page: { title, text, next: null },
});

/** Mails the inquiry with a new link to a colleague, or to the staff if `to` is null. */
async function mailInquiry({ inquiry, form }: OpenedInquiry, to: string | null, deps: ApiDeps): Promise<void> {
  const { reference, email, receivedAt: received, values } = inquiry;
  await enforceStaffMailLimit(reference, deps);
  const mail = createStaffMail({ form, values }, { reference, email, received, privacyUrl: getPrivacyUrl(deps) }, deps.content.messages);
  await deps.store.mailInquiry(reference, { ...mail, to }, deps.now());
}

/** An expired link does one thing: it mails the inquiry again, with a new link, to the staff's own mailbox. */
async function handleExpired(opened: OpenedInquiry, renews: boolean, deps: ApiDeps): Promise<ApiResponse> {
  const { messages } = deps.content;
  if (renews) {
    await mailInquiry(opened, null, deps);
    return toPage(200, messages.staff_renewed_title, messages.staff_renewed_text);
  }
  const { status, data, page } = toPage(410, messages.staff_expired_title, messages.staff_expired_text);
  return { status, data, page: { ...page, next: { label: messages.staff_expired_action, posts: true } } };
}

/** Runs a handler for the inquiry that a link names. `renews` says that the button of an expired link was pressed. */
async function withInquiry({ token, clientIp, renews = false }: StaffRequest, deps: ApiDeps, handle: Handler): Promise<ApiResponse> {
  const { store, content, settings, now } = deps;
  const link = verifyStaffLink(token, await listLinkKeys(settings, store));
  await enforceStaffLimit(link?.reference, clientIp, deps);
  if (!link) return createInvalidLinkResponse(content.messages);
  const inquiry = await store.getInquiry(link.reference);
  if (!inquiry) return toPage(404, content.messages.staff_gone_title, content.messages.staff_gone_text);
  const form = content.forms.find(({ type }) => type === inquiry.form) ?? { name: inquiry.form, inputs: [] };
  const opened = { link, inquiry, form };
  return link.expiresAt > now() ? handle(opened, deps) : handleExpired(opened, renews, deps);
}

/** The actions after which the page says what was done. */
const doneActions = ['answered', 'reopened', 'forwarded'] as const;
type DoneAction = (typeof doneActions)[number];

async function createPage({ link, inquiry, form }: OpenedInquiry, done: DoneAction | undefined, deps: ApiDeps, forwardTo?: string) {
  const { store, content, settings } = deps;
  const { messages } = content;
  const [files, uses] = await Promise.all([store.getFiles(inquiry.reference), store.listUses(inquiry.reference)]);
  const heading = `${form.name} ${inquiry.reference}`;
  const lead = done === undefined ? undefined : messages[`staff_${done}`];
  const problem = forwardTo === undefined ? undefined : messages.staff_forward_problem;
  const details = renderInquiry(
    { link, inquiry, form, files, uses, siteUrl: getSiteUrl(deps), domains: settings.forwardDomains, forwardTo },
    messages,
  );
  const page = {
    title: heading,
    text: messages.staff_text,
    ...(lead !== undefined && { lead }),
    ...(problem !== undefined && { problems: [{ label: messages.staff_forward_label, problem }] }),
    details,
    next: null,
  };
  return { status: problem === undefined ? 200 : 422, data: { message: lead ?? problem ?? heading }, page };
}

/** The page that the link opens: the inquiry whole, and what can be done with it. `done` is what was done a moment ago. */
export const handleStaffPage = (request: StaffRequest, done: string | undefined, deps: ApiDeps): Promise<ApiResponse> =>
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

const forward =
  (given: unknown): Handler =>
  async (opened, deps) => {
    const text = typeof given === 'string' ? given.trim() : '';
    const to = isEmail(text) && hasPossibleDomain(text) ? normalizeEmail(text) : undefined;
    if (to === undefined || !deps.settings.forwardDomains.includes(getEmailDomain(to))) return createPage(opened, undefined, deps, text);
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
    return { ...asked, page: { ...asked.page, details: renderEraseForm(link, messages) } };
  };

/** Runs the action of a button of the page: the field `do` names it. */
export function handleStaffSubmit(request: StaffRequest, fields: BodyFields, deps: ApiDeps): Promise<ApiResponse> {
  const handlers: Record<string, Handler> = {
    answered: setAnswered(true),
    reopened: setAnswered(false),
    forward: forward(fields['to']),
    erase: erase(fields['sure'] === 'yes'),
  };
  const name = typeof fields['do'] === 'string' ? fields['do'] : '';
  const handle: Handler = Object.hasOwn(handlers, name) ? handlers[name]! : (opened) => createPage(opened, undefined, deps);
  return withInquiry({ ...request, renews: name === '' }, deps, handle);
}

/** Percent-encodes a file name for a header (RFC 8187). */
const encodeFileName = (name: string): string => encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);

/** A file of the inquiry, to be saved. `position` counts from 1. */
export function handleStaffFile(request: StaffRequest, position: string | undefined, deps: ApiDeps): Promise<ApiResponse> {
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
