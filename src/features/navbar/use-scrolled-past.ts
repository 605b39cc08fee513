import * as React from 'react';

/** Whether the page is scrolled further than a number of px. */
export function useScrolledPast(limit: number): boolean {
  const [isPast, setIsPast] = React.useState(false);
  React.useEffect(() => {
    const read = () => setIsPast(window.scrollY > limit);
    read();
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, [limit]);
  return isPast;
}
