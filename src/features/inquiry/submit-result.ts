import { parseRetryAfter, formatWait } from './retry-after';
import { type ServiceResponse, parseResponse, type FailureCause, SubmissionError } from '../../domain/forms/service-response';

/** What came back for a form, with its `Retry-After`. */
export interface InquiryResponse extends ServiceResponse {
  retryAfter: string | null;
}

/** Why a form was not stored. */
export interface SubmitFailure {
  cause: FailureCause | 'offline' | 'too_many' | 'outdated';
  /** The service's own words for it, where it has any. */
  serviceMessage?: string | undefined;
  /** After how many seconds it may be sent again. */
  retryAfterSeconds?: number | undefined;
}

/** What has become of a form that was sent. */
export type SubmitResult =
  | { is: 'stored'; reference: string }
  /** What is wrong in which field, in the service's words. */
  | { is: 'faulty'; problems: Record<string, string> }
  | { is: 'failed'; failure: SubmitFailure };

/** What is known where an answer arrives. */
interface ResponseContext {
  /** The names of the form's fields. */
  fieldNames: readonly string[];
  isOnline: boolean;
  /** In milliseconds since 1970. */
  now: number;
}

const createFailure = (cause: SubmitFailure['cause'], details: Omit<SubmitFailure, 'cause'> = {}): SubmitResult => ({
  is: 'failed',
  failure: { cause, ...details },
});

const getMember = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, name) ? data[name as keyof typeof data] : undefined;

/** The words for fields of the body of a 422; undefined where it names none at all. */
function parseFieldErrors(body: string, names: readonly string[]): Record<string, string> | undefined {
  const fields = getMember(JSON.parse(body) as unknown, 'fields');
  if (typeof fields !== 'object' || fields === null) return undefined;
  const entries = names.map((name): [string, unknown] => [name, getMember(fields, name)]);
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
  // Fields that this page does not have: it is older than the service.
  return Object.keys(problems).length > 0 ? { is: 'faulty', problems } : createFailure('outdated');
}

/** What an answer means for a form; none at all where the service could not be reached. */
export function toSubmitResult(response: InquiryResponse | null, context: ResponseContext): SubmitResult {
  if (!response) return createFailure(context.isOnline ? 'no_connection' : 'offline');
  try {
    const reference = getMember(parseResponse(response), 'reference');
    return typeof reference === 'string' && reference !== '' ? { is: 'stored', reference } : createFailure('unexpected_answer');
  } catch (thrown) {
    if (!(thrown instanceof SubmissionError)) throw thrown;
    return fromErrorResponse(response, thrown, context);
  }
}

/** The words for a failure: what happened and what to do, and that nothing is lost. `too_many` ends before the time to wait. */
export type FailureMessages = Record<SubmitFailure['cause'] | 'kept', string>;

/** How long to wait where the service does not say, in seconds. */
const defaultRetrySeconds = 60;

/** What to tell of a failure in a language: the service's own words, or else the words for its cause. */
export function formatFailureMessage(
  { cause, serviceMessage, retryAfterSeconds = defaultRetrySeconds }: SubmitFailure,
  messages: FailureMessages,
  language: string,
): string {
  const reason =
    serviceMessage ?? (cause === 'too_many' ? `${messages.too_many} ${formatWait(retryAfterSeconds, language)}.` : messages[cause]);
  return `${reason} ${messages.kept}`;
}
