import { secondsUntil, waitInWords } from './retry-after';
import { type Answer, dataOf, type FailureCause, SubmissionFailure } from './submission';

/** What came back for a form, with its `Retry-After`. */
export interface InquiryAnswer extends Answer {
  retryAfter: string | null;
}

/** Why a form was not stored. */
export interface Failure {
  cause: FailureCause | 'offline' | 'too_many' | 'outdated';
  /** The service's own words for it, where it has any. */
  said?: string | undefined;
  /** After how many seconds it may be sent again. */
  wait?: number | undefined;
}

/** What has become of a form that was sent. */
export type Outcome =
  | { is: 'stored'; reference: string }
  /** What is wrong in which field, in the service's words. */
  | { is: 'faulty'; problems: Record<string, string> }
  | { is: 'failed'; failure: Failure };

/** What is known where an answer arrives. */
interface Circumstances {
  /** The names of the form's fields. */
  names: readonly string[];
  isOnline: boolean;
  /** In milliseconds since 1970. */
  now: number;
}

const failed = (cause: Failure['cause'], more: Omit<Failure, 'cause'> = {}): Outcome => ({ is: 'failed', failure: { cause, ...more } });

const member = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, name) ? data[name as keyof typeof data] : undefined;

/** The words for fields of the body of a 422; undefined where it names none at all. */
function namedIn(body: string, names: readonly string[]): Record<string, string> | undefined {
  const fields = member(JSON.parse(body) as unknown, 'fields');
  if (typeof fields !== 'object' || fields === null) return undefined;
  const told = names.map((name): [string, unknown] => [name, member(fields, name)]);
  return Object.fromEntries(told.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
}

function refusal({ status, body, retryAfter }: InquiryAnswer, { error, cause }: SubmissionFailure, { names, now }: Circumstances): Outcome {
  const said = typeof error === 'string' && error.trim() !== '' ? error : undefined;
  if (status === 429) return failed('too_many', { wait: secondsUntil(retryAfter, now) });
  const problems = status === 422 && said !== undefined ? namedIn(body, names) : undefined;
  if (!problems) return failed(cause, { said });
  // Fields that this page does not have: it is older than the service.
  return Object.keys(problems).length > 0 ? { is: 'faulty', problems } : failed('outdated');
}

/** What an answer means for a form; none at all where the service could not be reached. */
export function outcomeOf(answer: InquiryAnswer | null, circumstances: Circumstances): Outcome {
  if (!answer) return failed(circumstances.isOnline ? 'no_connection' : 'offline');
  try {
    const reference = member(dataOf(answer), 'reference');
    return typeof reference === 'string' && reference !== '' ? { is: 'stored', reference } : failed('unexpected_answer');
  } catch (raised) {
    if (!(raised instanceof SubmissionFailure)) throw raised;
    return refusal(answer, raised, circumstances);
  }
}

/** The words for a failure: what happened and what to do, and that nothing is lost. `too_many` ends before the time to wait. */
export type FailureWords = Record<Failure['cause'] | 'kept', string>;

/** How long to wait where the service does not say, in seconds. */
const usualWait = 60;

/** What to tell of a failure in a language: the service's own words, or else the words for its cause. */
export function failureInWords({ cause, said, wait = usualWait }: Failure, words: FailureWords, language: string): string {
  const why = said ?? (cause === 'too_many' ? `${words.too_many} ${waitInWords(wait, language)}.` : words[cause]);
  return `${why} ${words.kept}`;
}
