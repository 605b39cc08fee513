import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Picture } from '../../ui/picture';
import { render } from '../../ui/messages.fixture';
import { defineLightbox } from './lightbox';
import { Lightbox } from './lightbox-view';
import { getFigureId } from './plates';

const createPicture = (alt: string, caption: string | null = null): Queries.PictureFragment => {
  const images = { fallback: { src: `/${alt}.webp`, srcSet: `/${alt}.webp 320w, /${alt}-wide.webp 1200w` } };
  const gatsbyImageData = { layout: 'fullWidth' as const, width: 1, height: 0.75, images };
  return { alt, caption, focus: null, focus_phone: null, file: { childImageSharp: { gatsbyImageData } } };
};

const pictures = [createPicture('room'), createPicture('tap'), createPicture('bath', 'A bath by the window')];
const mobileCrop = { width: 9, height: 10, sources: [{ type: 'image/webp', srcSet: '/crop.webp 720w' }] };

/** A page with a hero and two figures. */
const renderPage = () =>
  render(
    <>
      <header id={getFigureId(1)} tabIndex={-1}>
        <Picture picture={pictures[0]!} mobileCrop={mobileCrop} sizes="100vw" isPriority />
      </header>
      {pictures.slice(1).map((picture, index) => (
        <a key={picture.alt} id={getFigureId(index + 2)} href={`/${picture.alt}-wide.webp`}>
          <Picture picture={picture} sizes="50vw" />
        </a>
      ))}
      <Lightbox pictures={pictures} name="Agape" />
    </>,
  );

const getLink = (alt: string) => document.querySelector<HTMLElement>(`a[href="/${alt}-wide.webp"]`)!;
const findDialog = () => screen.findByRole('dialog', { name: 'gallery, Agape' });
const readPictures = () => Array.from(document.querySelectorAll('dialog img'), (image) => image.getAttribute('alt'));
const getImage = (alt: string) => document.querySelector<HTMLImageElement>(`dialog img[alt="${alt}"]`)!;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const readCaption = () => document.querySelector('[data-slot="caption"]')!.textContent;
const readStatus = () => document.getElementById('lightbox-status')!.textContent;
/** The step back in the history, which jsdom takes later. */
const nextPopState = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

/** Tells the lightbox that its row has another width. */
let resize: () => void;

// jsdom has neither modal dialogs nor scrolling.
Object.assign(window, {
  ResizeObserver: class {
    constructor(listener: () => void) {
      resize = listener;
    }
    observe = () => undefined;
  },
});
Object.assign(HTMLElement.prototype, { scrollTo: () => undefined });
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});
defineLightbox();

beforeEach(() => window.history.replaceState(null, '', '/brand'));

test('[R9, V5] closing goes back to the page, unlocks its scroll, and focuses the picture that was pressed', async () => {
  renderPage();
  await userEvent.click(getLink('bath'));
  await findDialog();
  expect(document.body.style.overflow).toBe('hidden');
  await press('previous');
  const stepped = nextPopState();
  await press('close');
  await stepped;
  expect(window.location.hash).toBe('');
  expect(getLink('bath')).toHaveFocus();
  expect(document.body.style.overflow).toBe('');
});

test('[R9, X1] a press opens a picture in a step of the history, with its number, caption and words', async () => {
  renderPage();
  const addStep = jest.spyOn(window.history, 'pushState');
  await userEvent.click(getLink('bath'));
  const dialog = await findDialog();
  expect(dialog).toHaveTextContent('Agape 3 / 3');
  expect(readCaption()).toBe('plate 03 A bath by the window');
  expect(readStatus()).toBe('picture 3 of 3. bath');
  expect(screen.getByRole('button', { name: 'next' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'next' })).toHaveAttribute('aria-disabled', 'true');
  expect(window.location.hash).toBe('#plate-3');
  await press('previous');
  expect(readStatus()).toBe('picture 2 of 3. tap');
  expect(readCaption()).toBe('');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(readStatus()).toBe('picture 1 of 3. room');
  expect(window.location.hash).toBe('#plate-1');
  expect(addStep).toHaveBeenCalledTimes(1);
});

test('[R9] a press beside a picture closes, a press on it does not', async () => {
  renderPage();
  await userEvent.click(getLink('tap'));
  const dialog = await findDialog();
  await userEvent.click(getImage('tap'));
  expect(dialog).toHaveAttribute('open');
  const stepped = nextPopState();
  await userEvent.click(getImage('tap').closest('.slide')!);
  await stepped;
  expect(dialog).not.toHaveAttribute('open');
});

test('[R7, R9] an address opens its picture, a step back closes it, and closing leaves no address of a picture', async () => {
  renderPage();
  window.location.hash = '#plate-2';
  const dialog = await findDialog();
  expect(readStatus()).toBe('picture 2 of 3. tap');
  const stepped = nextPopState();
  window.history.back();
  await stepped;
  expect(dialog).not.toHaveAttribute('open');
  window.location.hash = '#plate-3';
  await findDialog();
  const { length: steps } = window.history;
  await press('close');
  expect([window.location.hash, window.history.length]).toEqual(['', steps]);
  window.location.hash = '#plate-9';
  await nextPopState();
  expect(dialog).not.toHaveAttribute('open');
});

test('[R9, X11] the neighbors follow the current picture, whole and without a crop, and one that failed says so and is fetched again', async () => {
  renderPage();
  await userEvent.click(getLink('tap'));
  const dialog = await findDialog();
  expect(readPictures()).toEqual(['tap']);
  fireEvent.load(getImage('tap'));
  expect(readPictures()).toEqual(['room', 'tap', 'bath']);
  expect(dialog.querySelector('source[media]')).toBeNull();
  expect(getImage('room')).toHaveAttribute('sizes', expect.stringContaining('100svh'));
  fireEvent.error(getImage('bath'));
  expect(screen.queryByRole('alert')).toBeNull();
  const failed = getImage('bath');
  await press('next');
  expect(getImage('bath')).not.toBe(failed);
  fireEvent.error(getImage('bath'));
  expect(within(dialog).getByRole('alert')).toHaveTextContent('failed');
  await press('previous');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[R9] a finger that scrolls the row changes the picture and its address, and what a key passes is not shown', async () => {
  renderPage();
  const row = document.querySelector<HTMLElement>('[data-slot="row"]')!;
  Array.from(row.children).forEach((slide, index) => jest.spyOn(slide as HTMLElement, 'offsetLeft', 'get').mockReturnValue(index * 400));
  const scroll = (left: number) => {
    row.scrollLeft = left;
    fireEvent.scroll(row);
  };
  window.location.hash = '#plate-1';
  await findDialog();
  scroll(0);
  scroll(190);
  expect(window.location.hash).toBe('#plate-1');
  scroll(210);
  expect([window.location.hash, readStatus()]).toEqual(['#plate-2', 'picture 2 of 3. tap']);
  await userEvent.keyboard('{Home}{End}');
  scroll(410);
  expect(window.location.hash).toBe('#plate-3');
  scroll(800);
  expect(window.location.hash).toBe('#plate-3');
  scroll(410);
  expect(window.location.hash).toBe('#plate-2');
});

test('[R9] in a window of another width the same picture stays', async () => {
  renderPage();
  const row = document.querySelector<HTMLElement>('[data-slot="row"]')!;
  let width = 1400;
  jest.spyOn(row, 'clientWidth', 'get').mockImplementation(() => width);
  const scrollTo = jest.spyOn(row, 'scrollTo').mockImplementation(() => undefined);
  Array.from(row.children).forEach((slide, index) =>
    jest.spyOn(slide as HTMLElement, 'offsetLeft', 'get').mockImplementation(() => index * width),
  );
  const scroll = (left: number) => {
    row.scrollLeft = left;
    fireEvent.scroll(row);
  };
  window.location.hash = '#plate-2';
  await findDialog();
  resize();
  scroll(1400);
  width = 900;
  // The position is still that of the wide row.
  scroll(1400);
  expect(readStatus()).toBe('picture 2 of 3. tap');
  resize();
  expect(scrollTo.mock.lastCall).toEqual([{ left: 900, behavior: 'instant' }]);
});
