import { expect, test } from '@jest/globals';
import { createPreviewSync } from './sync-preview';

const page = `<main><h1>Brass</h1><p>It darkens.</p><picture><source srcset="/a.avif"><img src="/a.jpg" srcset="/a-2.jpg 2x" alt="A tap."></picture>
<p>First <a href="/x">line</a>.</p><h2>Second</h2><ul><li>one</li><li>two</li></ul></main>`;

const values = {
  title: 'Brass',
  summary: 'It darkens.',
  picture: { file: './a.jpg', alt: 'A tap.' },
  body: 'First [line](/x).\n\n## Second\n\n- one\n- two',
};

function renderPage() {
  document.body.innerHTML = page;
  const main = document.querySelector('main')!;
  return { main, follow: createPreviewSync(main, values, (file) => `blob:${file}`) };
}

const getLines = (main: HTMLElement) => [...main.querySelectorAll('p, h2, li')].map(({ textContent }) => textContent);

test('[E1] words that are changed change where the page says them, again and again', () => {
  const { main, follow } = renderPage();
  follow({ ...values, title: 'Bronze' });
  follow({ ...values, title: 'Copper', summary: 'It shines.' });
  expect(main.querySelector('h1')?.textContent).toBe('Copper');
  expect(getLines(main)[0]).toBe('It shines.');
  follow(values);
  expect(main.querySelector('h1')?.textContent).toBe('Brass');
});

test('[E1] another picture stands in the place of the one before, with its words', () => {
  const { main, follow } = renderPage();
  follow({ ...values, picture: { file: './b.jpg', alt: 'A basin.' } });
  expect(main.querySelector('picture')?.innerHTML).toBe('<img src="blob:./b.jpg" alt="A basin.">');
});

test('[E1] lines of a text change, come and go where they stand, and the others keep their links', () => {
  const { main, follow } = renderPage();
  follow({ ...values, body: 'First [line](/x).\n\nNew.\n\n## Second\n\n- two and more' });
  expect(getLines(main)).toEqual(['It darkens.', 'First line.', 'New.', 'Second', 'two and more']);
  expect(main.querySelector('a')?.getAttribute('href')).toBe('/x');
});
