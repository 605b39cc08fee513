import { expect, test } from '@playwright/test';
import { routes } from '../support/built-site';
import { type HtmlOutline, parseOutline } from './html-outline';

// In one worker each page is parsed once.
test.describe.configure({ mode: 'default' });

/** Finds what is wrong on each page, by the path of the page. */
function checkPages(findProblems: (outline: HtmlOutline, path: string) => string[]): Record<string, string[]> {
  const problems = [...routes, '/404'].map((path) => [path, findProblems(parseOutline(path), path)] as const);
  return Object.fromEntries(problems.filter(([, found]) => found.length > 0));
}

const findWrongHeadings = ({ headings }: HtmlOutline): string[] =>
  headings.flatMap(([level, text], index) => {
    const previousLevel = headings[index - 1]?.[0] ?? 0;
    return level > previousLevel + 1 || (index > 0 && level === 1) || text === '' ? [`h${level} ${text}`] : [];
  });

function findWrongLandmarks({ landmarks, language }: HtmlOutline, path: string): string[] {
  const wrong = landmarks.filter((landmark, index) => landmarks.indexOf(landmark) !== index || landmark === 'nav');
  const missing = (path === '/maintenance' ? ['main'] : ['header', 'main', 'footer']).filter((name) => !landmarks.includes(name));
  return [...wrong, ...missing, ...(language === 'en' ? [] : [`language ${language}`])];
}

const vagueName = /^(?:(?:click |read |find out |learn |see )?(?:here|more)|link|page|\W*)$/i;

function findAmbiguousLinks({ links }: HtmlOutline): string[] {
  const targets = new Map<string, Set<string>>();
  for (const { name, href } of links) targets.set(name.toLowerCase(), new Set([...(targets.get(name.toLowerCase()) ?? []), href]));
  return [...targets]
    .filter(([name, hrefs]) => hrefs.size > 1 || vagueName.test(name))
    .map(([name, hrefs]) => `${name}: ${[...hrefs].join(' ')}`);
}

test('[X1, R1] the headings of each page begin with its only level 1 and skip no level', () => {
  expect(checkPages(findWrongHeadings)).toEqual({});
});

test('[X1] each page has one main landmark, and landmarks with names of their own', () => {
  expect(checkPages(findWrongLandmarks)).toEqual({});
});

test('[X1, X5] each picture has an alternate text, which may be empty, a width and a height', () => {
  expect(checkPages(({ incompleteImages }) => incompleteImages)).toEqual({});
});

test('[X1] no id occurs twice on a page, and every referenced id exists', () => {
  expect(checkPages(({ invalidIds }) => invalidIds)).toEqual({});
});

test('[X1] the name of each link describes its target, and links with the same name have the same URL', () => {
  expect(checkPages(findAmbiguousLinks)).toEqual({});
});
