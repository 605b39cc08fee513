import type { ApiDeps } from './dependencies';
import { getInquiryForm } from './inquiry-mails';
import { formatMoment, listAnswers } from './mails';
import { enforceStaffLimit } from './rate-limit';
import { type ApiResponse, type Markup, markup } from './response';
import { isSigned, parseToken } from './signed-link';
import {
  askToErase,
  createInvalidLinkResponse,
  createSignedPage,
  type Handler,
  type NamedInquiry,
  renderForm,
  renderRow,
  toPage,
} from './signed-page';
import { renderVisit } from './visit-answers';

function createPage(
  { inquiry: { reference, receivedAt, dueAt }, form }: NamedInquiry,
  text: string,
  rows: readonly (Markup | null)[],
  buttons: readonly Markup[],
  { content: { messages } }: ApiDeps,
): ApiResponse {
  const details = markup`<dl class="staffAnswers">
${renderRow(messages.mail_received, formatMoment(receivedAt))}
${dueAt && renderRow(messages.answer_by, formatMoment(dueAt))}
${rows}
</dl>
${buttons}`;
  return toPage(200, `${form.name} ${reference}`, text, { details });
}

const show: Handler<NamedInquiry> = (sent, deps) => {
  const { visitor_text, visitor_erase } = deps.content.messages;
  const answers = listAnswers(sent.form, sent.inquiry.values).map(({ label, value }) => renderRow(label, value));
  return createPage(sent, visitor_text, [renderVisit(sent.inquiry, deps), ...answers], [renderForm('erase', visitor_erase)], deps);
};

/** Ends the link for who says that they did not send it, and tells the staff that the address is wrong. */
const disown: Handler<NamedInquiry> = async ({ inquiry: { reference }, form }, { store, now, log, content: { messages } }) => {
  const subject = `${messages.mail_disowned_subject}: ${form.name} ${reference}`;
  await store.disownInquiry(reference, { to: null, reference, subject, text: messages.mail_disowned_text }, now());
  log(`forms: the owner of the address of inquiry ${reference} did not send it.`);
  return toPage(200, messages.visitor_disowned_title, messages.visitor_disowned_text);
};

const erase: Handler<NamedInquiry> = async ({ inquiry: { reference }, form }, { store, now, log, content: { messages } }, request) => {
  if (request.fields?.['sure'] !== 'yes')
    return askToErase(`/api/inquiry?of=${request.token}`, reference, messages.visitor_erase_text, messages);
  const subject = `${messages.mail_erased_subject}: ${form.name} ${reference}`;
  await store.eraseInquiry(reference, { mail: { to: null, subject, text: messages.mail_erased_text }, dueAt: now() });
  log(`forms: inquiry ${reference} was erased by its sender.`);
  return toPage(200, messages.staff_erased_title, messages.visitor_erased_text);
};

/** The page that the link in a receipt opens. It has nothing of what was sent, because the address of the receipt may be that of somebody else. */
export const handleSent = createSignedPage<NamedInquiry>({
  // One that was made for another address has ended, as that of an erased inquiry has.
  open: async ({ token, clientIp }, deps, handle) => {
    const { messages } = deps.content;
    const link = parseToken(token, 'sender');
    const inquiry = link && (await deps.store.getInquiry(link.id));
    const isValid = typeof inquiry?.email === 'string' && (await isSigned(link!, deps, inquiry.email));
    await enforceStaffLimit(isValid ? inquiry.id : undefined, clientIp, deps);
    if (isValid) return handle({ inquiry, form: getInquiryForm(inquiry, deps) });
    return link ? toPage(404, messages.visitor_gone_title, messages.visitor_gone_text) : createInvalidLinkResponse(messages);
  },
  view: (sent, deps) => {
    const { visitor_ask, visitor_show, visitor_disown } = deps.content.messages;
    return createPage(sent, visitor_ask, [], [renderForm('show', visitor_show), renderForm('disown', visitor_disown)], deps);
  },
  actions: { show, disown, erase },
});
