import type { ApiDeps } from './dependencies';
import { createErasedMail, formatMoment, listAnswers } from './mails';
import type { BodyFields } from './read-body';
import { type ApiResponse, type Markup, markup } from './response';
import { listLinkKeys, verifySenderLink } from './signed-link';
import { type LinkRequest, type NamedInquiry, renderButton, renderEraseForm, renderRow, toPage, withNamedInquiry } from './staff';

const withSentForm = async ({ token, clientIp }: LinkRequest, deps: ApiDeps, handle: Parameters<typeof withNamedInquiry>[3]) =>
  withNamedInquiry(verifySenderLink(token, await listLinkKeys(deps)), clientIp, deps, handle);

function renderSent({ inquiry: { receivedAt, dueAt, values }, form }: NamedInquiry, { content: { messages } }: ApiDeps): Markup {
  return markup`<dl class="staffAnswers">
${renderRow(messages.mail_received, formatMoment(receivedAt))}
${dueAt && renderRow(messages.answer_by, formatMoment(dueAt))}
${listAnswers(form, values).map(({ label, value }) => renderRow(label, value))}
</dl>
${renderButton('erase', messages.visitor_erase)}`;
}

/** The page that the link in a receipt opens: what was sent. Opening it changes nothing, because mail programs open links on their own. */
export const handleSenderPage = (request: LinkRequest, deps: ApiDeps): Promise<ApiResponse> =>
  withSentForm(request, deps, (sent) => {
    const shown = toPage(200, `${sent.form.name} ${sent.inquiry.reference}`, deps.content.messages.visitor_text);
    return { ...shown, page: { ...shown.page, details: renderSent(sent, deps) } };
  });

/** Erases what was sent, after a second confirmation, and tells the staff. */
export const handleSenderSubmit = (request: LinkRequest, fields: BodyFields, deps: ApiDeps): Promise<ApiResponse> =>
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
