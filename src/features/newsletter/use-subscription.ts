import * as React from 'react';
import { wordsOf } from '../../logic/submission';
import { useText } from '../../ui/text/text';
import { useToast } from '../../ui/toast/toast';
import { subscribe } from './subscribe';

/** The newsletter's one submission: idle, loading, idle. While it loads another does nothing. */
export function useSubscription() {
  const { newsletter: text } = useText();
  const { show } = useToast();
  const [isLoading, setIsLoading] = React.useState(false);
  const [failure, setFailure] = React.useState('');
  // State comes one render late for two submissions in one breath.
  const isOnItsWay = React.useRef(false);
  const submit = async (form: HTMLFormElement, email: string) => {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    setIsLoading(true);
    setFailure('');
    try {
      await subscribe(email);
      form.reset();
      show({ severity: 'success', summary: text.success_summary, detail: text.success_detail, life: 3000, pausesOnHover: true });
    } catch (raised) {
      setFailure(wordsOf(raised, text));
      show({ severity: 'error', summary: text.failure_summary, detail: text.failure_detail, life: 3000, pausesOnHover: true });
    } finally {
      isOnItsWay.current = false;
      setIsLoading(false);
    }
  };
  return { isLoading, failure, submit };
}
