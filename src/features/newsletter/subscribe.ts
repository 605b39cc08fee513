import { type Answer, dataOf, isPending, wordsOf } from '../../logic/submission';
import type { ToastRequest } from '../../logic/toasts';
import { action } from './action';

/** Subscribes an address and returns the answer's data; raises a `SubmissionFailure` where it fails. */
export async function subscribe(email: string): Promise<unknown> {
  const answer = await post(email).catch(() => null);
  return dataOf(answer);
}

async function post(email: string): Promise<Answer> {
  const response = await fetch(action, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  return { status: response.status, body: await response.text() };
}

/** What a visitor is told of a submission: a toast, and what stands beside the form after it. */
export interface Told {
  isDone: boolean;
  toast: ToastRequest;
  line: string;
}

const life = { life: 3000, pausesOnHover: true };

/** Subscribes an address and says what to tell of it. */
export async function answerTo(email: string, text: Queries.ContentTextFragment['newsletter']): Promise<Told> {
  try {
    const said = isPending(await subscribe(email)) ? 'pending' : 'success';
    const toast: ToastRequest = { severity: 'success', summary: text[`${said}_summary`], detail: text[`${said}_detail`], ...life };
    // What is still to be done outlives the notice.
    return { isDone: true, toast, line: said === 'pending' ? text.pending_detail : '' };
  } catch (raised) {
    const toast: ToastRequest = { severity: 'error', summary: text.failure_summary, detail: text.failure_detail, ...life };
    return { isDone: false, toast, line: wordsOf(raised, text) };
  }
}
