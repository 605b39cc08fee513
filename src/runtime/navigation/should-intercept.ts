import { isFilePath } from '../../domain/routes/routes';

/** A press on a link, as far as it decides who follows it. */
export interface LinkClick {
  /** 0 is the main button. */
  readonly button: number;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly defaultPrevented: boolean;
}

/** A link as the document has it: `href` as it is written, and the parts of the address it leads to. */
export interface ClickedLink {
  readonly href: string;
  readonly target: string;
  readonly isDownload: boolean;
  readonly origin: string;
  readonly pathname: string;
}

/**
 * Whether the site itself follows a pressed link. What is meant for a new tab or a file, leads elsewhere, or only moves within the page
 * is the browser's.
 */
export function shouldIntercept(press: LinkClick, link: ClickedLink, origin: string): boolean {
  if (press.defaultPrevented || press.button !== 0) return false;
  if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return false;
  if (link.isDownload || (link.target !== '' && link.target !== '_self')) return false;
  return link.origin === origin && link.href !== '' && !link.href.startsWith('#') && !isFilePath(link.pathname);
}
