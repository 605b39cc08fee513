import * as React from 'react';
import { onVisible } from './on-visible';

interface LazyHydrationProps {
  /** What stands there on a page that was not prebuilt, and when the part cannot be fetched. */
  fallback: React.ReactNode;
  children: React.ReactNode;
}

const isServer = typeof window === 'undefined';

interface HydrationGateProps {
  whenOpen: Promise<void>;
  onReady: () => void;
  children: React.ReactNode;
}

function HydrationGate({ whenOpen: opened, onReady, children }: HydrationGateProps) {
  if (!isServer) React.use(opened);
  React.useEffect(onReady, [onReady]);
  return children;
}

class ImportErrorBoundary extends React.Component<LazyHydrationProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/** A gate that opens once. */
function createHydrationGate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/**
 * Holds a part whose code is fetched when it comes into view or is touched. Prebuilt HTML stands until then and is
 * hydrated in place, and a press on a button of it that came too early is made good; should the code not arrive, the
 * fallback takes over and the page lives on.
 */
export function LazyHydration({ fallback, children }: LazyHydrationProps) {
  const frame = React.useRef<HTMLDivElement>(null);
  const [gate] = React.useState(createHydrationGate);
  const early = React.useRef({ pressed: '', isOver: false });
  React.useEffect(() => {
    const element = frame.current!;
    const onPress = ({ target }: Event) => {
      if (early.current.isOver || !(target instanceof Element) || !element.contains(target)) return;
      early.current.pressed = target.closest('button[id]')?.id ?? '';
      gate.open();
    };
    const leave = onVisible(element, gate.open);
    // React keeps a press on what it has not hydrated from going further: it is heard before React hears it.
    document.addEventListener('click', onPress, true);
    element.addEventListener('focusin', gate.open);
    return () => {
      leave();
      document.removeEventListener('click', onPress, true);
      element.removeEventListener('focusin', gate.open);
    };
  }, [gate]);
  const onReady = React.useCallback(() => {
    const { pressed } = early.current;
    early.current = { pressed: '', isOver: true };
    if (pressed) document.getElementById(pressed)?.click();
  }, []);
  return (
    <div ref={frame}>
      <ImportErrorBoundary fallback={fallback}>
        <React.Suspense fallback={fallback}>
          <HydrationGate whenOpen={gate.opened} onReady={onReady}>
            {children}
          </HydrationGate>
        </React.Suspense>
      </ImportErrorBoundary>
    </div>
  );
}
