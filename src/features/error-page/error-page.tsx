import * as React from 'react';
import { AnchorButton } from '../../ui/button/button';
import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import * as errorStyles from '../../ui/error-styles/error-styles.module.css';
import { TextLink } from '../../ui/text-link/text-link';
import type { NavigationError } from '../../runtime/navigation/navigate';
import { retryLoad } from '../../runtime/navigation/load-document';
import { useMessages } from '../../ui/messages/messages';
import * as styles from './error-page.module.css';
import { decodePath } from '../../domain/routes';

/** Replaces a page that threw or could not be loaded: what happened, a retry link and a link home. */
export function ErrorPage({ error }: { error: NavigationError }) {
  const { fault: messages } = useMessages();
  const heading = React.useRef<HTMLHeadingElement>(null);
  React.useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [error]);
  const onRetry = (event: React.MouseEvent) => {
    event.preventDefault();
    void retryLoad(error.href);
  };
  return (
    <section className={classNames(grid.wrap, styles.errorPage)} data-error={error.kind}>
      <div className={styles.text}>
        <h1 ref={heading} tabIndex={-1} className={classNames(errorStyles.title, styles.title)}>
          {messages.title}
        </h1>
        <p className={errorStyles.reason}>{messages[error.kind]}</p>
        <p className={errorStyles.address}>
          <code className={errorStyles.path}>{decodePath(error.href)}</code>
        </p>
        <div className={classNames(grid.cluster, styles.links)}>
          <AnchorButton href={error.href} onClick={onRetry}>
            {messages.retry}
          </AnchorButton>
          <TextLink label={messages.home} to="/" />
        </div>
      </div>
    </section>
  );
}
