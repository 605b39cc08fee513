const isTouch = (event: Event) => event instanceof PointerEvent && event.pointerType === 'touch';

/**
 * Runs once when a mouse or a wheel is first used, so that what only they need costs nothing before and a phone nothing at all.
 * Returns how to call it off.
 */
export function onFirstPointer(run: () => void): () => void {
  const events = new AbortController();
  const onUsed = (event: Event) => {
    if (isTouch(event)) return;
    events.abort();
    run();
  };
  for (const use of ['pointermove', 'wheel']) document.addEventListener(use, onUsed, { passive: true, signal: events.signal });
  return () => events.abort();
}
