/** How far below the window an element may be to be as good as seen. */
const rootMargin = '200px';

/** Runs once when an element comes into view. Returns how to call it off. */
export function onVisible(element: Element, run: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
