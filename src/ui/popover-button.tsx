import type * as React from 'react';

interface PopoverButtonProps extends Omit<React.ComponentProps<'button'>, 'popoverTarget' | 'type'> {
  /** The id of the popover that it opens and closes. */
  target: string;
  /** The address of the same in a browser without popovers. */
  fallback: string;
}

/** A button for a popover; in a browser without popovers a link in its place (`popover.css`), which looks as the button does. */
export function PopoverButton({ target, fallback, children, className, ...rest }: PopoverButtonProps) {
  return (
    <>
      <button type="button" popoverTarget={target} className={className} {...rest}>
        {children}
      </button>{' '}
      <a href={fallback} className={className} data-fallback>
        {children}
      </a>
    </>
  );
}
