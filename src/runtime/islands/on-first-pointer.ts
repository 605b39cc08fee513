const isTouch = (event: Event) => event instanceof PointerEvent && event.pointerType === 'touch';

/**
 * Calls a listener when a mouse or a wheel is used for the first time: a phone never fetches what only they need. Returns a function that
 * removes the listener.
 */
export function onFirstPointer(listener: () => void): () => void {
  const events = new AbortController();
  const onEvent = (event: Event) => {
    if (isTouch(event)) return;
    events.abort();
    listener();
  };
  for (const type of ['pointermove', 'wheel']) document.addEventListener(type, onEvent, { passive: true, signal: events.signal });
  return () => events.abort();
}
