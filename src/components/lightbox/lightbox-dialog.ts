import { getHistoryState, pushAddress, replaceAddress } from '../../runtime/address';
import { showModal } from '../../runtime/overlay';
import { getFigureId, getNextPicture, indexFromHash } from './plates';

interface LightboxHistoryState {
  /** Whether the previous history entry is the page without the lightbox. */
  isOpenedFromPage: boolean;
}

/** A lightbox that is ready. `show` opens it where it is closed; `change` puts the picture into the address too. */
interface Lightbox {
  readonly count: number;
  readonly show: (index: number) => void;
  readonly change: (index: number) => void;
}

const getFigure = (index: number): HTMLElement => document.getElementById(getFigureId(index + 1))!;

/** A copy of a picture of the page, whole and as large as the screen. */
function copyPicture(index: number, sizes: string): { picture: HTMLPictureElement; image: HTMLImageElement } {
  const picture = getFigure(index).querySelector('picture')!.cloneNode(true) as HTMLPictureElement;
  const image = picture.querySelector('img')!;
  // A crop for phones.
  picture.querySelector('source')?.remove();
  image.sizes = sizes;
  image.loading = 'eager';
  image.draggable = false;
  return { picture, image };
}

/** Goes back to the page without the lightbox. */
function leaveAddress(): void {
  if (getHistoryState<LightboxHistoryState>()?.isOpenedFromPage) window.history.back();
  else replaceAddress(window.location.pathname + window.location.search);
}

/** Makes the dialog of a gallery ready: one row of pictures, which a finger scrolls and the browser snaps. */
function prepareLightbox(dialog: HTMLDialogElement): Lightbox {
  const find = (selector: string) => dialog.querySelector<HTMLElement>(selector)!;
  const count = find('[data-slot="count"]');
  const row = find('[data-slot="row"]');
  const failed = find('[data-slot="failed"]');
  const caption = find('[data-slot="caption"]');
  const status = find('[data-slot="status"]');
  const previous = find('[data-press="left"]');
  const next = find('[data-press="right"]');
  const slides = Array.from(row.children) as HTMLElement[];
  let current = 0;
  /** The picture with which it was opened. On closing it takes the focus if nothing on the page had the focus before. */
  let opened = 0;
  /** Whether the row scrolls to the current picture by itself: what it passes is not shown. */
  let isMoving = false;
  /** The width of the row, in px, that its position belongs to. */
  let width = 0;

  const getOffset = (index: number) => slides[index]!.offsetLeft - slides[0]!.offsetLeft;
  const place = (behavior: ScrollBehavior) => row.scrollTo({ left: getOffset(current), behavior });

  /** Fetches a picture, and its neighbors after the current one. One that has failed is fetched again. */
  const fetchPicture = (index: number): void => {
    const slide = slides[index];
    if (!slide || slide.dataset['state'] === 'waiting') return;
    const fetchNeighbors = () => index === current && [index - 1, index + 1].forEach(fetchPicture);
    if (slide.dataset['state'] === 'ready') return void fetchNeighbors();
    const frame = slide.firstElementChild as HTMLElement;
    const { picture, image } = copyPicture(index, frame.dataset['sizes']!);
    image.onload = () => {
      slide.dataset['state'] = 'ready';
      fetchNeighbors();
    };
    image.onerror = () => {
      slide.dataset['state'] = 'failed';
      if (index === current) failed.hidden = false;
    };
    slide.dataset['state'] = 'waiting';
    frame.replaceChildren(picture);
  };

  /** Makes a picture the current one: its number, its caption, and the buttons. */
  const setCurrent = (index: number) => {
    const { picture, of } = status.dataset;
    current = index;
    slides.forEach((slide, at) => slide.setAttribute('aria-hidden', String(at !== index)));
    count.textContent = `${index + 1} / ${slides.length}`;
    caption.replaceChildren(...Array.from(slides[index]!.querySelector('p')?.childNodes ?? [], (node) => node.cloneNode(true)));
    status.textContent = `${picture!} ${index + 1} ${of!} ${slides.length}. ${getFigure(index).querySelector('img')!.alt}`;
    // Not `disabled`, so that a button keeps the focus.
    previous.setAttribute('aria-disabled', String(index === 0));
    next.setAttribute('aria-disabled', String(index === slides.length - 1));
    failed.hidden = true;
    fetchPicture(index);
  };

  const show = (index: number) => {
    const isOpen = dialog.open;
    if (!isOpen) {
      opened = index;
      showModal(dialog);
    }
    setCurrent(index);
    isMoving = true;
    place(isOpen ? 'auto' : 'instant');
    if (!isOpen) next.focus();
  };

  const change = (index: number) => {
    if (!slides[index] || (dialog.open && index === current)) return;
    const hash = `#${getFigureId(index + 1)}`;
    if (dialog.open) replaceAddress(hash);
    else pushAddress(hash, { isOpenedFromPage: true } satisfies LightboxHistoryState);
    show(index);
  };

  row.addEventListener('scroll', () => {
    if (row.clientWidth !== width) return;
    const index = Math.round(row.scrollLeft / getOffset(1));
    if (index === current) isMoving = false;
    else if (!isMoving && dialog.open && slides[index]) {
      replaceAddress(`#${getFigureId(index + 1)}`);
      setCurrent(index);
    }
  });
  window.visualViewport?.addEventListener('resize', () => row.toggleAttribute('data-zoomed', window.visualViewport!.scale > 1.01));
  for (const type of ['pointerdown', 'wheel']) row.addEventListener(type, () => (isMoving = false), { passive: true });
  // In a window of another width, the current picture stays in view.
  new ResizeObserver(() => {
    width = row.clientWidth;
    isMoving = true;
    place('instant');
  }).observe(row);
  dialog.addEventListener('keydown', (event) => {
    const index = getNextPicture(event, current, slides.length);
    if (index === null) return;
    event.preventDefault();
    change(index);
  });
  dialog.addEventListener('click', ({ target }) => {
    const press = (target as Element).closest<HTMLElement>('[data-press]')?.dataset['press'];
    if (press === 'left' || press === 'right') change(current + (press === 'left' ? -1 : 1));
    // Also beside a picture.
    else if (press === 'close' || slides.includes(target as HTMLElement)) dialog.close();
  });
  dialog.addEventListener('close', () => {
    if (indexFromHash(window.location.hash, slides.length) !== null) leaveAddress();
    // The browser has returned the focus to the link that was pressed, if there was one.
    if (document.activeElement === document.body || dialog.contains(document.activeElement))
      getFigure(opened).focus({ preventScroll: true });
  });
  return { count: slides.length, show, change };
}

const lightboxes = new WeakMap<HTMLDialogElement, Lightbox>();

/** Shows the picture of the page that a hash names, if the page has it: `show` follows the address, and `change` writes it. */
export function showPicture(hash: string, how: 'change' | 'show'): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-lightbox]');
  if (!dialog) return;
  const lightbox = lightboxes.get(dialog) ?? prepareLightbox(dialog);
  lightboxes.set(dialog, lightbox);
  const index = indexFromHash(hash, lightbox.count);
  if (index !== null) lightbox[how](index);
}
