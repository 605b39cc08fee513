import type { Overlay } from './overlay-reducer';

/** What a button says of the overlay it opens. On a plain page that is a popover, and the browser knows whether it is open. */
export const getTriggerProps = (overlay: Overlay, own: Overlay, id: string) => ({
  popoverTarget: id,
  'aria-controls': id,
  'aria-expanded': overlay === 'plain' ? undefined : overlay === own,
});

/** What an overlay says of itself, on a plain page to the browser. */
export const getPanelProps = (overlay: Overlay, own: Overlay) =>
  overlay === 'plain' ? { popover: 'auto' as const } : { hidden: overlay !== own };
