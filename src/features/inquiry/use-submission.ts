import * as React from 'react';
import type { FormValues } from '../../domain/forms/form-validation';
import { type SubmitFailure, type InquiryResponse, type SubmitResult, toSubmitResult } from './submit-result';
import { getTimeOnPage } from '../../runtime/navigation/navigate';

/** The endpoint of the forms service, set at build time. */
export const inquiriesUrl = `${process.env.GATSBY_API_BASE ?? '/api'}/inquiries/`;

/** How long to wait for a response, in milliseconds: enough for the slowest connection. */
const requestTimeout = 30_000;

/** The fields of a form with those that every form adds. */
type SubmittedFields = Readonly<Record<string, unknown>>;

/** Posts the fields of a form as JSON. */
export async function postInquiry(body: SubmittedFields): Promise<InquiryResponse> {
  // AbortSignal.timeout is not in the oldest supported browsers.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), requestTimeout);
  try {
    const response = await fetch(inquiriesUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: controller.signal,
    });
    return { status: response.status, body: await response.text(), retryAfter: response.headers.get('retry-after') };
  } finally {
    clearTimeout(timer);
  }
}

/** Sends a form under the idempotency key that `draft.ts` assigns. A second call while one is pending does nothing and returns undefined. */
export function useSubmission(type: string, fieldNames: readonly string[]) {
  const [state, setState] = React.useState<{ isSending: boolean; failure: SubmitFailure | null }>({ isSending: false, failure: null });
  // State updates a render late for two submissions in the same task.
  const isInFlight = React.useRef(false);
  const send = async (
    values: FormValues,
    key: string,
    post: (fields: SubmittedFields) => Promise<InquiryResponse>,
  ): Promise<SubmitResult | undefined> => {
    if (isInFlight.current) return undefined;
    isInFlight.current = true;
    setState({ isSending: true, failure: null });
    const response = await post({ ...values, _type: type, _key: key, _elapsed: Math.round(getTimeOnPage()) }).catch(() => null);
    const result = toSubmitResult(response, { fieldNames, isOnline: navigator.onLine, now: Date.now() });
    isInFlight.current = false;
    setState({ isSending: false, failure: result.kind === 'failed' ? result.failure : null });
    return result;
  };
  return { ...state, send };
}
