/** The content of an HTML response. */
export interface ResponsePage {
  title: string;
  /** A sentence before the reference. */
  lead?: string;
  text: string;
  reference?: { label: string; value: string };
  problems?: readonly { label: string; problem: string }[];
  /** A link, or a button that posts to the page's own URL. */
  next?: { label: string; href: string } | { label: string; posts: true } | undefined;
  /** A link to the privacy notice. */
  notice?: { label: string; href: string };
}

const htmlEscapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => htmlEscapes[character]!);

const renderNextStep = (next: NonNullable<ResponsePage['next']>): string =>
  'href' in next
    ? `<p class="answerNext"><a href="${escapeHtml(next.href)}">${escapeHtml(next.label)}</a></p>`
    : `<form class="answerNext" method="post"><button type="submit">${escapeHtml(next.label)}</button></form>`;

function renderMain({ title, lead, text, reference, problems = [], next, notice }: ResponsePage): string {
  const rows = problems.map(({ label, problem }) => `<li><strong>${escapeHtml(label)}</strong> <span>${escapeHtml(problem)}</span></li>`);
  return [
    `<section class="answer"><h1>${escapeHtml(title)}</h1>`,
    lead && `<p>${escapeHtml(lead)}</p>`,
    reference && `<p class="answerReference">${escapeHtml(reference.value)} <span>${escapeHtml(reference.label)}</span></p>`,
    `<p${lead ? ' class="answerText"' : ''}>${escapeHtml(text)}</p>`,
    rows.length > 0 && `<ul class="answerProblems">${rows.join('')}</ul>`,
    next && renderNextStep(next),
    notice && `<p class="answerNotice"><a href="${escapeHtml(notice.href)}">${escapeHtml(notice.label)}</a></p>`,
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
  shell.replace('<!-- title -->', () => escapeHtml(`${page.title} · ${siteTitle}`)).replace('<!-- main -->', () => renderMain(page));
