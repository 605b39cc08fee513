import { type ServiceResponse, parseResponse, isConfirmationPending, getErrorMessage } from '../../domain/forms/service-response';
import type { ToastRequest } from '../../ui/toast/toasts-reducer';
import { newsletterUrl } from './newsletter-url';

/**
 * Subscribes an e-mail address and returns the data of the response.
 * @throws {SubmissionError} when the request fails or the service refuses it.
 */
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

/** What the visitor sees: a toast, and the line beside the form. */
interface SubscriptionFeedback {
  isSuccess: boolean;
  toast: ToastRequest;
  message: string;
}

const toastOptions = { duration: 3000, pausesOnHover: true };

/** Subscribes an e-mail address and returns the feedback to show. */
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
    // A pending confirmation stays visible after the toast.
    return { isSuccess: true, toast, message: outcome === 'pending' ? messages.pending_detail : '' };
  } catch (error) {
    const toast: ToastRequest = { severity: 'error', summary: messages.failure_summary, detail: messages.failure_detail, ...toastOptions };
    return { isSuccess: false, toast, message: getErrorMessage(error, messages) };
  }
}
