import * as React from 'react';
import { importOnce } from '../../runtime/on-demand/import-once';
import { useMessages } from '../../ui/messages/messages';
import { useToast } from '../../runtime/toast/toast-provider';

const loadSubscribe = importOnce(() => import('./subscribe-with-feedback').then(({ subscribeWithFeedback }) => subscribeWithFeedback));

/** The submission of the newsletter, one at a time. Its code loads with the first focus or hover. */
export function useSubscription() {
  const { newsletter: text } = useMessages();
  const toaster = useToast();
  const [isLoading, setIsLoading] = React.useState(false);
  const [line, setLine] = React.useState('');
  // State updates a render late for two submissions in the same task.
  const isOnItsWay = React.useRef(false);
  const load = async () => {
    const [answerTo] = await Promise.all([loadSubscribe(), toaster.preload()]);
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
      toaster.show(told.toast);
      setLine(told.message);
    } else if (navigator.onLine) form.submit();
    else setLine(text.no_connection);
    isOnItsWay.current = false;
    setIsLoading(false);
  };
  return { isLoading, message: line, submit, prefetch: () => void load().catch(() => undefined) };
}
