import { type Markup, markup } from './markup';

/** The content of an HTML response. */
export interface ResponsePage {
  title: string;
  /** A sentence before the reference. */
  lead?: string;
  text: string;
  reference?: { label: string; value: string };
  problems?: readonly { label: string; problem: string }[];
  /** Markup after all of it, such as the answers of an inquiry. */
  details?: Markup;
  /** A link, or a button that posts to the page's own URL; null if the page leads nowhere else. */
  next?: { label: string; href: string } | { label: string; posts: true } | null | undefined;
  /** A link to the privacy notice. */
  notice?: { label: string; href: string };
}

const renderNextStep = (next: NonNullable<ResponsePage['next']>): Markup =>
  'href' in next
    ? markup`<p class="answerNext"><a href="${next.href}">${next.label}</a></p>`
    : markup`<form class="answerNext" method="post"><button type="submit">${next.label}</button></form>`;

function renderMain({ title, lead, text, reference, problems = [], details, next, notice }: ResponsePage): string {
  const rows = problems.map(({ label, problem }) => markup`<li><strong>${label}</strong> <span>${problem}</span></li>`);
  return [
    markup`<section class="answer"><h1>${title}</h1>`,
    lead && markup`<p>${lead}</p>`,
    reference && markup`<p class="answerReference">${reference.value} <span>${reference.label}</span></p>`,
    lead ? markup`<p class="answerText">${text}</p>` : markup`<p>${text}</p>`,
    rows.length > 0 && markup`<ul class="answerProblems">${rows}</ul>`,
    details,
    next && renderNextStep(next),
    notice && markup`<p class="answerNotice"><a href="${notice.href}">${notice.label}</a></p>`,
    '</section>',
  ]
    .filter(Boolean)
    .join('\n');
}

/** The shell for development, where the site has not been built. */
export const fallbackShell = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width"><title><!-- title --></title></head><body><main><!-- main --></main></body></html>`;

/** Inserts a page into the shell, with all text escaped. */
export const renderResponsePage = (shell: string, page: ResponsePage, siteTitle: string): string =>
  shell.replace('<!-- title -->', () => markup`${`${page.title} · ${siteTitle}`}`).replace('<!-- main -->', () => renderMain(page));
