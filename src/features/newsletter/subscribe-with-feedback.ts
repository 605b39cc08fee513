import { type ServiceResponse, parseResponse, isConfirmationPending, getErrorMessage } from '../../domain/forms/service-response';
import type { ToastRequest } from '../../ui/toast/toasts-reducer';
import { newsletterUrl } from './newsletter-url';

/** Subscribes an address and returns the answer's data; raises a `SubmissionFailure` where it fails. */
export async function postSubscription(email: string): Promise<unknown> {
  const response = await sendRequest(email).catch(() => null);
  return parseResponse(response);
}

async function sendRequest(email: string): Promise<ServiceResponse> {
  const response = await fetch(newsletterUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  return { status: response.status, body: await response.text() };
}

/** What a visitor is told of a submission: a toast, and what stands beside the form after it. */
export interface SubscriptionFeedback {
  isSuccess: boolean;
  toast: ToastRequest;
  message: string;
}

const toastOptions = { duration: 3000, pausesOnHover: true };

/** Subscribes an address and says what to tell of it. */
export async function subscribeWithFeedback(
  email: string,
  messages: Queries.ContentTextFragment['newsletter'],
): Promise<SubscriptionFeedback> {
  try {
    const outcome = isConfirmationPending(await postSubscription(email)) ? 'pending' : 'success';
    const toast: ToastRequest = {
      severity: 'success',
      summary: messages[`${outcome}_summary`],
      detail: messages[`${outcome}_detail`],
      ...toastOptions,
    };
    // What is still to be done outlives the notice.
    return { isSuccess: true, toast, message: outcome === 'pending' ? messages.pending_detail : '' };
  } catch (error) {
    const toast: ToastRequest = { severity: 'error', summary: messages.failure_summary, detail: messages.failure_detail, ...toastOptions };
    return { isSuccess: false, toast, message: getErrorMessage(error, messages) };
  }
}
