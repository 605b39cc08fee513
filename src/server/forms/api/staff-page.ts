import { boardPath } from '../../../domain/routes/routes';
import type { ServiceForm, ServiceMessages } from '../../../schema/service';
import type { InquiryFile, StaffUse, StoredInquiry } from '../model/service-types';
import { type Answer, listAnswers } from './answers';
import { formatMoment } from './mails';
import { type Markup, markup } from './markup';
import type { StaffLink } from './staff-link';

interface InquiryPage {
  link: StaffLink;
  inquiry: StoredInquiry;
  form: Pick<ServiceForm, 'name' | 'inputs'>;
  files: readonly InquiryFile[];
  uses: readonly StaffUse[];
  /** The URL of the site, without a final slash. */
  siteUrl: string;
  /** The domains to which the inquiry may be forwarded. */
  domains: readonly string[];
  /** An address that it could not be forwarded to. */
  forwardTo: string | undefined;
}

const renderRow = (label: string, value: unknown): Markup => markup`<div><dt>${label}</dt><dd>${value}</dd></div>`;

/** Whether a line is the address of a board on this site. A visitor may write any other, which stays text. */
function isBoardLink(line: string, siteUrl: string): boolean {
  if (!URL.canParse(line)) return false;
  const { origin, pathname } = new URL(line);
  return `${origin}${pathname.replace(/\/$/, '')}` === `${siteUrl}${boardPath}`;
}

const renderLines = (value: string, siteUrl: string): Markup[] =>
  value.split('\n').map((line) => (isBoardLink(line, siteUrl) ? markup`<a href="${line}">${line}</a>\n` : markup`${line}\n`));

function renderValue({ value, kind }: Answer, subject: string, siteUrl: string): unknown {
  if (kind === 'email') return markup`<a href="mailto:${encodeURIComponent(value)}?subject=${encodeURIComponent(subject)}">${value}</a>`;
  if (kind === 'tel') return markup`<a href="tel:${value.replace(/[^+\d]/g, '')}">${value}</a>`;
  return kind === 'board' ? renderLines(value, siteUrl) : value;
}

const formatSize = (bytes: number): string => (bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`);

const renderFile = ({ name, bytes }: InquiryFile, index: number, token: string): Markup =>
  markup`<li><a href="/api/staff/file?of=${token}&amp;n=${index + 1}" download>${name}</a> <span>${formatSize(bytes.length)}</span></li>`;

const renderButton = (name: string, label: string): Markup =>
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

/** The inquiry whole, what was done with it, and the forms to do more. */
export function renderInquiry(
  { link, inquiry, form, files, uses, siteUrl, domains, forwardTo }: InquiryPage,
  messages: ServiceMessages,
): Markup {
  const { reference, receivedAt, answeredAt, values } = inquiry;
  const subject = `${form.name} ${reference}`;
  const answers = listAnswers(form, values).filter(({ kind }) => kind !== 'files');
  return markup`<dl class="staffAnswers">
${renderRow(messages.mail_received, formatMoment(receivedAt))}
${renderRow(messages.staff_state, answeredAt ? `${messages.staff_answered_at} ${formatMoment(answeredAt)}` : messages.staff_open)}
${answers.map((answer) => renderRow(answer.label, renderValue(answer, subject, siteUrl)))}
${files.length > 0 && renderRow(messages.staff_files, markup`<ul>${files.map((file, index) => renderFile(file, index, link.token))}</ul>`)}
${renderRow(messages.staff_expires, formatMoment(link.expiresAt))}
</dl>
<h2>${messages.staff_actions}</h2>
${answeredAt ? renderButton('reopened', messages.staff_reopen) : renderButton('answered', messages.staff_answer)}
${domains.length > 0 && renderForward(domains, forwardTo, messages)}
${renderButton('erase', messages.staff_erase)}
<h2>${messages.staff_uses}</h2>
<ol class="staffUses">
${uses.map(({ at, action, detail }) => markup`<li>${formatMoment(at)} · ${messages[`staff_use_${action}`]} ${detail}</li>`)}
</ol>`;
}

/** The second confirmation, without which nothing is erased. */
export const renderEraseForm = ({ token }: StaffLink, messages: ServiceMessages): Markup => markup`<form method="post" class="staffAction">
<label class="staffSure"><input type="checkbox" name="sure" value="yes" required> ${messages.staff_erase_sure}</label>
<button type="submit" name="do" value="erase">${messages.staff_erase_action}</button>
</form>
<p class="answerNotice"><a href="/api/staff?of=${token}">${messages.staff_erase_back}</a></p>`;
