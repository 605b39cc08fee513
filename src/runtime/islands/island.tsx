import * as React from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { onVisible } from './on-visible';
import { MessagesProvider, useMessages } from '../../ui/messages/messages';
import { ToasterContext } from '../toast/toast-provider';
import { preservedHtml, createLazyPart, isServer, useIsPrerendered } from './lazy-part';
import { onInteraction } from './on-interaction';

/** What wakes a part of a prebuilt page: it comes into view, or nothing but the touch that wakes every part. */
export type HydrateWhen = 'visible' | 'interaction';

let rootCount = 0;

/** Takes prebuilt HTML over by a root of its own. Should the part break, the HTML is put back. */
function hydrateInPlace(frame: HTMLElement, part: React.ReactNode): Root {
  const html = frame.innerHTML;
  const root = hydrateRoot(frame, part, {
    identifierPrefix: `part${rootCount++}`,
    onUncaughtError: (error) => {
      console.error(error);
      frame.innerHTML = html;
    },
  });
  return root;
}

interface HydrationEffectProps {
  onHydrated: (() => void) | undefined;
  children: React.ReactNode;
}

function HydrationEffect({ onHydrated: onReady, children }: HydrationEffectProps) {
  const ready = React.useEffectEvent(() => onReady?.());
  React.useEffect(() => ready(), []);
  return children;
}

/** Whether two sets of properties hold the same values. */
const areShallowEqual = <Props extends object>(one: Props, other: Props): boolean =>
  Object.keys({ ...one, ...other }).every((key) => Object.is(one[key as keyof Props], other[key as keyof Props]));

const returnFalse = () => false;

/**
 * Makes a part that does something. In a prebuilt page its HTML stands until the occasion; then its code is fetched and takes the HTML
 * over. Where the code does not come the HTML goes on standing, with its links and forms. Where a page is made in the browser, the code
 * has come before, by `loadParts`.
 *
 * While it sleeps it is a leaf to React. A suspended boundary would not do: React takes away its HTML when a context above it changes.
 * @param isDue whether it wakes at once.
 */
export function island<Props extends object>(
  load: () => Promise<React.ComponentType<Props>>,
  occasion: HydrateWhen = 'visible',
  isDue: () => boolean = returnFalse,
): React.FunctionComponent<Props> {
  const { fetch, Made, Framed } = createLazyPart(load);

  function Sleeper(props: Props) {
    const frame = React.useRef<HTMLDivElement>(null);
    const root = React.useRef<Root>(null);
    const [first] = React.useState(props);
    const text = useMessages();
    const toaster = React.useContext(ToasterContext);
    const part = (shown: Props, onReady?: () => void) => (
      <MessagesProvider value={text}>
        <ToasterContext value={toaster}>
          <HydrationEffect onHydrated={onReady}>
            <Made {...shown} />
          </HydrationEffect>
        </ToasterContext>
      </MessagesProvider>
    );
    // What has changed since must not reach the root before it has taken over what stands there.
    const isTaken = React.useRef(false);
    const pressed = React.useRef<HTMLButtonElement>(null);
    const drawn = React.useRef(first);
    const draw = React.useEffectEvent(() => {
      if (!isTaken.current || areShallowEqual(drawn.current, props)) return;
      drawn.current = props;
      root.current?.render(part(props));
    });
    const wake = React.useEffectEvent(() => {
      if (root.current || !frame.current) return;
      const onReady = () => {
        isTaken.current = true;
        delete frame.current?.dataset['dehydrated'];
        draw();
        pressed.current?.click();
      };
      root.current = hydrateInPlace(frame.current, part(first, onReady));
    });
    React.useEffect(() => {
      const element = frame.current!;
      const rouse = () => void fetch().then(wake, () => undefined);
      if (isDue() || element.contains(document.activeElement)) rouse();
      const press = (target: Element) => {
        if (!isTaken.current) pressed.current = target.closest<HTMLButtonElement>('button[type="button"]') ?? pressed.current;
      };
      const calls = [onInteraction(element, rouse, press), ...(occasion === 'visible' ? [onVisible(element, rouse)] : [])];
      return () => {
        calls.forEach((callOff) => callOff());
        const { current } = root;
        // Not while the page around it is being drawn.
        queueMicrotask(() => current?.unmount());
      };
    }, []);
    React.useEffect(() => draw());
    return <div ref={frame} data-dehydrated="true" dangerouslySetInnerHTML={preservedHtml} suppressHydrationWarning />;
  }

  return function Awake(props: Props) {
    const isPrebuilt = useIsPrerendered();
    if (isServer)
      return (
        <div data-dehydrated="true">
          <Made {...props} />
        </div>
      );
    return isPrebuilt ? <Sleeper {...props} /> : <Framed {...props} />;
  };
}
