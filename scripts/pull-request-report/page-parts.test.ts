import { expect, test } from '@jest/globals';
import { getPageName, listChangedParts } from './page-parts';

const createPage = (title: string, main: string) =>
  `<title>${title} – Narra</title><nav>Menu</nav><main><h1><b>${title}</b></h1>${main}</main>`;
const picture = (name: string, alt = name) => `<img src="/static/${name}.webp" srcset="/static/${name}-1.webp 320w" alt="${alt}"/>`;
const agape = createPage('Agape', `<p>One</p><p>Two</p>${picture('bath')}${picture('bath')}`);

test('[E2] a page is named by its title', () => {
  expect(getPageName(createPage('Taps &amp; basins', ''), '/x')).toBe('Taps & basins');
  expect(getPageName('<main></main>', '/x')).toBe('/x');
});

test('[E2] the changed parts of a page are its title, texts and pictures', () => {
  expect(listChangedParts(agape, agape)).toEqual([]);
  expect(listChangedParts(agape, agape.replaceAll('Agape', 'Agape of Mantua'))).toEqual(['the title']);
  expect(listChangedParts(agape, agape.replace('One', 'Another').replace('<p>Two</p>', ''))).toEqual(['2 texts']);
  expect(listChangedParts(agape, agape.replace('/static/bath.webp', '/static/basin.webp'))).toEqual(['1 picture']);
  expect(listChangedParts(agape, agape.replace('alt="bath"', 'alt="A bath"') + picture('outside'))).toEqual(['1 picture']);
  expect(listChangedParts(agape, agape.replace('Menu', 'Bar'))).toEqual([]);
});
