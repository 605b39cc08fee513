import {
  type FailureCause,
  parseResponse,
  type ServiceResponse,
  serviceTimeout,
  SubmissionError,
} from '../../domain/forms/service-response';
import { getField, parseJson } from '../../domain/text';

/** The endpoint of the forms service, set at build time. */
export const inquiriesUrl = `${process.env.GATSBY_API_BASE ?? '/api'}/inquiries/`;

/** The response of the service, with its `Retry-After` header. */
interface InquiryResponse extends ServiceResponse {
  retryAfter: string | null;
}

/** The fields of a form as the body of a request: JSON, or form data if it has files. `filesName` names their field. */
export function toBody(fields: Readonly<Record<string, unknown>>, filesName: string, files: readonly { file: File }[]): string | FormData {
  if (files.length === 0) return JSON.stringify(fields);
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) if (field !== filesName) body.append(field, String(value));
  for (const { file } of files) body.append(filesName, file);
  return body;
}

/**
 * Posts a form. `fetch` does not report how much has been sent, so this is an XMLHttpRequest.
 * @param onProgress is called with the part that has been sent, from 0 to 1.
 * @returns null when there is no response, or no progress for thirty seconds.
 */
export function postForm(body: string | FormData, onProgress: (part: number) => void): Promise<InquiryResponse | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), serviceTimeout);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      wait();
      onProgress(loaded / total);
    };
    request.onload = () =>
      resolve({ status: request.status, body: request.responseText, retryAfter: request.getResponseHeader('retry-after') });
    request.onerror = request.onabort = () => resolve(null);
    request.onloadend = () => clearTimeout(timer);
    request.open('POST', inquiriesUrl);
    if (typeof body === 'string') request.setRequestHeader('content-type', 'application/json');
    request.send(body);
    wait();
  });
}

/** Why a form was not stored. */
export interface SubmitFailure {
  cause: FailureCause | 'offline' | 'too_many' | 'outdated';
  /** The error message of the service, if it sent one. */
  serviceMessage?: string | undefined;
  /** The seconds until the form may be sent again. */
  retryAfterSeconds?: number | undefined;
}

/** The seconds of a `Retry-After` header, which holds seconds or a date; undefined for anything else. */
export function parseRetryAfter(retryAfter: string | null, now: number): number | undefined {
  if (retryAfter === null) return undefined;
  if (/^\s*\d+\s*$/.test(retryAfter)) return Number(retryAfter);
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}

/** The result of sending a form. */
type SubmitResult =
  | { kind: 'stored'; reference: string; dueAt: Date | null }
  /** The messages of the service for invalid fields, by name. */
  | { kind: 'invalid'; problems: Record<string, string> }
  | { kind: 'failed'; failure: SubmitFailure };

/** The state of the page when the response arrives. */
interface ResponseContext {
  /** The names of the form's fields. */
  fieldNames: readonly string[];
  isOnline: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

const createFailure = (cause: SubmitFailure['cause'], details: Omit<SubmitFailure, 'cause'> = {}): SubmitResult => ({
  kind: 'failed',
  failure: { cause, ...details },
});

/** The field errors in the body of a 422; undefined if it has none. */
function parseFieldErrors(body: string, names: readonly string[]): Record<string, string> | undefined {
  const fields = getField(parseJson(body), 'fields');
  if (typeof fields !== 'object' || fields === null) return undefined;
  const entries = names.map((name): [string, unknown] => [name, getField(fields, name)]);
  return Object.fromEntries(entries.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
}

function fromErrorResponse(
  { status, body, retryAfter }: InquiryResponse,
  { error, cause }: SubmissionError,
  { fieldNames, now }: ResponseContext,
): SubmitResult {
  const serviceMessage = typeof error === 'string' && error.trim() !== '' ? error : undefined;
  if (status === 429) return createFailure('too_many', { retryAfterSeconds: parseRetryAfter(retryAfter, now) });
  const problems = status === 422 && serviceMessage !== undefined ? parseFieldErrors(body, fieldNames) : undefined;
  if (!problems) return createFailure(cause, { serviceMessage });
  // The page has none of these fields: it is older than the service.
  return Object.keys(problems).length > 0 ? { kind: 'invalid', problems } : createFailure('outdated');
}

/** Interprets a response; null means that the service could not be reached. */
export function toSubmitResult(response: InquiryResponse | null, context: ResponseContext): SubmitResult {
  if (!response) return createFailure(context.isOnline ? 'no_connection' : 'offline');
  try {
    const data = parseResponse(response);
    const [reference, due] = [getField(data, 'reference'), getField(data, 'due')];
    if (typeof reference !== 'string' || reference === '') return createFailure('unexpected_answer');
    return { kind: 'stored', reference, dueAt: typeof due === 'string' ? new Date(due) : null };
  } catch (thrown) {
    if (!(thrown instanceof SubmissionError)) throw thrown;
    return fromErrorResponse(response, thrown, context);
  }
}

/** A duration in words, rounded up: `10 minutes`, `1 hour`. */
export function formatWait(seconds: number, language: string): string {
  const [unit, length] = seconds <= 3_600 ? ['minute', 60] : ['hour', 3_600];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.max(1, Math.ceil(seconds / length)));
}

/** The message for each cause; `kept` says that the input is kept. `too_many` precedes the time to wait. */
type FailureMessages = Record<SubmitFailure['cause'] | 'kept', string>;

/** The wait if the service does not say, in seconds. */
const defaultRetrySeconds = 60;

/** The message for a failure in a language: that of the service, or else that of its cause. */
export function formatFailureMessage(
  { cause, serviceMessage, retryAfterSeconds = defaultRetrySeconds }: SubmitFailure,
  messages: FailureMessages,
  language: string,
): string {
  const reason =
    serviceMessage ?? (cause === 'too_many' ? `${messages.too_many} ${formatWait(retryAfterSeconds, language)}.` : messages[cause]);
  return `${reason} ${messages.kept}`;
}
