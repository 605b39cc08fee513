import * as React from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { keepInput, type KeptInput } from './kept-input';
import { createLazyComponent, isServer, type Preloadable, useIsPrerendered } from './loader';

/** Tells React to leave the prerendered HTML of an element as it is. It is one object, so that React sees no change between renders. */
const preservedHtml = { __html: '' };

/**
 * When a page cannot be read without React: an island whose content depends on the address or on this browser. The island carries the name,
 * by which the reader's script finds it before any of its code is there.
 */
export interface Need {
  readonly name: string;
  readonly isMet: () => boolean;
}

interface IslandOptions {
  /** When it hydrates by itself; else with the first interaction with it. */
  need?: Need;
}

let rootCount = 0;

function HydrationEffect({ onHydrated, children }: { onHydrated: () => void; children: React.ReactNode }) {
  const notify = React.useEffectEvent(onHydrated);
  React.useEffect(() => notify(), []);
  return children;
}

interface IslandBoundaryProps {
  frame: HTMLElement;
  children: React.ReactNode;
}

/** Restores the prerendered HTML when the island throws, with what a visitor has typed: a form in it is posted by the browser. */
class IslandBoundary extends React.Component<IslandBoundaryProps, { hasError: boolean }> {
  override state = { hasError: false };
  private readonly html = this.props.frame.innerHTML;
  private kept: KeptInput | undefined;

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
    this.props.frame.innerHTML = this.html;
    this.kept?.restore();
  }

  override render() {
    if (!this.state.hasError) return this.props.children;
    // React has not removed the fields yet.
    this.kept ??= keepInput(this.props.frame);
    return null;
  }
}

/** Whether two sets of props hold the same values. */
const areShallowEqual = <Props extends object>(props: Props, others: Props): boolean =>
  Object.keys({ ...props, ...others }).every((key) => Object.is(props[key as keyof Props], others[key as keyof Props]));

/**
 * Calls a listener whenever the focus, a pointer or a finger comes to an element, and when it is clicked or changed. It listens in the capture
 * phase of the document, before React; only a click can be cancelled. Returns a function that removes the listeners.
 */
function onInteraction(element: Element, listener: (target: Element, event: Event) => void): () => void {
  const events = new AbortController();
  const onEvent = (event: Event) => {
    if (event.target instanceof Element && element.contains(event.target)) listener(event.target, event);
  };
  for (const type of ['focusin', 'pointerover', 'touchstart', 'click', 'change'])
    document.addEventListener(type, onEvent, { capture: true, passive: type !== 'click', signal: events.signal });
  return () => events.abort();
}

/** Posts the form of a submit button without scripts. */
function submitNatively(button: HTMLButtonElement | null): void {
  if (button?.type === 'submit') button.form?.submit();
}

/**
 * Makes an island that hydrates in place, with the first interaction or when it is needed. Until then its prerendered HTML stands, with working
 * links; a press on one of its buttons is replayed once it has hydrated, and what was typed or chosen is kept. A form whose code does not come is
 * posted by the browser; other HTML stays, and the next interaction tries again. A page that was not prerendered is shown once its code has come.
 *
 * To the root around it, a dehydrated island is a leaf. A suspended boundary would not do: React removes its HTML when a context above it
 * changes.
 */
export function island<Props extends object>(
  load: () => Promise<React.ComponentType<Props>>,
  { need }: IslandOptions = {},
): Preloadable<Props> {
  const { fetch, LazyComponent, FramedComponent } = createLazyComponent(load);

  function DehydratedIsland(props: Props) {
    const frame = React.useRef<HTMLDivElement>(null);
    const [initialProps] = React.useState(props);
    const latestProps = React.useRef(props);
    const update = React.useRef<() => void>(null);
    React.useEffect(() => {
      latestProps.current = props;
      update.current?.();
    });
    React.useEffect(() => {
      const element = frame.current!;
      let root: Root | undefined;
      let kept: KeptInput | undefined;
      let pressed: HTMLButtonElement | null = null;
      // Null until hydration has finished: a change must not reach the root before that.
      let rendered: Props | null = null;
      const render = (shown: Props) => (
        <IslandBoundary frame={element}>
          <HydrationEffect onHydrated={finish}>
            <LazyComponent {...shown} />
          </HydrationEffect>
        </IslandBoundary>
      );
      function finish(): void {
        rendered = initialProps;
        delete element.dataset['dehydrated'];
        update.current?.();
        kept?.restore();
        if (pressed) kept?.find(pressed)?.click();
      }
      function start(): void {
        if (root || !element.isConnected) return;
        kept = keepInput(element);
        root = hydrateRoot(element, render(initialProps), { identifierPrefix: `part${rootCount++}` });
      }
      function fail(): void {
        submitNatively(pressed);
        pressed = null;
      }
      const fetchAndStart = () => void fetch().then(start, fail);
      const cancel = onInteraction(element, (target, event) => {
        if (rendered) return;
        const button = event.type === 'click' ? target.closest('button') : null;
        if (button?.type === 'submit') event.preventDefault();
        pressed = button ?? pressed;
        fetchAndStart();
      });
      update.current = () => {
        if (!rendered || areShallowEqual(rendered, latestProps.current)) return;
        rendered = latestProps.current;
        root?.render(render(rendered));
      };
      if (need?.isMet() || element.contains(document.activeElement)) fetchAndStart();
      return () => {
        cancel();
        // React refuses to unmount a root while it renders another.
        queueMicrotask(() => root?.unmount());
      };
    }, [initialProps]);
    return (
      <div ref={frame} data-dehydrated="true" data-need={need?.name} dangerouslySetInnerHTML={preservedHtml} suppressHydrationWarning />
    );
  }

  function Island(props: Props) {
    const isPrerendered = useIsPrerendered();
    if (isServer)
      return (
        <div data-dehydrated="true" data-need={need?.name}>
          <LazyComponent {...props} />
        </div>
      );
    return isPrerendered ? <DehydratedIsland {...props} /> : <FramedComponent {...props} />;
  }
  return Object.assign(Island, { preload: fetch });
}

/**
 * Makes an island that never hydrates. React does not touch its prerendered HTML, and its code is not fetched. A page that was not
 * prerendered is shown once its code has come.
 */
export function staticIsland<Props extends object>(load: () => Promise<React.ComponentType<Props>>): Preloadable<Props> {
  const { fetch, FramedComponent } = createLazyComponent(load);
  function StaticIsland(props: Props) {
    const isPrerendered = useIsPrerendered();
    if (isPrerendered && !isServer) return <div dangerouslySetInnerHTML={preservedHtml} suppressHydrationWarning />;
    return <FramedComponent {...props} />;
  }
  return Object.assign(StaticIsland, { preload: fetch });
}
