import { createHmac } from 'node:crypto';
import { createStaffMail } from '../model/mail';
import { normalizeEmail } from '../model/normalize-email';
import type { ServiceForm } from '../../../schema/service';
import { enforceRateLimit } from './rate-limit';
import type { ApiDeps } from './dependencies';
import type { BodyFields } from './read-body';
import type { ApiResponse } from './response';
import { parseSubmission, type Submission } from './submission';
import { toManilaDay } from '../../../domain/dates/manila-day';

const formatDateTime = (moment: Date): string =>
  new Intl.DateTimeFormat('en-PH', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Manila' }).format(moment);

const findValueByKind = (form: ServiceForm, kind: string, values: Submission['values']): string | undefined =>
  values[form.inputs.find((input) => input.kind === kind)?.name ?? ''];

/** A plain form has no key: the same words on the same day are the same inquiry, so that a page that is loaded again stores nothing. */
async function deriveKey({ form, values }: Submission, { store, now }: ApiDeps): Promise<string> {
  const said = JSON.stringify([form.type, Object.entries(values).sort(), toManilaDay(now())]);
  return createHmac('sha256', await store.secret('keys'))
    .update(said)
    .digest('hex');
}

function createMailBuilder({ form, values }: Submission, email: string | null, deps: ApiDeps) {
  const filled = form.inputs.filter(({ kind, name }) => kind !== 'consent' && values[name] !== undefined);
  // A board is long: it stands after all else.
  const isLong = ({ kind }: (typeof filled)[number]) => kind === 'board';
  const answers = [...filled.filter((input) => !isLong(input)), ...filled.filter(isLong)].map(({ label, name, choices }) => ({
    label,
    value: choices?.find(({ value }) => value === values[name])?.label ?? values[name]!,
  }));
  const sender = email === null ? undefined : { name: values['name'] ?? '', address: email };
  const received = formatDateTime(deps.now());
  return (reference: string) => createStaffMail({ form: form.name, reference, answers, sender, received }, deps.content.words);
}

function createSuccessResponse({ form }: Submission, reference: string, isNew: boolean, { content: { words } }: ApiDeps): ApiResponse {
  const { heading, lead, text } = form.success;
  const page = {
    title: heading,
    lead,
    text,
    reference: { label: words.reference, value: reference },
    next: { label: words.home, href: '/' },
  };
  return { status: isNew ? 201 : 200, data: { reference }, page };
}

/**
 * Stores an inquiry once for its key, and its mail to the staff with it. What looks like a machine's is stored too, marked and
 * not mailed, and thanked like any other.
 * @throws {Problem} 422 or 429.
 */
export async function handleInquiry(fields: BodyFields, address: string | undefined, deps: ApiDeps): Promise<ApiResponse> {
  const { store, now, content } = deps;
  const submission = parseSubmission(fields, content, toManilaDay(now()));
  const { form, values, isSuspected } = submission;
  const key = submission.key ?? (await deriveKey(submission, deps));
  const known = await store.findReference(key);
  if (known !== undefined) return createSuccessResponse(submission, known, false, deps);
  const written = findValueByKind(form, 'email', values);
  const email = written === undefined ? null : normalizeEmail(written);
  await enforceRateLimit('inquiry', address, email, deps);
  const inquiry = { key, form: form.type, values, email, notice: form.notice.version, isSuspected };
  const { reference, isNew } = await store.addInquiry(inquiry, createMailBuilder(submission, email, deps), now());
  return createSuccessResponse(submission, reference, isNew, deps);
}
