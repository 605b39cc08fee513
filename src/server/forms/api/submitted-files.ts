import { fileTypes } from '../../../domain/forms/file-types';
import { detectFileType, findFileProblem, sanitizeFileName } from '../../../domain/forms/files';
import type { ServiceForm, ServiceMessages } from '../../../schema/service';
import type { InquiryFile } from '../model/service-types';
import { type BodyFields, UploadedFile } from './body-fields';

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
