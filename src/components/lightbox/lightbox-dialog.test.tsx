import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Picture } from '../../ui/picture';
import { createPicture, render } from '../../ui/messages.fixture';
import { defineLightbox } from './lightbox';
import { Lightbox } from './lightbox-view';
import { getFigureId } from './plates';

const pictures = [createPicture('room'), createPicture('tap'), createPicture('bath', 'A bath by the window')];

const renderPage = () =>
  render(
    <>
      {pictures.map((picture, index) => (
        <a key={picture.alt} id={getFigureId(index + 1)} href={`/${picture.alt}-wide.webp`}>
          <Picture picture={picture} sizes="50vw" />
        </a>
      ))}
      <Lightbox pictures={pictures} name="Agape" />
    </>,
  );

const getLink = (alt: string) => document.querySelector<HTMLElement>(`a[href="/${alt}-wide.webp"]`)!;
const findDialog = () => screen.findByRole('dialog', { name: 'gallery, Agape' });
const getImage = (alt: string) => document.querySelector<HTMLImageElement>(`dialog img[alt="${alt}"]`)!;
const readCaption = () => document.querySelector('[data-slot="caption"]')!.textContent;
const readStatus = () => document.getElementById('lightbox-status')!.textContent;
/** The step back in the history, which jsdom takes later. */
const nextPopState = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

// jsdom has neither modal dialogs nor scrolling.
Object.assign(window, {
  ResizeObserver: class {
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

test('[R9, X1] an open picture has its number, its caption, if any, and its words', async () => {
  renderPage();
  await userEvent.click(getLink('bath'));
  expect(await findDialog()).toHaveTextContent('Agape 3 / 3');
  expect([readCaption(), readStatus()]).toEqual(['plate 03 A bath by the window', 'picture 3 of 3. bath']);
  await userEvent.keyboard('{ArrowLeft}');
  expect([readCaption(), readStatus()]).toEqual(['', 'picture 2 of 3. tap']);
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
