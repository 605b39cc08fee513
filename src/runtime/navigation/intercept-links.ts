import { shouldIntercept } from './should-intercept';
import { navigateTo } from './navigate';

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  const { target, origin, pathname, search, hash } = link;
  const href = link.getAttribute('href') ?? '';
  if (!shouldIntercept(event, { href, target, isDownload: link.hasAttribute('download'), origin, pathname }, window.location.origin))
    return;
  event.preventDefault();
  navigateTo(pathname + search + hash, { replace: link.href === window.location.href });
}

/** Opens the links of the site without loading a document. They are plain links, in components and in articles, and work without this. */
export const interceptLinks = (): void => document.addEventListener('click', onClick);
