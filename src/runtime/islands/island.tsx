import * as React from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { createLazyPart, isServer, preservedHtml, useIsPrerendered } from './lazy-part';
import { onInteraction } from './on-interaction';
import { onVisible } from './on-visible';

/** When an island hydrates by itself. An interaction with it hydrates any island. */
type HydrateWhen = 'visible' | 'interaction' | 'load';

interface IslandOptions<Props> {
  /** A function decides in the browser. */
  hydrate: HydrateWhen | (() => HydrateWhen);
  /** What replaces the island when its code does not come; without it the prerendered HTML stays, and the next interaction tries again. */
  fallback?: React.ComponentType<Props>;
}

let rootCount = 0;

/** Hydrates prerendered HTML by a root of its own. When the island throws, the HTML is restored. */
function hydrateInPlace(frame: HTMLElement, island: React.ReactNode): Root {
  const html = frame.innerHTML;
  return hydrateRoot(frame, island, {
    identifierPrefix: `part${rootCount++}`,
    onUncaughtError: (error) => {
      console.error(error);
      frame.innerHTML = html;
    },
  });
}

function HydrationEffect({ onHydrated, children }: { onHydrated: () => void; children: React.ReactNode }) {
  const notify = React.useEffectEvent(onHydrated);
  React.useEffect(() => notify(), []);
  return children;
}

/** Whether two sets of props hold the same values. */
const areShallowEqual = <Props extends object>(props: Props, others: Props): boolean =>
  Object.keys({ ...props, ...others }).every((key) => Object.is(props[key as keyof Props], others[key as keyof Props]));

/** Posts the form of a submit button without scripts. */
function submitNatively(button: HTMLButtonElement | null): void {
  if (button?.type === 'submit') button.form?.submit();
}

/** Hydration sets a list to the value that React knows. Returns a function that sets the visitor's choice again, and tells React. */
function createChoiceReplay(select: HTMLSelectElement): () => void {
  const { value } = select;
  return () => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

/**
 * Makes an island that hydrates in place. Until then its prerendered HTML stands, with working links, and a press on one of its buttons or
 * a choice from a list is replayed once it has hydrated; a form whose code does not come is posted by the browser. A page that was not prerendered is shown once `loadAllChunks` has fetched the code.
 *
 * To the root around it, a dehydrated island is a leaf. A suspended boundary would not do: React removes its HTML when a context above it
 * changes.
 */
export function island<Props extends object>(
  load: () => Promise<React.ComponentType<Props>>,
  { hydrate, fallback: Fallback }: IslandOptions<Props>,
): React.FunctionComponent<Props> {
  const { fetch, LazyPart, FramedPart } = createLazyPart(load, Fallback);

  function DehydratedIsland(props: Props) {
    const frame = React.useRef<HTMLDivElement>(null);
    const root = React.useRef<Root>(null);
    const [initialProps] = React.useState(props);
    // Null until hydration has finished: a change must not reach the root before that.
    const renderedProps = React.useRef<Props>(null);
    const [hasFailed, setFailed] = React.useState(false);
    const pressedButton = React.useRef<HTMLButtonElement>(null);
    const replayChoice = React.useRef<() => void>(null);
    const render = (shown: Props) => (
      <HydrationEffect onHydrated={finishHydration}>
        <LazyPart {...shown} />
      </HydrationEffect>
    );
    const update = React.useEffectEvent(() => {
      if (!renderedProps.current || areShallowEqual(renderedProps.current, props)) return;
      renderedProps.current = props;
      root.current?.render(render(props));
    });
    const finishHydration = () => {
      renderedProps.current = initialProps;
      delete frame.current?.dataset['dehydrated'];
      update();
      replayChoice.current?.();
      pressedButton.current?.click();
    };
    const start = React.useEffectEvent(() => {
      if (!root.current && frame.current) root.current = hydrateInPlace(frame.current, render(initialProps));
    });
    React.useEffect(() => {
      const element = frame.current!;
      const when = typeof hydrate === 'function' ? hydrate() : hydrate;
      const onFailure = () => {
        setFailed(true);
        submitNatively(pressedButton.current);
        pressedButton.current = null;
      };
      const fetchAndStart = () => void fetch().then(start, onFailure);
      if (when === 'load' || element.contains(document.activeElement)) fetchAndStart();
      const onTouch = (target: Element, event: Event) => {
        if (renderedProps.current) return;
        if (event.type === 'change' && target instanceof HTMLSelectElement) replayChoice.current = createChoiceReplay(target);
        const button = event.type === 'click' ? target.closest('button') : null;
        if (button?.type === 'submit') event.preventDefault();
        pressedButton.current = button ?? pressedButton.current;
        fetchAndStart();
      };
      const cancels = [onInteraction(element, onTouch), ...(when === 'visible' ? [onVisible(element, fetchAndStart)] : [])];
      return () => {
        cancels.forEach((cancel) => cancel());
        const { current } = root;
        // React refuses to unmount a root while it renders another.
        queueMicrotask(() => current?.unmount());
      };
    }, []);
    React.useEffect(() => update());
    if (Fallback && hasFailed)
      return (
        <div key="fallback">
          <Fallback {...props} />
        </div>
      );
    return <div ref={frame} data-dehydrated="true" dangerouslySetInnerHTML={preservedHtml} suppressHydrationWarning />;
  }

  return function Island(props: Props) {
    const isPrerendered = useIsPrerendered();
    if (isServer)
      return (
        <div data-dehydrated="true">
          <LazyPart {...props} />
        </div>
      );
    return isPrerendered ? <DehydratedIsland {...props} /> : <FramedPart {...props} />;
  };
}
