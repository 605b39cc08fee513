/** Focuses a pressed button or link: Safari gives it no focus, and what it opens must return the focus to it. */
export function focusPressedButton(): void {
  const onClick = ({ target, detail }: MouseEvent) => {
    // A script clicks with no detail and leaves the focus where it is.
    if (detail > 0) (target as Element).closest<HTMLElement>('button, a')?.focus({ preventScroll: true });
  };
  document.addEventListener('click', onClick, true);
}
