import type { ApiDeps } from './dependencies';
import { createDisownedMail, createErasedMail, formatMoment, listAnswers } from './mails';
import { createInvalidLinkResponse } from './newsletter';
import { enforceStaffLimit } from './rate-limit';
import type { BodyFields } from './read-body';
import { type ApiResponse, type Markup, markup } from './response';
import { isSenderLink, listLinkKeys, readSenderLink } from './signed-link';
import { type LinkRequest, nameInquiry, type NamedInquiry, renderButton, renderEraseForm, renderRow, toPage } from './staff';

/** Runs a handler for the inquiry of a link. One that was made for another address has ended, as that of an erased inquiry has. */
async function withSentForm(
  { token = '', clientIp }: LinkRequest,
  deps: ApiDeps,
  handle: (sent: NamedInquiry) => Promise<ApiResponse> | ApiResponse,
): Promise<ApiResponse> {
  const { store, content } = deps;
  const { messages } = content;
  const name = readSenderLink(token);
  const inquiry = name === undefined ? undefined : await store.getInquiry(name);
  const sent = inquiry && isSenderLink(token, await listLinkKeys(deps), inquiry) ? nameInquiry(inquiry, content) : undefined;
  await enforceStaffLimit(sent && name, clientIp, deps);
  if (sent) return handle(sent);
  return name === undefined ? createInvalidLinkResponse(messages) : toPage(404, messages.visitor_gone_title, messages.visitor_gone_text);
}

/** A page about an inquiry, with rows before its buttons. */
function createPage(
  { inquiry: { reference, receivedAt, dueAt }, form }: NamedInquiry,
  text: string,
  { rows, buttons }: { rows: readonly Markup[]; buttons: readonly Markup[] },
  { content: { messages } }: ApiDeps,
): ApiResponse {
  const shown = toPage(200, `${form.name} ${reference}`, text);
  const details = markup`<dl class="staffAnswers">
${renderRow(messages.mail_received, formatMoment(receivedAt))}
${dueAt && renderRow(messages.answer_by, formatMoment(dueAt))}
${rows}
</dl>
${buttons}`;
  return { ...shown, page: { ...shown.page, details } };
}

/**
 * The page that the link in a receipt opens. It has nothing of what was sent, because the address of the receipt may be that of somebody else.
 * Opening it changes nothing, because mail programs open links on their own.
 */
export const handleSenderPage = (request: LinkRequest, deps: ApiDeps): Promise<ApiResponse> =>
  withSentForm(request, deps, (sent) => {
    const { visitor_ask, visitor_show, visitor_disown } = deps.content.messages;
    const buttons = [renderButton('show', visitor_show), renderButton('disown', visitor_disown)];
    return createPage(sent, visitor_ask, { rows: [], buttons }, deps);
  });

type SentHandler = (sent: NamedInquiry, deps: ApiDeps, request: LinkRequest) => Promise<ApiResponse> | ApiResponse;

/** What was sent, for who says that they sent it. */
const show: SentHandler = (sent, deps) => {
  const { visitor_text, visitor_erase } = deps.content.messages;
  const rows = listAnswers(sent.form, sent.inquiry.values).map(({ label, value }) => renderRow(label, value));
  return createPage(sent, visitor_text, { rows, buttons: [renderButton('erase', visitor_erase)] }, deps);
};

/** Ends the link for who says that they did not send it, and tells the staff that the address is wrong. */
const disown: SentHandler = async ({ inquiry: { reference }, form }, { store, now, log, content: { messages } }) => {
  await store.disownInquiry(reference, createDisownedMail(`${form.name} ${reference}`, reference, messages), now());
  log(`forms: the owner of the address of inquiry ${reference} did not send it.`);
  return toPage(200, messages.visitor_disowned_title, messages.visitor_disowned_text);
};

const askToErase: SentHandler = ({ inquiry: { reference } }, { content: { messages } }, { token }) => {
  const asked = toPage(200, `${messages.staff_erase_title} ${reference}`, messages.visitor_erase_text);
  return { ...asked, page: { ...asked.page, details: renderEraseForm(`/api/inquiry?of=${token}`, messages) } };
};

/** Erases what was sent, and tells the staff. */
const erase: SentHandler = async ({ inquiry: { reference }, form }, { store, now, log, content: { messages } }) => {
  await store.eraseInquiry(reference, { mail: createErasedMail(`${form.name} ${reference}`, messages), dueAt: now() });
  log(`forms: inquiry ${reference} was erased by its sender.`);
  return toPage(200, messages.staff_erased_title, messages.visitor_erased_text);
};

/** Runs the action of a button: the field `do` names it. Erasing needs a second confirmation. */
export function handleSenderSubmit(request: LinkRequest, fields: BodyFields, deps: ApiDeps): Promise<ApiResponse> {
  const handlers = new Map<unknown, SentHandler>([
    ['show', show],
    ['disown', disown],
    ['erase', fields['sure'] === 'yes' ? erase : askToErase],
  ]);
  const handle = handlers.get(fields['do']);
  return handle ? withSentForm(request, deps, (sent) => handle(sent, deps, request)) : handleSenderPage(request, deps);
}
