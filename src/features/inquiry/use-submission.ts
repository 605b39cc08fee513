import * as React from 'react';
import type { Values } from '../../logic/form-problems';

type Submission = { is: 'idle' | 'sending' | 'failed' } | { is: 'sent'; reference: string };

/** Where the forms' service answers; set at build time, the site's own by default. */
const action = `${process.env.GATSBY_API_BASE ?? '/api'}/inquiries/`;

interface Answer {
  reference?: unknown;
}

async function post(body: Record<string, unknown>): Promise<string> {
  const response = await fetch(action, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { reference } = (await response.json()) as Answer;
  if (!response.ok || typeof reference !== 'string') throw new Error(`The forms' service answered ${response.status}.`);
  return reference;
}

/**
 * Sends a form once. The key stays the same until the form has been stored, so that a try after a lost answer is the
 * same inquiry; while one is on its way a second does nothing.
 */
export function useSubmission(type: string) {
  const [state, setState] = React.useState<Submission>({ is: 'idle' });
  const key = React.useRef('');
  const shownAt = React.useRef(0);
  React.useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  const send = async (values: Values) => {
    if (state.is === 'sending') return;
    key.current ||= crypto.randomUUID();
    setState({ is: 'sending' });
    try {
      setState({
        is: 'sent',
        reference: await post({ ...values, _type: type, _key: key.current, _elapsed: Math.round(performance.now() - shownAt.current) }),
      });
    } catch {
      setState({ is: 'failed' });
    }
  };
  return { state: { ...state, action }, send };
}
