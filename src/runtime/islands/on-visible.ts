/** How far outside the viewport an element counts as visible. */
const rootMargin = '200px';

/** Calls a listener once when an element becomes visible. Returns a function that stops observing. */
export function onVisible(element: Element, listener: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      listener();
    },
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
