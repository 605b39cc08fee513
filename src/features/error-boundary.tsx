import * as React from 'react';
import { decodePath } from '../domain/routes';
import { retryLoad } from '../runtime/navigation/load-document';
import { type NavigationError, navigationErrors } from '../runtime/navigation/navigate';
import { AnchorButton } from '../ui/button';
import { classNames } from '../ui/class-names';
import { getMessages } from '../ui/messages';
import { TextLink } from '../ui/text-link';
import * as errorStyles from '../ui/error-styles.module.css';
import * as grid from '../ui/grid.module.css';
import * as styles from './error-boundary.module.css';

interface ErrorBoundaryProps {
  /** The boundary is outside the layout and must render the error page itself. */
  isRoot?: boolean;
  children: React.ReactNode;
}

/** B7: reports an error when its children throw during rendering. */
export class ErrorBoundary extends React.Component<ErrorBoundaryProps, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override componentDidCatch() {
    // A microtask, because the navigation to this page ends in the same task and clears earlier errors.
    queueMicrotask(() => navigationErrors.set(getRenderError()));
  }

  override render() {
    if (!this.state.hasError) return this.props.children;
    return this.props.isRoot ? (
      <main>
        <ErrorPage error={getRenderError()} />
      </main>
    ) : null;
  }
}

function getRenderError(): NavigationError {
  const { pathname, search, hash } = window.location;
  return { kind: 'broken', href: pathname + search + hash };
}

interface PageOrErrorProps {
  error: NavigationError | null;
  /** The path of the page; a new one resets the boundary. */
  path: string;
  children: React.ReactNode;
}

/** The page, or the error page if the page threw or could not be loaded. */
export const PageOrError = ({ error, path, children }: PageOrErrorProps) =>
  error ? <ErrorPage error={error} /> : <ErrorBoundary key={path}>{children}</ErrorBoundary>;

/** Replaces a page that threw or could not be loaded: what happened, a retry link and a link home. */
function ErrorPage({ error }: { error: NavigationError }) {
  const { fault: messages } = getMessages();
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
