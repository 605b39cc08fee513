import * as React from 'react';
import type { FormValues } from '../../domain/forms/form-validation';
import { type SubmitFailure, type InquiryResponse, type SubmitResult, toSubmitResult } from './submit-result';
import { getTimeOnPage } from '../../runtime/navigation/navigate';

type SubmissionState = { is: 'idle' | 'sending' } | { is: 'failed'; failure: SubmitFailure };

/** Where the forms' service answers; set at build time, the site's own by default. */
export const inquiriesUrl = `${process.env.GATSBY_API_BASE ?? '/api'}/inquiries/`;

/** How long an answer is waited for, in milliseconds: longer than the slowest telephone takes for so little. */
const requestTimeout = 30_000;

async function postInquiry(body: Record<string, unknown>): Promise<InquiryResponse> {
  // AbortSignal.timeout would say the same, but is younger than the oldest browsers that the site is for.
  const wait = new AbortController();
  const timer = setTimeout(() => wait.abort(), requestTimeout);
  try {
    const response = await fetch(inquiriesUrl, {
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
  const [state, setState] = React.useState<SubmissionState>({ is: 'idle' });
  // State comes one render late for two submissions in one breath.
  const isOnItsWay = React.useRef(false);
  const send = async (values: FormValues, key: string): Promise<SubmitResult | undefined> => {
    if (isOnItsWay.current) return undefined;
    isOnItsWay.current = true;
    setState({ is: 'sending' });
    const answer = await postInquiry({ ...values, _type: type, _key: key, _elapsed: Math.round(getTimeOnPage()) }).catch(() => null);
    const outcome = toSubmitResult(answer, { fieldNames: names, isOnline: navigator.onLine, now: Date.now() });
    isOnItsWay.current = false;
    setState(outcome.is === 'failed' ? outcome : { is: 'idle' });
    return outcome;
  };
  return { isSending: state.is === 'sending', failure: state.is === 'failed' ? state.failure : null, send };
}
