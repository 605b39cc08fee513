/**
 * Calls a listener whenever the focus, a pointer or a finger comes to an element, and when it is clicked. It listens in the capture phase of
 * the document, before React. Returns a function that removes the listeners.
 */
export function onInteraction(element: Element, listener: (target: Element, type: string) => void): () => void {
  const events = new AbortController();
  const onEvent = ({ target, type }: Event) => {
    if (target instanceof Element && element.contains(target)) listener(target, type);
  };
  for (const type of ['focusin', 'pointerover', 'touchstart', 'click'])
    document.addEventListener(type, onEvent, { capture: true, passive: true, signal: events.signal });
  return () => events.abort();
}
