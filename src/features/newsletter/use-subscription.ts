import * as React from 'react';
import { isPending, wordsOf } from '../../logic/submission';
import { useText } from '../../ui/text/text';
import { useToast } from '../../ui/toast/toast';
import { subscribe } from './subscribe';

/** The newsletter's one submission: idle, loading, idle. While it loads another does nothing. */
export function useSubscription() {
  const { newsletter: text } = useText();
  const { show } = useToast();
  const [isLoading, setIsLoading] = React.useState(false);
  const [line, setLine] = React.useState('');
  // State comes one render late for two submissions in one breath.
  const isOnItsWay = React.useRef(false);
  const submit = async (form: HTMLFormElement, email: string) => {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    setIsLoading(true);
    setLine('');
    try {
      const said = isPending(await subscribe(email)) ? 'pending' : 'success';
      form.reset();
      show({ severity: 'success', summary: text[`${said}_summary`], detail: text[`${said}_detail`], life: 3000, pausesOnHover: true });
      // What is still to be done outlives the notice.
      if (said === 'pending') setLine(text.pending_detail);
    } catch (raised) {
      setLine(wordsOf(raised, text));
      show({ severity: 'error', summary: text.failure_summary, detail: text.failure_detail, life: 3000, pausesOnHover: true });
    } finally {
      isOnItsWay.current = false;
      setIsLoading(false);
    }
  };
  return { isLoading, line, submit };
}
