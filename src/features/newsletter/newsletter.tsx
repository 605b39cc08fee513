import * as React from 'react';
import { classNames } from '../../ui/class-names';
import { privacyPath } from '../../domain/routes';
import { Honeypot } from '../../ui/field/honeypot';
import * as grid from '../../ui/grid/grid.module.css';
import { Link } from '../../ui/link/link';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import { newsletterUrl } from './newsletter-url';
import * as styles from './newsletter.module.css';
import { preloadToasts, showToast } from '../../runtime/toasts';

/** The newsletter form in the footer: a field, a button, and a status line. */
export function Newsletter() {
  const { newsletter } = useMessages();
  const { isLoading, message, submit, prefetch } = useSubscription();
  const onSubmit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    void submit(event.currentTarget, typeof email === 'string' ? email : '');
  };
  return (
    <div className={classNames(grid.grid, styles.newsletter)}>
      <h2 className={styles.heading}>{newsletter.heading}</h2>
      <form
        className={classNames(grid.below, styles.form)}
        method="post"
        action={newsletterUrl}
        noValidate
        aria-busy={isLoading}
        onSubmit={onSubmit}
        onFocus={prefetch}
        onPointerEnter={prefetch}
      >
        <label className={classNames(type.label, styles.label)} htmlFor="newsletter-email">
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
        <Honeypot />
        <button type="submit" className={classNames(type.label, styles.submit)} aria-disabled={isLoading}>
          {newsletter.submit}
        </button>
      </form>
      <p id="newsletter-notice" className={styles.notice}>
        {newsletter.notice} <Link to={privacyPath}>{newsletter.privacy}</Link>
      </p>
      <p id="newsletter-line" role="status" className={styles.status}>
        {message}
      </p>
    </div>
  );
}

const loadSubscribe = () => import('./subscribe-with-feedback').then(({ subscribeWithFeedback }) => subscribeWithFeedback);

/** The submission of the newsletter, one at a time. Its code loads with the first focus or hover. */
function useSubscription() {
  const { newsletter: messages } = useMessages();
  const [isLoading, setIsLoading] = React.useState(false);
  const [message, setMessage] = React.useState('');
  // State updates a render late for two submissions in the same task.
  const isInFlight = React.useRef(false);
  const load = () => Promise.all([loadSubscribe(), preloadToasts()]).then(([subscribe]) => subscribe);
  const submit = async (form: HTMLFormElement, email: string) => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setIsLoading(true);
    setMessage('');
    const subscribe = await load().catch(() => null);
    if (subscribe) {
      const feedback = await subscribe(email, messages);
      if (feedback.isSuccess) form.reset();
      showToast(feedback.toast);
      setMessage(feedback.message);
    } else if (navigator.onLine) form.submit();
    else setMessage(messages.no_connection);
    isInFlight.current = false;
    setIsLoading(false);
  };
  return { isLoading, message, submit, prefetch: () => void load().catch(() => undefined) };
}
