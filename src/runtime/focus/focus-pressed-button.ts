/** Focuses a pressed button or link: Safari gives it no focus, and what it opens must return the focus to it. */
export function focusPressedButton(): void {
  const onClick = ({ target }: Event) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('button, a') : null;
    if (pressed && !pressed.contains(document.activeElement)) pressed.focus({ preventScroll: true });
  };
  document.addEventListener('click', onClick, true);
}
