import { createHash, createHmac } from 'node:crypto';
import { toManilaDay } from '../../../domain/dates';
import { fileTypes, detectFileType, findFileProblem, sanitizeFileName } from '../../../domain/forms/files';
import { cleanValue, findInvalidFields, trapName } from '../../../domain/forms/form-validation';
import { findHourProblems, findNamedProblems } from '../../../domain/forms/form-words';
import { listPhones } from '../../../domain/forms/phone';
import { isUnknownDay } from '../../../domain/forms/visit';
import type { ServiceForm, ServiceMessages, ServiceContent } from '../../../schema/service';
import { guessMeantEmail, hasPossibleDomain, normalizeEmail } from '../model/normalize-email';
import type { Closure } from '../model/closure';
import type { InquiryFile, RateHit, SentInquiry } from '../model/service-types';
import type { ApiDeps } from './dependencies';
import { createInquiryMails, findValueByKind, getNextStep } from './inquiry-mails';
import { formatMoment } from './mails';
import { assertOnlyFilesRefused, createInquiryHits, createReceiptHits, isAskedFirst } from './rate-limit';
import { type BodyFields, UploadedFile } from './read-body';
import { type ApiResponse, createFieldError, type FieldError, HttpError } from './response';
import { describeClosed, findVisitInputs, getAnswer, getVisit } from './visit';

function toUploadedFiles(value: unknown): UploadedFile[] | undefined {
  const values: unknown[] = Array.isArray(value) ? value : value === undefined || value === '' ? [] : [value];
  const files = values.filter((item) => item instanceof UploadedFile);
  return files.length === values.length ? files : undefined;
}

/** The sanitized names of the files in the value of a field, a line for each. */
const formatFileNames = (value: unknown): string =>
  (toUploadedFiles(value) ?? []).map(({ name, bytes }) => sanitizeFileName(name, detectFileType(bytes))).join('\n');

const listFileFields = (form: ServiceForm) => form.inputs.filter(({ kind }) => kind === 'files');

function findFileProblems(fields: BodyFields, form: ServiceForm, messages: ServiceMessages): Record<string, string> {
  const problems = listFileFields(form).map(({ name, problem }) => {
    const files = toUploadedFiles(fields[name]);
    const sendable = files?.map((file) => ({ name: file.name, size: file.bytes.length, type: detectFileType(file.bytes) }));
    return [name, sendable ? findFileProblem(sendable, messages) : problem] as const;
  });
  return Object.fromEntries(problems.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

const listInquiryFiles = (fields: BodyFields, form: ServiceForm): InquiryFile[] =>
  listFileFields(form)
    .flatMap(({ name }) => toUploadedFiles(fields[name]) ?? [])
    .map(({ name, bytes }) => {
      const type = detectFileType(bytes)!;
      return { name: sanitizeFileName(name, type), type: fileTypes[type], bytes };
    });

interface Submission {
  form: ServiceForm;
  /** Trimmed, without the empty ones. The value of a field of files is their names, a line for each. */
  values: Record<string, string>;
  files: readonly InquiryFile[];
  key: string | undefined;
  isSuspected: boolean;
}

/** Stored where no version was sent: it proves consent to no text. */
export const noNotice = 'none';

export const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Nobody reads and fills in a form within two seconds. */
const minElapsedMs = 2000;

/** The fields that our pages add to every form, and whether a value is one that they send. */
const internalFields: Record<string, (value: unknown) => boolean> = {
  _type: (value) => typeof value === 'string',
  _key: (value) => typeof value === 'string' && (value === '' || uuidPattern.test(value)),
  _elapsed: (value) => value === '' || ((typeof value === 'number' || typeof value === 'string') && Number(value) >= 0),
  [trapName]: (value) => typeof value === 'string',
  _notice: (value) => typeof value === 'string',
};

const isText = (value: unknown): boolean => typeof value === 'string';

/** The checked boxes of one name, a line for each: a plain form sends them as several values. */
const joinChecked = (value: unknown): unknown => (Array.isArray(value) && value.every(isText) ? value.join('\n') : value);

const normalizeValue = (kind: string, value: unknown): string => {
  if (kind === 'files') return formatFileNames(value);
  const text = kind === 'checkboxes' ? joinChecked(value) : value;
  return typeof text === 'string' ? cleanValue(kind, text) : '';
};

/** The errors of the first ten fields that a form does not have, their names cut to 64 characters. */
export const createUnknownFieldErrors = (names: readonly string[], { unknown_field: problem }: ServiceMessages): [string, FieldError][] =>
  names.slice(0, 10).map((name) => [name.slice(0, 64), { label: name.slice(0, 64), problem }]);

/** The version of the notice that a page showed. Whoever sends none has not said which text was read. */
export const getSentNotice = ({ _notice: version }: BodyFields): string =>
  typeof version === 'string' && version !== '' ? version : noNotice;

/** The error of a page that shows another notice than that of now. */
export const createNoticeErrors = (
  { _notice: sent = '' }: BodyFields,
  version: string,
  { privacy: label, old_notice: problem }: ServiceMessages,
): [string, FieldError][] => (sent === '' || sent === version ? [] : [['_notice', { label, problem }]]);

function validateFields(fields: BodyFields, form: ServiceForm, content: ServiceContent, now: Date): [string, FieldError][] {
  const { showrooms, messages } = content;
  const rules = form.inputs.map(({ choices, ...input }) => ({ ...input, choices: choices?.map(({ value }) => value) }));
  const values = Object.fromEntries(rules.map(({ name, kind }) => [name, normalizeValue(kind, fields[name])]));
  const today = toManilaDay(now);
  const visit = { rules, values, showrooms, today, askedAt: now };
  const named: Record<string, string> = {
    ...findNamedProblems(visit, messages),
    ...findFileProblems(fields, form, messages),
    ...findHourProblems(visit, messages),
  };
  const invalid = new Set([...findInvalidFields(rules, values, today), ...Object.keys(named)]);
  const isWrong = ({ name, kind }: (typeof form.inputs)[number]) => {
    const value = kind === 'checkboxes' ? joinChecked(fields[name]) : fields[name];
    const isNotText = kind !== 'files' && value !== undefined && !isText(value);
    return invalid.has(name) || isNotText || (kind === 'email' && values[name] !== '' && !hasPossibleDomain(values[name]!));
  };
  const unknown = Object.keys(fields).filter((name) =>
    Object.hasOwn(internalFields, name) ? !internalFields[name]!(fields[name]) : !Object.hasOwn(values, name),
  );
  return [
    ...form.inputs
      .filter(isWrong)
      .map(({ name, label, problem }): [string, FieldError] => [name, { label, problem: named[name] ?? problem }]),
    ...createUnknownFieldErrors(unknown, messages),
    ...createNoticeErrors(fields, form.notice.version, messages),
  ];
}

/**
 * Parses a submitted form with the same rules as the browser.
 * @throws {HttpError} 422 when a field is missing, invalid or unknown; it lists all of them.
 */
function parseSubmission(fields: BodyFields, content: ServiceContent, now: Date): Submission {
  const { forms, messages } = content;
  const form = forms.find(({ type }) => type === fields['_type']);
  if (!form) throw createFieldError({ name: '_type', label: '_type' }, messages.unknown_field);
  const errors = validateFields(fields, form, content, now);
  if (errors.length > 0) throw new HttpError(422, 'many_problems', { fields: Object.fromEntries(errors) });
  const values = form.inputs
    .map(({ name, kind }) => [name, normalizeValue(kind, fields[name])] as const)
    .filter(([, value]) => value !== '');
  const { _key: key, _elapsed: elapsed, [trapName]: trap } = fields;
  const isQuick = elapsed !== undefined && elapsed !== '' && Number(elapsed) < minElapsedMs;
  return {
    form,
    values: Object.fromEntries(values),
    files: listInquiryFiles(fields, form),
    key: typeof key === 'string' && key !== '' ? key.toLowerCase() : undefined,
    isSuspected: isQuick || (trap !== undefined && trap !== ''),
  };
}

async function createDigest({ form, values, files }: Submission, { store }: ApiDeps): Promise<string> {
  const digests = files.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'));
  const text = JSON.stringify([form.type, Object.entries(values).sort(), ...digests]);
  return createHmac('sha256', await store.getSecret('keys'))
    .update(text)
    .digest('hex');
}

function createResponse({ form, values }: Submission, sent: SentInquiry, { now, content: { messages, showrooms } }: ApiDeps): ApiResponse {
  const { reference, dueAt, isNew, isSame } = sent;
  if (!isSame) throw new HttpError(409, 'other_content');
  const { heading: title, lead, text } = form.success;
  const rules = form.inputs.map(({ choices: _, ...input }) => input);
  const visit = { rules, values, showrooms, today: toManilaDay(now()) };
  const unknown = rules.some((rule) => isUnknownDay(rule, visit)) && messages.unknown_day;
  const due = dueAt && `${messages.answer_by} ${formatMoment(dueAt)}.`;
  const page = {
    title,
    lead,
    text: [due, unknown, getNextStep(form, values, messages), text].filter(Boolean).join(' '),
    reference: { label: messages.reference, value: reference },
  };
  return { status: isNew ? 201 : 200, data: { reference, ...(dueAt && { due: dueAt.toISOString() }) }, page };
}

/** The telephone numbers in the fields for them, each once. */
export const listFormPhones = ({ inputs }: Pick<ServiceForm, 'inputs'>, values: Submission['values']): string[] => [
  ...new Set(inputs.flatMap(({ name, kind }) => (kind === 'tel' ? listPhones(values[name] ?? '') : []))),
];

/** Mails a suspected inquiry that was sent again as people do, under the key of that attempt. */
async function releaseRepeated(reference: string, key: string, receiptHits: readonly RateHit[], deps: ApiDeps): Promise<void> {
  const inquiry = await deps.store.getInquiry(reference);
  if (!inquiry) return;
  await deps.store.releaseInquiry({ ...inquiry, key }, createInquiryMails(inquiry, deps), deps.now(), receiptHits);
}

/**
 * Asks once whether an address is right by which alone somebody can be answered, if it looks mistyped.
 * @throws {HttpError} 422 with the address that was probably meant; on the same day not again.
 */
export async function askMeantEmail(
  email: string,
  field: { name: string; label: string },
  clientIp: string | undefined,
  deps: ApiDeps,
): Promise<void> {
  const meant = guessMeantEmail(email);
  if (meant === undefined || !(await isAskedFirst(email, clientIp, deps))) return;
  const { email_meant: question, email_kept: otherwise } = deps.content.messages;
  throw createFieldError(field, `${question} ${meant}? ${otherwise}`);
}

/**
 * Stores an inquiry with its files, once for each key, together with the mail to the staff and the receipt. An inquiry that looks automated is stored and
 * marked but not mailed, and gets the same response; sent again as people do, with the same key or content, it is mailed.
 * @throws {HttpError} 422 when a field is invalid, an address looks mistyped and was not sent before, the showroom is closed at the hour of a visit or no more files are taken on this day, 429 when the sender is over a rate limit, 409 when
 * the key has other content, 410 when it was erased since.
 */
export async function handleInquiry(fields: BodyFields, clientIp: string | undefined, deps: ApiDeps): Promise<ApiResponse> {
  const { store, now, content } = deps;
  const submission = parseSubmission(fields, content, now());
  const { form, values, files, isSuspected } = submission;
  const givenEmail = findValueByKind(form, 'email', values);
  const email = givenEmail === undefined ? null : normalizeEmail(givenEmail);
  const phones = listFormPhones(form, values);
  const emailField = form.inputs.find(({ kind }) => kind === 'email');
  if (emailField && email !== null && phones.length === 0) await askMeantEmail(email, emailField, clientIp, deps);
  const at = now();
  // A machine that starts without a clock may be years behind; what it stores must not be past its retention period once the clock is right.
  const receivedAt = new Date(Math.max(at.getTime(), deps.builtAt.getTime()));
  // First what needs the salt of the day, which is read together with the other secrets.
  const hits = await createInquiryHits({ clientIp, email, phones, files }, deps, at);
  const receiptHits = await createReceiptHits(email, clientIp, deps, at);
  const digest = await createDigest(submission, deps);
  // A plain HTML form has no key: the same content on the same day is the same inquiry, so that a reload stores nothing new.
  const key = submission.key ?? `${toManilaDay(at)} ${digest}`;
  const answer = (closures: readonly Closure[]) => getAnswer(submission, content, receivedAt, closures);
  const visit = getVisit(form, values);
  const notice = getSentNotice(fields);
  const inquiry = { key, digest, receivedAt, form: form.type, values, email, phones, answer, visit, notice, isSuspected, files };
  const createMails = (reference: string, id: string, dueAt: Date | null) => createInquiryMails({ ...inquiry, id, reference, dueAt }, deps);
  const sent = await store.addInquiry(inquiry, hits, createMails, at, receiptHits);
  if ('closed' in sent) throw createFieldError(findVisitInputs(form)!.hour, describeClosed(visit!.showroom, sent.closed, content));
  if ('isErased' in sent) throw new HttpError(410, 'erased_before');
  if (!('refused' in sent)) {
    if (sent.isDoubted) await releaseRepeated(sent.reference, key, receiptHits, deps);
    return createResponse(submission, sent, deps);
  }
  assertOnlyFilesRefused(sent, at);
  // While no more files are taken, the same inquiry without them is.
  throw createFieldError(listFileFields(form)[0]!, content.messages.files_full);
}
