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

/**
 * Calls a listener whenever the focus, a pointer or a finger comes to an element, and when it is clicked or changed. It listens in the capture
 * phase of the document, before React; only a click can be cancelled. Returns a function that removes the listeners.
 */
export function onInteraction(element: Element, listener: (target: Element, event: Event) => void): () => void {
  const events = new AbortController();
  const onEvent = (event: Event) => {
    if (event.target instanceof Element && element.contains(event.target)) listener(event.target, event);
  };
  for (const type of ['focusin', 'pointerover', 'touchstart', 'click', 'change'])
    document.addEventListener(type, onEvent, { capture: true, passive: type !== 'click', signal: events.signal });
  return () => events.abort();
}
