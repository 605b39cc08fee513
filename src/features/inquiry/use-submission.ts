import * as React from 'react';
import type { Values } from '../../logic/form-problems';
import { type Failure, type InquiryAnswer, type Outcome, outcomeOf } from '../../logic/inquiry-outcome';
import { timeOpen } from '../../ui/navigation/navigate';

type Submission = { is: 'idle' | 'sending' } | { is: 'failed'; failure: Failure };

/** Where the forms' service answers; set at build time, the site's own by default. */
export const action = `${process.env.GATSBY_API_BASE ?? '/api'}/inquiries/`;

/** How long an answer is waited for, in milliseconds: longer than the slowest telephone takes for so little. */
const patience = 30_000;

async function post(body: Record<string, unknown>): Promise<InquiryAnswer> {
  // AbortSignal.timeout would say the same, but is younger than the oldest browsers that the site is for.
  const wait = new AbortController();
  const timer = setTimeout(() => wait.abort(), patience);
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: wait.signal,
    });
    return { status: response.status, body: await response.text(), retryAfter: response.headers.get('retry-after') };
  } finally {
    clearTimeout(timer);
  }
}

/** Sends a form under a key; while one is on its way a second does nothing, and is told nothing. */
export function useSubmission(type: string, names: readonly string[]) {
  const [state, setState] = React.useState<Submission>({ is: 'idle' });
  // State comes one render late for two submissions in one breath.
  const isOnItsWay = React.useRef(false);
  const send = async (values: Values, key: string): Promise<Outcome | undefined> => {
    if (isOnItsWay.current) return undefined;
    isOnItsWay.current = true;
    setState({ is: 'sending' });
    const answer = await post({ ...values, _type: type, _key: key, _elapsed: Math.round(timeOpen()) }).catch(() => null);
    const outcome = outcomeOf(answer, { names, isOnline: navigator.onLine, now: Date.now() });
    isOnItsWay.current = false;
    setState(outcome.is === 'failed' ? outcome : { is: 'idle' });
    return outcome;
  };
  return { isSending: state.is === 'sending', failure: state.is === 'failed' ? state.failure : null, send };
}
