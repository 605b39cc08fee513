import { isFilePath } from '../../domain/routes/routes';

/** The properties of a click that decide whether the site handles it. */
export interface LinkClick {
  /** 0 is the main button. */
  readonly button: number;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly defaultPrevented: boolean;
}

/** A link: its `href` attribute as written, and the parts of the resolved URL. */
export interface ClickedLink {
  readonly href: string;
  readonly target: string;
  readonly isDownload: boolean;
  readonly origin: string;
  readonly pathname: string;
}

/**
 * Whether the site handles a click on a link. The browser handles clicks that open a new tab or a file, lead off the site, or only scroll
 * within the page.
 */
export function shouldIntercept(click: LinkClick, link: ClickedLink, origin: string): boolean {
  if (click.defaultPrevented || click.button !== 0) return false;
  if (click.altKey || click.ctrlKey || click.metaKey || click.shiftKey) return false;
  if (link.isDownload || (link.target !== '' && link.target !== '_self')) return false;
  return link.origin === origin && link.href !== '' && !link.href.startsWith('#') && !isFilePath(link.pathname);
}
