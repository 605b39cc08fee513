const loadDialog = () => import(/* webpackChunkName: "shops" */ './shop-dialog');

/** Once its code has come. */
let dialog: Awaited<ReturnType<typeof loadDialog>> | undefined;

/** An open popover in which nobody is pressing a card, nor walking by the keyboard. */
const exchangeable = ':popover-open:not(:active, :focus-within)';

/**
 * D1: opens the shop dialog. A press before its code is there opens the popover, as it does without scripts, and the dialog takes its place as
 * soon as it can. Without that code the popover stays, and the next press asks for it again.
 */
export function prepareShops(): void {
  const load = async () => (dialog ??= await loadDialog());
  const getButton = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>('[popovertarget="shops"]:not(#shops *)') : null;

  document.addEventListener('pointerdown', (event) => {
    if (event.pointerType === 'mouse' && getButton(event)) load().catch(() => undefined);
  });
  document.addEventListener('click', (event) => {
    const button = getButton(event);
    if (!button) return;
    // Safari gives a pressed button no focus, and a dialog returns it to what had it.
    button.focus({ preventScroll: true });
    const popover = document.getElementById('shops')!;
    if (dialog && !popover.matches(':popover-open')) {
      event.preventDefault();
      dialog.openShopDialog(popover);
    } else
      load().then(
        ({ openShopDialog }) => {
          if (popover.matches(exchangeable)) openShopDialog(popover);
        },
        () => undefined,
      );
  });
}
