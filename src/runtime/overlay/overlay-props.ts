import type { Overlay } from './overlay-reducer';

/** The props of a button that opens an overlay. Before hydration the overlay is a popover, and the browser knows whether it is open. */
export const getTriggerProps = (overlay: Overlay, own: Overlay, id: string) => ({
  popoverTarget: id,
  'aria-controls': id,
  'aria-expanded': overlay === 'plain' ? undefined : overlay === own,
});

/** The props of an overlay: a popover before hydration, then shown and hidden by state. */
export const getPanelProps = (overlay: Overlay, own: Overlay) =>
  overlay === 'plain' ? { popover: 'auto' as const } : { hidden: overlay !== own };
