import * as React from 'react';
import { getErrorMessage, isConfirmationPending, parseResponse, serviceTimeout } from '../../domain/forms/service-response';
import { applyTrailingSlash, privacyPath } from '../../domain/routes';
import { trailingSlash } from '../../domain/site-settings';
import { loadToasts, showToast } from '../../runtime/toasts';
import { classNames, kit } from '../../ui/kit';
import { Honeypot } from '../../ui/field/honeypot';
import { useMessages } from '../../ui/messages';
import * as styles from './newsletter.module.css';

/** The endpoint of the newsletter, set at build time. */
const newsletterUrl = `${process.env.GATSBY_API_BASE ?? '/api'}/newsletter/`;

export interface NewsletterProps {
  /** The label of the trap: one of the many texts of forms, which need not stand on every page. */
  trapLabel: string;
  /** The version of the privacy notice, which is sent along. */
  notice: string;
}

/** The newsletter form in the footer: a field, a button, and a status line. */
export function Newsletter({ trapLabel, notice }: NewsletterProps) {
  const { newsletter } = useMessages();
  const { isLoading, message, submit, prefetch } = useSubscription();
  const onSubmit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    void submit(event.currentTarget, { email: typeof email === 'string' ? email : '', _notice: notice });
  };
  return (
    <div className={classNames(kit.grid, styles.newsletter)}>
      <h2 className={kit.half}>{newsletter.heading}</h2>
      <form
        className={classNames(kit.below, styles.form)}
        method="post"
        action={newsletterUrl}
        noValidate
        aria-busy={isLoading}
        onSubmit={onSubmit}
        onFocus={prefetch}
        onPointerEnter={prefetch}
      >
        <label className={classNames(kit.label, styles.label)} htmlFor="newsletter-email">
          {newsletter.label}
        </label>
        <input
          id="newsletter-email"
          name="email"
          type="email"
          autoComplete="email"
          className={styles.input}
          aria-describedby="newsletter-line newsletter-notice"
        />
        <input type="hidden" name="_notice" value={notice} />
        <Honeypot label={trapLabel} />
        <button type="submit" className={classNames(kit.label, kit.hover, styles.submit)} aria-disabled={isLoading}>
          {newsletter.submit}
        </button>
      </form>
      <p id="newsletter-notice" className={styles.notice}>
        {newsletter.notice} <a href={applyTrailingSlash(privacyPath, trailingSlash)}>{newsletter.privacy}</a>
      </p>
      <p id="newsletter-line" role="status" className={styles.status}>
        {message}
      </p>
    </div>
  );
}

/** The submission of the newsletter, one at a time. The code of the toasts is fetched with the first focus or hover. */
function useSubscription() {
  const texts = useMessages();
  const { newsletter: messages } = texts;
  const [isLoading, setIsLoading] = React.useState(false);
  const [message, setMessage] = React.useState<React.ReactNode>('');
  // State updates a render late for two submissions in the same task.
  const isInFlight = React.useRef(false);
  const prefetch = () => void loadToasts().catch(() => undefined);
  const submit = async (form: HTMLFormElement, subscription: Subscription) => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setIsLoading(true);
    setMessage('');
    prefetch();
    const { outcome, line } = await subscribe(subscription, messages);
    if (outcome !== 'failure') form.reset();
    const [summary, detail] = [messages[`${outcome}_summary`], messages[`${outcome}_detail`]];
    // Screen readers are silent about a status that comes together with its text, as a toast does.
    setMessage(line || <span className={kit.hidden}>{detail}</span>);
    isInFlight.current = false;
    setIsLoading(false);
    const toast = { severity: outcome === 'failure' ? 'error' : 'success', summary, detail, duration: 3000 } as const;
    // Without the code of the toasts the line has its text.
    await showToast(toast, texts).catch(() => setMessage(line || detail));
  };
  return { isLoading, message, submit, prefetch };
}

/** An e-mail address, and the version of the privacy notice that the page showed. */
interface Subscription {
  email: string;
  _notice: string;
}

/** Subscribes an e-mail address. Returns the outcome, and the line to show beside the form. */
async function subscribe(subscription: Subscription, messages: Queries.ContentTextFragment['newsletter']) {
  try {
    const isPending = isConfirmationPending(await postSubscription(subscription));
    // A pending confirmation stays visible after the toast.
    return isPending ? ({ outcome: 'pending', line: messages.pending_detail } as const) : ({ outcome: 'success', line: '' } as const);
  } catch (error) {
    return { outcome: 'failure', line: getErrorMessage(error, messages) } as const;
  }
}

/**
 * Posts an e-mail address and returns the data of the response.
 * @param timeout how long the request may take, in milliseconds.
 * @throws {SubmissionError} when the request fails or takes longer, or the service refuses it.
 */
export async function postSubscription(subscription: Subscription, timeout = serviceTimeout): Promise<unknown> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout);
  const send = async () => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(subscription) };
    const response = await fetch(newsletterUrl, { ...init, signal: controller.signal });
    return { status: response.status, body: await response.text() };
  };
  const response = await send().catch(() => null);
  clearTimeout(timer);
  return parseResponse(response);
}
