import { waiting } from './waiting';

/** What Gatsby 5 puts on the window; it is not promised, so the watch does without where it is missing. */
interface GatsbyWindow {
  ___navigate?: (to: string | number, options?: object) => void;
  ___loader?: { loadPageSync?: (path: string) => unknown };
}

/**
 * Gatsby tells of a navigation only once it is 1 s late (onRouteUpdateDelayed), and never of back and forward. This
 * hears of both where they begin. A page that is there already is shown at once: nothing to wait for.
 */
export function watchNavigation() {
  const gatsby = window as GatsbyWindow;
  const began = (path: string) => {
    if (gatsby.___loader?.loadPageSync && !gatsby.___loader.loadPageSync(path)) waiting.begin();
  };
  const { ___navigate: navigate } = gatsby;
  if (navigate)
    gatsby.___navigate = (to, options) => {
      if (typeof to === 'string') began(to.replace(/#.*$/, ''));
      navigate(to, options);
    };
  window.addEventListener('popstate', () => began(window.location.pathname + window.location.search));
}
