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

type Messages = Queries.ContentTextFragment['newsletter'];

const createToast = (severity: ToastRequest['severity'], outcome: 'success' | 'pending' | 'failure', messages: Messages): ToastRequest => ({
  severity,
  summary: messages[`${outcome}_summary`],
  detail: messages[`${outcome}_detail`],
  duration: 3000,
  pausesOnHover: true,
});

/** Subscribes an e-mail address and returns the feedback to show. */
export async function subscribeWithFeedback(email: string, messages: Messages): Promise<SubscriptionFeedback> {
  try {
    const outcome = isConfirmationPending(await postSubscription(email)) ? 'pending' : 'success';
    // A pending confirmation stays visible after the toast.
    const message = outcome === 'pending' ? messages.pending_detail : '';
    return { isSuccess: true, toast: createToast('success', outcome, messages), message };
  } catch (error) {
    return { isSuccess: false, toast: createToast('error', 'failure', messages), message: getErrorMessage(error, messages) };
  }
}
