import { createHash, createHmac } from 'node:crypto';
import { toManilaDay } from '../../../domain/dates/dates';
import type { ServiceForm, ServiceMessages } from '../../../schema/service';
import { normalizeEmail } from '../model/normalize-email';
import { createStaffMail } from './mails';
import type { SentInquiry } from '../model/service-types';
import { assertOnlyFilesRefused, createInquiryHits } from './rate-limit';
import { type ApiDeps, getPrivacyUrl } from './dependencies';
import { HttpError } from './response';
import type { BodyFields } from './read-body';
import type { ApiResponse } from './response';
import { parseSubmission, type Submission } from './submission';

const findValueByKind = (form: ServiceForm, kind: string, values: Submission['values']): string | undefined =>
  values[form.inputs.find((input) => input.kind === kind)?.name ?? ''];

/** The keyed hash of the values and files. */
async function createDigest({ form, values, files }: Submission, { store }: ApiDeps): Promise<string> {
  const digests = files.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'));
  const text = JSON.stringify([form.type, Object.entries(values).sort(), ...digests]);
  return createHmac('sha256', await store.getSecret('keys'))
    .update(text)
    .digest('hex');
}

/** @throws {HttpError} 409 when the key is that of an inquiry with other content. */
function createResponse({ form }: Submission, { reference, isNew, isSame }: SentInquiry, { content: { messages } }: ApiDeps): ApiResponse {
  if (!isSame) throw new HttpError(409, 'other_content');
  const { heading: title, lead, text } = form.success;
  const page = { title, lead, text, reference: { label: messages.reference, value: reference } };
  return { status: isNew ? 201 : 200, data: { reference }, page };
}

/** While no more files are taken, the same inquiry without them is. */
function createFilesError({ inputs }: ServiceForm, { files_full: problem }: ServiceMessages): HttpError {
  const { name, label } = inputs.find(({ kind }) => kind === 'files')!;
  return new HttpError(422, 'many_problems', { fields: { [name]: { label, problem } } });
}

/**
 * Stores an inquiry with its files, once for each key, together with the mail to the staff. An inquiry that looks automated is stored and
 * marked but not mailed, and gets the same response.
 * @throws {HttpError} 422 when a field is invalid or no more files are taken on this day, 429 when the sender is over a rate limit, 409 when
 * the key has other content.
 */
export async function handleInquiry(fields: BodyFields, clientIp: string | undefined, deps: ApiDeps): Promise<ApiResponse> {
  const { store, now, content } = deps;
  const submission = parseSubmission(fields, content, toManilaDay(now()));
  const { form, values, files, isSuspected } = submission;
  const givenEmail = findValueByKind(form, 'email', values);
  const email = givenEmail === undefined ? null : normalizeEmail(givenEmail);
  const received = now();
  // First what needs the salt of the day, which is read together with the other secrets.
  const hits = await createInquiryHits({ clientIp, email, files }, deps, received);
  const digest = await createDigest(submission, deps);
  // A plain HTML form has no key: the same content on the same day is the same inquiry, so that a reload stores nothing new.
  const key = submission.key ?? `${toManilaDay(received)} ${digest}`;
  const inquiry = { key, digest, form: form.type, values, email, notice: form.notice.version, isSuspected, files };
  const createMail = (reference: string) =>
    createStaffMail(submission, { reference, email, received, privacyUrl: getPrivacyUrl(deps) }, content.messages);
  const sent = await store.addInquiry(inquiry, hits, createMail, received);
  if (!('refused' in sent)) return createResponse(submission, sent, deps);
  assertOnlyFilesRefused(sent, received);
  throw createFilesError(form, content.messages);
}
