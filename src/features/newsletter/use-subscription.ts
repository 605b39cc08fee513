import * as React from 'react';
import { fetchOnce } from '../../ui/lazy/fetch-once';
import { useText } from '../../ui/text/text';
import { useToast } from '../../ui/toast/toast';

const loadAnswerTo = fetchOnce(() => import('./subscribe').then(({ answerTo }) => answerTo));

/** The newsletter's one submission: idle, loading, idle. While it loads another does nothing. Its code is fetched with the first intent. */
export function useSubscription() {
  const { newsletter: text } = useText();
  const toaster = useToast();
  const [isLoading, setIsLoading] = React.useState(false);
  const [line, setLine] = React.useState('');
  // State comes one render late for two submissions in one breath.
  const isOnItsWay = React.useRef(false);
  const load = async () => {
    const [answerTo] = await Promise.all([loadAnswerTo(), toaster.prepare()]);
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
      if (told.isDone) form.reset();
      toaster.show(told.toast);
      setLine(told.line);
    } else if (navigator.onLine) form.submit();
    else setLine(text.no_connection);
    isOnItsWay.current = false;
    setIsLoading(false);
  };
  return { isLoading, line, submit, prepare: () => void load().catch(() => undefined) };
}
