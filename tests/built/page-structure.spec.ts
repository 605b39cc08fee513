import { type APIRequestContext, expect, test } from '@playwright/test';
import { openRoutes, readBuiltHtml, routes } from '../support/built-site';
import { messages, site } from '../support/content';
import { parseHtml } from '../support/html';

const paths = [...routes, '/404'];

/** The structure of a page as a screen reader presents it. */
function readOutline(path: string) {
  const parsed = parseHtml(readBuiltHtml(path));
  const all = (selector: string) => [...parsed.querySelectorAll<HTMLElement>(selector)];
  const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label') ?? (element.localName === 'img' ? element.getAttribute('alt') : null);
    if (label !== null) return label;
    if (element.getAttribute('aria-hidden') === 'true') return '';
    return Array.from(element.childNodes, (node) => ('localName' in node ? nameOf(node as Element) : node.textContent)).join(' ');
  };
  const labelOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    return collapseSpaces(element.getAttribute('aria-label') ?? ids.map((id) => parsed.getElementById(id)?.textContent).join(' '));
  };
  const isHidden = (element: Element) => element.closest('[hidden]') !== null;
  const isOutside = (element: Element) => element.closest('main, article, section') === null;
  const landmarks = all('header, main, footer, nav, section, [role="region"]').filter(
    (element) =>
      !isHidden(element) &&
      (/header|footer/.test(element.localName) ? isOutside(element) : true) &&
      (element.localName !== 'section' || labelOf(element) !== ''),
  );
  return {
    language: parsed.documentElement.lang,
    links: all('a[href]').map((link) => ({ name: collapseSpaces(nameOf(link)), href: link.getAttribute('href')! })),
    ids: all('[id]').map(({ id }) => id),
    /** Each with its name. */
    landmarks: landmarks.map((element) => `${element.localName} ${labelOf(element)}`.trim()),
    /** Links to other sites that do not open a new tab without opener; those of a text are left to the visitor. */
    wrongTabs: all('a[href^="http"]:not([target="_blank"][rel="noopener noreferrer"], p > a:not(:has(*)))').map(({ outerHTML }) =>
      outerHTML.slice(0, 200),
    ),
    /** Pictures without `alt`, `width` or `height`. */
    incompleteImages: all('img')
      .filter((img) => !['alt', 'width', 'height'].every((name) => img.hasAttribute(name)))
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
  };
}

type HtmlOutline = ReturnType<typeof readOutline>;

const outlines = new Map<string, HtmlOutline>();

/** Parses the built HTML of a page, once for each path. No script of it runs. */
function parseOutline(path: string): HtmlOutline {
  const outline = outlines.get(path) ?? readOutline(path);
  outlines.set(path, outline);
  return outline;
}

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

for (const [title, findProblems] of [
  ['[X1] each page has one main landmark, and landmarks with names of their own, those of the menus too', findWrongLandmarks],
  ['[X1, X5] each picture has an alternate text, which may be empty, a width and a height', ({ incompleteImages }) => incompleteImages],
  ['[X1] the name of each link describes its target, and links with the same name have the same URL', findAmbiguousLinks],
  ['[D1, F1, F2, F3] each link to another site opens a new tab without opener', ({ wrongTabs }) => wrongTabs],
] as [string, (outline: HtmlOutline, path: string) => string[]][])
  test(title, () => {
    const problems = paths.map((path) => [path, findProblems(parseOutline(path), path)] as const);
    expect(Object.fromEntries(problems.filter(([, found]) => found.length > 0))).toEqual({});
  });

const listInternalLinks = (path: string): URL[] =>
  parseOutline(path)
    .links.map(({ href }) => new URL(href, site.url + path))
    .filter(({ origin }) => origin === site.url);

async function requestStatus(request: APIRequestContext, path: string): Promise<number> {
  const response = await request.head(path, { maxRedirects: 0 });
  const { location } = response.headers();
  return response.status() === 301 && location?.startsWith('/') ? requestStatus(request, location) : response.status();
}

test('[R8, X1] the internal links of every page have no trailing slash and lead to pages or files', async ({ request }) => {
  const pages = new Map<string, string>();
  for (const route of openRoutes) expect.soft(listInternalLinks(route), route).not.toEqual([]);
  for (const route of paths) {
    for (const { pathname } of listInternalLinks(route).filter((link) => link.pathname !== route)) pages.set(pathname, route);
  }
  expect([...pages].filter(([path]) => /[^/]\/$/.test(path))).toEqual([]);
  // The test of [R1] in page-metadata.spec.ts requests the open pages.
  const others = [...pages].filter(([path]) => !openRoutes.includes(path));
  const responses = await Promise.all(others.map(async ([path, page]) => ({ path, page, status: await requestStatus(request, path) })));
  expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
});

test('[R8, X1] the hash of every internal link is an id on the page it leads to', () => {
  const broken = paths.flatMap((route) =>
    listInternalLinks(route)
      .filter(({ hash }) => hash !== '')
      .filter(({ pathname, hash }) => !paths.includes(pathname) || !parseOutline(pathname).ids.includes(decodeURIComponent(hash.slice(1))))
      .map(({ href }) => `${href} on ${route}`),
  );
  expect(broken).toEqual([]);
});

test('[V4] every day on a page is written as month, day and year, or month and day, after its weekday, if any', () => {
  for (const path of paths) {
    const days = [...parseHtml(readBuiltHtml(path)).querySelectorAll('time')].map((time) => [
      time.getAttribute('datetime')!,
      time.textContent,
    ]);
    const wrong = days.filter(([day = '', text = '']) => {
      const [year, month, date] = day.split('-');
      return !new RegExp(`^(?:[A-Z][a-z]+ )?${month}/${date}(?:/${year})?$`).test(text.trim());
    });
    expect.soft(wrong, path).toEqual([]);
    expect.soft(readBuiltHtml(path).replace(/<(head|script)\b.*?<\/\1>|<[^>]*>/gs, ' '), path).not.toMatch(/\b\d{4}-\d\d-\d\d\b/);
  }
});

/** The pages that begin with a picture, by their paths; the others begin with their heading. */
const headed =
  /^\/(?:404|board|careers|maintenance|news-and-events(?:\/news)?|our-story|service|showrooms(?:\/[^/]+)?|brand-partners\/.+|article\/.+)?$/;

test('[X5] the picture at the head of a page comes first, at once and before all others, which wait until they are near', () => {
  for (const path of paths) {
    const pictures = [...parseHtml(readBuiltHtml(path)).querySelectorAll('main img')];
    const loadings = pictures.map((picture) => `${picture.getAttribute('loading')} ${picture.getAttribute('fetchpriority')}`);
    const expected = pictures.map((_, at) => (at === 0 && headed.test(path) ? 'eager high' : 'lazy auto'));
    expect.soft(loadings, path).toEqual(expected);
  }
});

test('[N6] bar, panel and menu are disclosures, without the roles of menus', () => {
  expect(paths.filter((path) => /role="menu|aria-haspopup="(?:menu|true)/.test(readBuiltHtml(path)))).toEqual([]);
});

/** Whether a block says how prices are given, and leads to delivery, payment and returns. */
const hasPriceNote = (block: Element): boolean =>
  block.textContent.includes(messages.form.price) && block.querySelector('a[href="/delivery"]') !== null;

test('[W9, W11] how prices are given and by when, and the way to delivery, payment and returns, stand beside every invitation to inquire or to book a visit', () => {
  const invitations = openRoutes.flatMap((path) =>
    // The links of lists have one note above or below, as those of showrooms side by side; a link in a sentence is none.
    [...parseHtml(readBuiltHtml(path)).querySelectorAll('main a:is([href^="/contact-us/inquiry"], [href^="/contact-us/showroom-visit"])')]
      .filter((link) => !link.closest('nav, li') && !/\w\s*$/.test(link.previousSibling?.textContent ?? ''))
      .map((link) => ({ path, parent: (link.closest('article')?.parentElement ?? link.parentElement!).parentElement! })),
  );
  expect(messages.form.price).toMatch(/^We quote .* within two working days\.$/);
  expect(invitations.length).toBeGreaterThan(30);
  expect(invitations.filter(({ parent }) => !hasPriceNote(parent)).map(({ path }) => path)).toEqual([]);
});

test('[W11] the page of delivery says where and how fast, up to which floor, who pays the fees, what the guard asks, how one pays, what never comes back', () => {
  const { textContent } = parseHtml(readBuiltHtml('/delivery')).querySelector('main')!;
  const told = [/Where, and how fast.*Metro Manila.*working days/, /To which floor.*third floor/, /entry fee of a village.* paid by you/];
  for (const words of [...told, /What the guard asks to see/, /How you pay.*Bank transfer/, /These never come back\..*cut/])
    expect.soft(textContent).toMatch(words);
});

test('[R10] no page shows a picture twice, its cards included, and the cover of the catalogue is in each footer alone', () => {
  for (const path of [...openRoutes, '/404']) {
    const covers = parseHtml(readBuiltHtml(path)).querySelectorAll(`img[alt="${site.catalogue.cover.alt}"]`);
    expect
      .soft(
        Array.from(covers, (cover) => cover.closest('footer') !== null),
        path,
      )
      .toEqual([true]);
  }
  // The list of all entries shows each with the picture of its page.
  for (const path of openRoutes.filter((route) => route !== '/search')) {
    // In the index of partners a picture is beside its line, or large beside the list.
    const pictures = [...parseHtml(readBuiltHtml(path)).querySelectorAll('main img[src^="/static/"]')].filter(
      (one) => !one.closest('#partners'),
    );
    const files = pictures.map((picture) => picture.getAttribute('src')!.split('/')[2]!);
    expect
      .soft(
        files.filter((file, index) => files.indexOf(file) !== index),
        path,
      )
      .toEqual([]);
  }
});
