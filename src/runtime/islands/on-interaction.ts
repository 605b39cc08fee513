/**
 * Runs whenever the focus, a pointer or a finger comes to an element, and says what of it is pressed; heard before React hears it.
 * Returns how to call it off.
 */
export function onInteraction(element: Element, run: () => void, press: (target: Element) => void): () => void {
  const events = new AbortController();
  const options = { capture: true, passive: true, signal: events.signal };
  const inside = (hear: (target: Element) => void) => (event: Event) =>
    event.target instanceof Element && element.contains(event.target) && hear(event.target);
  for (const touch of ['focusin', 'pointerover', 'touchstart']) document.addEventListener(touch, inside(run), options);
  document.addEventListener('click', inside(press), options);
  return () => events.abort();
}
