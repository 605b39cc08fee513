import * as React from 'react';

interface LazyProps {
  /** What stands there on a page that was not prebuilt, and when the part cannot be fetched. */
  fallback: React.ReactNode;
  children: React.ReactNode;
}

const isServer = typeof window === 'undefined';

function Gate({ opened, children }: { opened: Promise<void>; children: React.ReactNode }) {
  if (!isServer) React.use(opened);
  return children;
}

class Guard extends React.Component<LazyProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/**
 * Holds a part whose code is fetched when it comes into view or is touched. Prebuilt HTML stands until then and is
 * hydrated in place; should the code not arrive, the fallback takes over and the page lives on.
 */
export function Lazy({ fallback, children }: LazyProps) {
  const frame = React.useRef<HTMLDivElement>(null);
  const [{ opened, open }] = React.useState(() => {
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    return { opened, open };
  });
  React.useEffect(() => {
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && open(), {
      rootMargin: '200px',
    });
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, [open]);
  return (
    <div ref={frame} onPointerDown={open} onFocus={open}>
      <Guard fallback={fallback}>
        <React.Suspense fallback={fallback}>
          <Gate opened={opened}>{children}</Gate>
        </React.Suspense>
      </Guard>
    </div>
  );
}
