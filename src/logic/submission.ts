/** Why something that was sent did not get through, where the service gave no words of its own. */
export type FailureCause = 'no_connection' | 'service_away' | 'unexpected_answer';

/** What came back for something that was sent; nothing at all where the service could not be reached. */
export interface Answer {
  status: number;
  body: string;
}

/** Raised when something that was sent was not accepted; its message is the `error` of the answer's body. */
export class SubmissionFailure extends Error {
  override name = 'SubmissionFailure';

  constructor(
    /** The `error` of the answer's body; undefined where it has none. */
    readonly error: unknown,
    override readonly cause: FailureCause,
  ) {
    super(typeof error === 'string' ? error : cause);
  }
}

const unreadable = Symbol('unreadable');

function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return unreadable;
  }
}

const errorOf = (data: unknown): unknown => (typeof data === 'object' && data !== null && 'error' in data ? data.error : undefined);

/**
 * The data of an answer.
 * @throws {SubmissionFailure} for none, for a status other than 2xx, and for a body that is not JSON.
 */
export function dataOf(answer: Answer | null): unknown {
  if (!answer) throw new SubmissionFailure(undefined, 'no_connection');
  const data = parse(answer.body);
  const isAccepted = answer.status >= 200 && answer.status < 300;
  if (isAccepted && data !== unreadable) return data;
  throw new SubmissionFailure(isAccepted ? undefined : errorOf(data), answer.status >= 500 ? 'service_away' : 'unexpected_answer');
}

/** What to tell of a failure: the service's own words, or else the words for its cause. */
export function wordsOf(failure: unknown, words: Record<FailureCause, string>): string {
  if (!(failure instanceof SubmissionFailure)) return words.unexpected_answer;
  const { error, cause } = failure;
  return typeof error === 'string' && error.trim() ? error : words[cause];
}

/** Whether what the newsletter's service gave back says that the address is still to be confirmed by mail. */
export const isPending = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'state' in data && data.state === 'pending';
