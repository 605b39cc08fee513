/** Why something that was sent did not get through, where the service gave no words of its own. */
export type FailureCause = 'no_connection' | 'service_away' | 'unexpected_answer';

/** What came back for something that was sent; nothing at all where the service could not be reached. */
export interface ServiceResponse {
  status: number;
  body: string;
}

/** Raised when something that was sent was not accepted; its message is the `error` of the answer's body. */
export class SubmissionError extends Error {
  override name = 'SubmissionError';

  constructor(
    /** The `error` of the answer's body; undefined where it has none. */
    readonly error: unknown,
    override readonly cause: FailureCause,
  ) {
    super(typeof error === 'string' ? error : cause);
  }
}

const invalidJson = Symbol('unreadable');

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return invalidJson;
  }
}

const getErrorField = (data: unknown): unknown => (typeof data === 'object' && data !== null && 'error' in data ? data.error : undefined);

/**
 * The data of an answer.
 * @throws {SubmissionError} for none, for a status other than 2xx, and for a body that is not JSON.
 */
export function parseResponse(answer: ServiceResponse | null): unknown {
  if (!answer) throw new SubmissionError(undefined, 'no_connection');
  const data = parseJson(answer.body);
  const isAccepted = answer.status >= 200 && answer.status < 300;
  if (isAccepted && data !== invalidJson) return data;
  throw new SubmissionError(isAccepted ? undefined : getErrorField(data), answer.status >= 500 ? 'service_away' : 'unexpected_answer');
}

/** What to tell of a failure: the service's own words, or else the words for its cause. */
export function getErrorMessage(failure: unknown, words: Record<FailureCause, string>): string {
  if (!(failure instanceof SubmissionError)) return words.unexpected_answer;
  const { error, cause } = failure;
  return typeof error === 'string' && error.trim() ? error : words[cause];
}

/** Whether what the newsletter's service gave back says that the address is still to be confirmed by mail. */
export const isConfirmationPending = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'state' in data && data.state === 'pending';
