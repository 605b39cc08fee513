import { isFilePath } from '../../domain/routes/routes';
import { hasModifier } from '../../ui/key-press';
import { navigateTo } from './navigate';

/** The properties of a click that decide whether the site handles it. */
export type LinkClick = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented'>;

/** A link: its `href` attribute as written, and the parts of the resolved URL. */
export interface ClickedLink extends Pick<HTMLAnchorElement, 'target' | 'origin' | 'pathname'> {
  readonly href: string;
  readonly isDownload: boolean;
}

/**
 * Whether the site handles a click on a link. The browser handles clicks that open a new tab or a file, lead off the site, or only scroll
 * within the page.
 */
export function shouldIntercept(click: LinkClick, link: ClickedLink, origin: string): boolean {
  if (click.defaultPrevented || click.button !== 0 || hasModifier(click)) return false;
  if (link.isDownload || (link.target !== '' && link.target !== '_self')) return false;
  return link.origin === origin && link.href !== '' && !link.href.startsWith('#') && !isFilePath(link.pathname);
}

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
