import * as React from 'react';
import { useMessages } from '../../ui/messages/messages';
import { preloadToasts, showToast } from '../../runtime/toast/toaster';

const loadSubscribe = () => import('./subscribe-with-feedback').then(({ subscribeWithFeedback }) => subscribeWithFeedback);

/** The submission of the newsletter, one at a time. Its code loads with the first focus or hover. */
export function useSubscription() {
  const { newsletter: text } = useMessages();
  const [isLoading, setIsLoading] = React.useState(false);
  const [line, setLine] = React.useState('');
  // State updates a render late for two submissions in the same task.
  const isOnItsWay = React.useRef(false);
  const load = async () => {
    const [answerTo] = await Promise.all([loadSubscribe(), preloadToasts()]);
    return answerTo;
  };
  const submit = async (form: HTMLFormElement, email: string) => {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    setIsLoading(true);
    setLine('');
    const answerTo = await load().catch(() => null);
    if (answerTo) {
      const told = await answerTo(email, text);
      if (told.isSuccess) form.reset();
      showToast(told.toast);
      setLine(told.message);
    } else if (navigator.onLine) form.submit();
    else setLine(text.no_connection);
    isOnItsWay.current = false;
    setIsLoading(false);
  };
  return { isLoading, message: line, submit, prefetch: () => void load().catch(() => undefined) };
}
