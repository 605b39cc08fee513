import * as React from 'react';

/** Whether the page is scrolled by more than `limit` px. */
export function useScrolledPast(limit: number): boolean {
  const [isPast, setIsPast] = React.useState(false);
  React.useEffect(() => {
    const update = () => setIsPast(window.scrollY > limit);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [limit]);
  return isPast;
}
