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
