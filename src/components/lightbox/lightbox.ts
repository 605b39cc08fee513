// The lightbox, as far as a reader has it: what opens it, and what fetches it.
import { openAddress } from '../../runtime/destination';
import { hasModifier } from '../../ui/key-press';

const loadDialog = () => import('./lightbox-dialog');

/** Opens the picture of a link, or the one that a link names. Without the code its largest file, or its place, is opened, to which it leads. */
function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a:is([id^="plate-"], [href^="#plate-"])') : null;
  if (!link || hasModifier(event)) return;
  event.preventDefault();
  loadDialog().then(
    ({ showPicture }) => showPicture(link.hash || `#${link.id}`, 'change'),
    () => openAddress(link.getAttribute('href')!),
  );
}

/** Shows the picture that the address names, or closes the lightbox. */
function followAddress(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-lightbox]');
  if (!dialog) return;
  if (!window.location.hash.startsWith('#plate-')) dialog.close();
  // Without the code, the browser has scrolled to the picture.
  else loadDialog().then(({ showPicture }) => showPicture(window.location.hash, 'show'), console.error);
}

/** Opens the pictures of a gallery in the lightbox: by a press, or by an address that names one (`#plate-3`). */
export function defineLightbox(): void {
  document.addEventListener('click', onClick);
  window.addEventListener('popstate', followAddress);
  followAddress();
}
