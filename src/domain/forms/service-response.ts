import { getField, parseJson } from '../text';

/** The cause of a failed submission, used if the service sent no message. */
export type FailureCause = 'no_connection' | 'unavailable' | 'unexpected_answer';

/** The response to a submission. */
export interface ServiceResponse {
  status: number;
  body: string;
}

/** How long the service may be silent while a form waits for it, in milliseconds: enough for the slowest connection. */
export const serviceTimeout = 30_000;

/** Thrown when a submission was not accepted. Its message is the `error` of the response body, or else the cause. */
export class SubmissionError extends Error {
  override name = 'SubmissionError';

  constructor(
    /** The `error` of the response body; undefined if it has none. */
    readonly error: unknown,
    override readonly cause: FailureCause,
  ) {
    super(typeof error === 'string' ? error : cause);
  }
}

/**
 * The data of a response; null stands for a failed request.
 * @throws {SubmissionError} when there is no response, the status is not 2xx, or the body is not JSON.
 */
export function parseResponse(response: ServiceResponse | null): unknown {
  if (!response) throw new SubmissionError(undefined, 'no_connection');
  const data = parseJson(response.body);
  const isAccepted = response.status >= 200 && response.status < 300;
  if (isAccepted && data !== undefined) return data;
  throw new SubmissionError(isAccepted ? undefined : getField(data, 'error'), response.status >= 500 ? 'unavailable' : 'unexpected_answer');
}

/** The message to show for an error: the one that the service sent, or else the one for its cause. */
export function getErrorMessage(failure: unknown, messages: Record<FailureCause, string>): string {
  if (!(failure instanceof SubmissionError)) return messages.unexpected_answer;
  const { error, cause } = failure;
  return typeof error === 'string' && error.trim() ? error : messages[cause];
}

/** Whether the newsletter response says that the address must be confirmed by mail. */
export const isConfirmationPending = (data: unknown): boolean => getField(data, 'state') === 'pending';
