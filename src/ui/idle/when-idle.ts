// Safari has no requestIdleCallback.
const idle = (run: () => void) => ('requestIdleCallback' in window ? window.requestIdleCallback(run) : setTimeout(run, 1));

/** Runs once when the page has loaded and rests, so that it costs the first load nothing. Returns how to call it off. */
export function whenIdle(run: () => void): () => void {
  let isOff = false;
  const start = () => idle(() => isOff || run());
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  return () => {
    isOff = true;
    window.removeEventListener('load', start);
  };
}
