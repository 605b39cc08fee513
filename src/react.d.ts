import 'react';

/** A custom element, which has the attribute `class`. */
type CustomElement = React.HTMLAttributes<HTMLElement> & { class?: string };

declare module 'react' {
  /** Styles may have custom properties. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }

  /** The custom elements of the site, each beside the file that defines it. */
  namespace JSX {
    interface IntrinsicElements {
      /** `components/board/board-elements` */
      'board-link': CustomElement;
      'board-toggle': CustomElement & { 'item-id': string; room?: string | undefined };
      /** `sections/brand-index-element` */
      'brand-index': CustomElement;
      /** `sections/not-found/missing-path` */
      'missing-path': CustomElement;
      /** `components/hours/hours-status-element` */
      'opening-status': CustomElement & { schedule: string; words: string };
    }
  }
}
