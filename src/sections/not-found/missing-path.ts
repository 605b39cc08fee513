import { decodePath, guessPath } from '../../domain/addresses';

/**
 * Defines `<missing-path>`, which shows the path of the address and the page that was probably meant (R3, R12). One prerendered page serves
 * all unknown paths.
 */
export function defineMissingPath(): void {
  class MissingPath extends HTMLElement {
    connectedCallback(): void {
      const { pathname } = window.location;
      this.querySelector('[data-slot="path"]')!.textContent = decodePath(pathname);
      const meant = guessPath(pathname);
      if (meant !== undefined) void this.suggest(meant);
    }

    /** Offers a path if the site has a page there. */
    private async suggest(path: string): Promise<void> {
      const response = await fetch(path, { method: 'HEAD' }).catch(() => null);
      const link = this.querySelector<HTMLAnchorElement>('a[data-slot="meant"]');
      if (!response?.ok || !link?.parentElement) return;
      link.href = path;
      link.textContent = path;
      link.parentElement.hidden = false;
    }
  }

  window.customElements.define('missing-path', MissingPath);
}
