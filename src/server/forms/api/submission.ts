import { fileTypes } from '../../../domain/forms/file-types';
import { detectFileType, findFileProblem, sanitizeFileName } from '../../../domain/forms/files';
import { findInvalidFields } from '../../../domain/forms/form-validation';
import { findClosedDays, formatClosedMessage, findInvalidHours } from '../../../domain/forms/visit';
import type { ServiceForm, ServiceMessages, ServiceContent } from '../../../schema/service';
import { hasPossibleDomain } from '../model/normalize-email';
import type { InquiryFile } from '../model/service-types';
import { type BodyFields, UploadedFile } from './read-body';
import { type FieldError, HttpError } from './response';

/** The files in the value of a field: none, one or several; undefined if it is something else. */
function toUploadedFiles(value: unknown): UploadedFile[] | undefined {
  const values: unknown[] = Array.isArray(value) ? value : value === undefined || value === '' ? [] : [value];
  const files = values.filter((item) => item instanceof UploadedFile);
  return files.length === values.length ? files : undefined;
}

/** The sanitized names of the files in the value of a field, a line for each. */
export const formatFileNames = (value: unknown): string =>
  (toUploadedFiles(value) ?? []).map(({ name, bytes }) => sanitizeFileName(name, detectFileType(bytes))).join('\n');

const listFileFields = (form: ServiceForm) => form.inputs.filter(({ kind }) => kind === 'files');

/** The problem of each field of files that has one, by name. */
export function findFileProblems(fields: BodyFields, form: ServiceForm, messages: ServiceMessages): Record<string, string> {
  const problems = listFileFields(form).map(({ name, problem }) => {
    const files = toUploadedFiles(fields[name]);
    const sendable = files?.map((file) => ({ name: file.name, size: file.bytes.length, type: detectFileType(file.bytes) }));
    return [name, sendable ? findFileProblem(sendable, messages) : problem] as const;
  });
  return Object.fromEntries(problems.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** The files of a form without problems, under their sanitized names. */
export const listInquiryFiles = (fields: BodyFields, form: ServiceForm): InquiryFile[] =>
  listFileFields(form)
    .flatMap(({ name }) => toUploadedFiles(fields[name]) ?? [])
    .map(({ name, bytes }) => {
      const type = detectFileType(bytes)!;
      return { name: sanitizeFileName(name, type), type: fileTypes[type], bytes };
    });

/** A form with valid values. */
export interface Submission {
  form: ServiceForm;
  /** Trimmed, without the empty ones. The value of a field of files is their names, a line for each. */
  values: Record<string, string>;
  files: readonly InquiryFile[];
  /** The idempotency key that the page's script sent; plain forms have none. */
  key: string | undefined;
  isSuspected: boolean;
}

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Nobody reads and fills in a form within two seconds. */
const minElapsedMs = 2000;

/** The fields that our pages add to every form, and whether a value is one that they send. */
const internalFields: Record<string, (value: unknown) => boolean> = {
  _type: (value) => typeof value === 'string',
  _key: (value) => typeof value === 'string' && (value === '' || uuidPattern.test(value)),
  _elapsed: (value) => value === '' || ((typeof value === 'number' || typeof value === 'string') && Number(value) >= 0),
  _website: (value) => typeof value === 'string',
};

const isInternalField = (name: string): boolean => Object.hasOwn(internalFields, name);

const isText = (value: unknown): boolean => typeof value === 'string';

/** The checked boxes of one name, a line for each: a plain form sends them as several values. */
const joinChecked = (value: unknown): unknown => (Array.isArray(value) && value.every(isText) ? value.join('\n') : value);

/** Line breaks differ between browsers and scripts; the stored value has one form. */
const normalizeText = (value: unknown): string => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : '');

const normalizeValue = (kind: string, value: unknown): string => {
  if (kind === 'files') return formatFileNames(value);
  return normalizeText(kind === 'checkboxes' ? joinChecked(value) : value);
};

/** The errors of the first ten fields that a form does not have, their names cut to 64 characters. */
export const createUnknownFieldErrors = (names: readonly string[], { unknown_field: problem }: ServiceMessages): [string, FieldError][] =>
  names.slice(0, 10).map((name) => [name.slice(0, 64), { label: name.slice(0, 64), problem }]);

function validateFields(
  fields: BodyFields,
  form: ServiceForm,
  { showrooms, messages }: ServiceContent,
  today: string,
): [string, FieldError][] {
  const rules = form.inputs.map(({ choices, ...input }) => ({ ...input, choices: choices?.map(({ value }) => value) }));
  const values = Object.fromEntries(rules.map(({ name, kind }) => [name, normalizeValue(kind, fields[name])]));
  const closedDays = Object.entries(findClosedDays({ rules, values, showrooms, today }));
  const invalidHours = Object.entries(findInvalidHours({ rules, values, showrooms, today }));
  const specificProblems = Object.fromEntries([
    ...Object.entries(findFileProblems(fields, form, messages)),
    ...closedDays.map(([name, closedDay]) => [name, formatClosedMessage(closedDay, messages, today)] as const),
    ...invalidHours.map(([name, hours]) => [name, `${messages.visit_hours} ${hours.join(', ')}.`] as const),
  ]);
  const emails = form.inputs.filter(({ name, kind }) => kind === 'email' && values[name] !== '' && !hasPossibleDomain(values[name]!));
  const notText = form.inputs.flatMap(({ name, kind }) => {
    const value = kind === 'checkboxes' ? joinChecked(fields[name]) : fields[name];
    return kind === 'files' || value === undefined || isText(value) ? [] : [name];
  });
  const invalid = new Set([
    ...findInvalidFields(rules, values, today),
    ...Object.keys(specificProblems),
    ...emails.map(({ name }) => name),
    ...notText,
  ]);
  const names = new Set(form.inputs.map(({ name }) => name));
  const unknown = Object.keys(fields).filter((name) => (isInternalField(name) ? !internalFields[name]!(fields[name]) : !names.has(name)));
  return [
    ...form.inputs
      .filter(({ name }) => invalid.has(name))
      .map(({ name, label, problem }): [string, FieldError] => [name, { label, problem: specificProblems[name] ?? problem }]),
    ...createUnknownFieldErrors(unknown, messages),
  ];
}

/**
 * Parses a submitted form with the same rules as the browser. `today` is a day in Manila, `YYYY-MM-DD`.
 * @throws {HttpError} 422 when a field is missing, invalid or unknown; it lists all of them.
 */
export function parseSubmission(fields: BodyFields, content: ServiceContent, today: string): Submission {
  const { forms, messages } = content;
  const form = forms.find(({ type }) => type === fields['_type']);
  if (!form) throw new HttpError(422, 'many_problems', { fields: { _type: { label: '_type', problem: messages.unknown_field } } });
  const errors = validateFields(fields, form, content, today);
  if (errors.length > 0) throw new HttpError(422, 'many_problems', { fields: Object.fromEntries(errors) });
  const values = form.inputs
    .map(({ name, kind }) => [name, normalizeValue(kind, fields[name])] as const)
    .filter(([, value]) => value !== '');
  const { _key: key, _elapsed: elapsed, _website: website } = fields;
  const isQuick = elapsed !== undefined && elapsed !== '' && Number(elapsed) < minElapsedMs;
  return {
    form,
    values: Object.fromEntries(values),
    files: listInquiryFiles(fields, form),
    key: typeof key === 'string' && key !== '' ? key.toLowerCase() : undefined,
    isSuspected: isQuick || (website !== undefined && website !== ''),
  };
}
