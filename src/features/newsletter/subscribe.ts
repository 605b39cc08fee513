import { type Answer, dataOf } from '../../logic/submission';

/** Where the newsletter's service answers: the forms' service is set at build time, the site's own by default. */
export const action = `${process.env.GATSBY_API_BASE ?? '/api'}/newsletter/`;

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
