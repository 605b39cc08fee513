import type { ServiceForm } from '../../../schema/service';
import type { StoredInquiry } from '../model/service-types';
import type { ApiDeps } from './dependencies';
import { createErasedMail, formatMoment, listAnswers } from './mails';
import { createInvalidLinkResponse } from './newsletter';
import { enforceStaffLimit } from './rate-limit';
import type { BodyFields } from './read-body';
import { type ApiResponse, type Markup, markup } from './response';
import { listLinkKeys, verifySenderLink } from './signed-link';
import { renderButton, renderEraseForm, renderRow, toPage } from './staff';

/** A request with the link in a receipt. */
interface SenderRequest {
  token: string | undefined;
  clientIp: string | undefined;
}

interface SentForm {
  inquiry: StoredInquiry;
  form: Pick<ServiceForm, 'name' | 'inputs'>;
}

async function withSentForm(
  { token, clientIp }: SenderRequest,
  deps: ApiDeps,
  handle: (sent: SentForm) => Promise<ApiResponse> | ApiResponse,
): Promise<ApiResponse> {
  const { store, content } = deps;
  const reference = verifySenderLink(token, await listLinkKeys(deps));
  await enforceStaffLimit(reference, clientIp, deps);
  if (reference === undefined) return createInvalidLinkResponse(content.messages);
  const inquiry = await store.getInquiry(reference);
  if (!inquiry) return toPage(404, content.messages.staff_gone_title, content.messages.staff_gone_text);
  const form = content.forms.find(({ type }) => type === inquiry.form) ?? { name: inquiry.form, inputs: [] };
  return handle({ inquiry, form });
}

function renderSent({ inquiry: { receivedAt, dueAt, values }, form }: SentForm, { content: { messages } }: ApiDeps): Markup {
  return markup`<dl class="staffAnswers">
${renderRow(messages.mail_received, formatMoment(receivedAt))}
${dueAt && renderRow(messages.answer_by, formatMoment(dueAt))}
${listAnswers(form, values).map(({ label, value }) => renderRow(label, value))}
</dl>
${renderButton('erase', messages.visitor_erase)}`;
}

/** The page that the link in a receipt opens: what was sent. Opening it changes nothing, because mail programs open links on their own. */
export const handleSenderPage = (request: SenderRequest, deps: ApiDeps): Promise<ApiResponse> =>
  withSentForm(request, deps, (sent) => {
    const shown = toPage(200, `${sent.form.name} ${sent.inquiry.reference}`, deps.content.messages.visitor_text);
    return { ...shown, page: { ...shown.page, details: renderSent(sent, deps) } };
  });

/** Erases what was sent, after a second confirmation, and tells the staff. */
export const handleSenderSubmit = (request: SenderRequest, fields: BodyFields, deps: ApiDeps): Promise<ApiResponse> =>
  withSentForm(request, deps, async ({ inquiry: { reference }, form }) => {
    const { store, now, log, content } = deps;
    const { messages } = content;
    const title = `${form.name} ${reference}`;
    if (fields['sure'] !== 'yes') {
      const asked = toPage(200, `${messages.staff_erase_title} ${reference}`, messages.visitor_erase_text);
      return { ...asked, page: { ...asked.page, details: renderEraseForm(`/api/inquiry?of=${request.token}`, messages) } };
    }
    await store.eraseInquiry(reference, { mail: createErasedMail(title, messages), dueAt: now() });
    log(`forms: inquiry ${reference} was erased by its sender.`);
    return toPage(200, messages.staff_erased_title, messages.visitor_erased_text);
  });
