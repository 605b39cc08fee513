/** What an HTML answer says. */
export interface Page {
  title: string;
  /** A sentence above the reference. */
  lead?: string;
  text: string;
  reference?: { label: string; value: string };
  problems?: readonly { label: string; problem: string }[];
  /** A link, or a button that posts to the page's own address. */
  next?: { label: string; href: string } | { label: string; posts: true };
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character]!);

const nextOf = (next: NonNullable<Page['next']>): string =>
  'href' in next
    ? `<p class="answerNext"><a href="${escaped(next.href)}">${escaped(next.label)}</a></p>`
    : `<form class="answerNext" method="post"><button type="submit">${escaped(next.label)}</button></form>`;

function mainOf({ title, lead, text, reference, problems = [], next }: Page): string {
  const rows = problems.map(({ label, problem }) => `<li><strong>${escaped(label)}</strong> <span>${escaped(problem)}</span></li>`);
  return [
    `<section class="answer"><h1>${escaped(title)}</h1>`,
    lead && `<p>${escaped(lead)}</p>`,
    reference && `<p class="answerReference">${escaped(reference.value)} <span>${escaped(reference.label)}</span></p>`,
    `<p${lead ? ' class="answerText"' : ''}>${escaped(text)}</p>`,
    rows.length > 0 && `<ul class="answerProblems">${rows.join('')}</ul>`,
    next && nextOf(next),
    '</section>',
  ]
    .filter(Boolean)
    .join('\n');
}

/** What stands where the site has not been built: in development. */
export const bareFrame = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width"><title><!-- title --></title></head><body><main><!-- main --></main></body></html>`;

/** A page in its frame, everything in it escaped. */
export const renderPage = (frame: string, page: Page, siteTitle: string): string =>
  frame.replace('<!-- title -->', () => escaped(`${page.title} · ${siteTitle}`)).replace('<!-- main -->', () => mainOf(page));
