import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { ServiceContent, ServiceMessages } from '../../../schema/service';
import type { ServiceFiles } from './dependencies';

/** An invalid field: its label, and the message to show. */
export interface FieldError {
  label: string;
  problem: string;
}

/** Thrown when a request cannot be fulfilled: the status of the response, and the key of its message. */
export class HttpError extends Error {
  override name = 'HttpError';

  constructor(
    readonly status: number,
    readonly reason: keyof ServiceMessages,
    /** `fields` has the errors by field name, in the order of the form. */
    readonly details: { fields?: Record<string, FieldError>; headers?: Record<string, string> } = {},
  ) {
    super(`${status} ${reason}`);
  }
}

/** The error of one field. */
export const createFieldError = ({ name, label }: { name: string; label: string }, problem: string): HttpError =>
  new HttpError(422, 'many_problems', { fields: { [name]: { label, problem } } });

/** Markup whose values are escaped. */
export type Markup = HtmlEscapedString;

/** A template of markup: escapes every value but markup and lists of it, and leaves out undefined, null and false. */
export const markup = (strings: TemplateStringsArray, ...values: unknown[]): Markup => html(strings, ...values) as Markup;

/** The content of an HTML response. */
export interface ResponsePage {
  title: string;
  lead?: string | undefined;
  text: string;
  reference?: { label: string; value: string };
  problems?: readonly { label: string; problem: string }[];
  /** Markup after all of it, such as the answers of an inquiry. */
  details?: Markup;
  /** A link, or a button that posts to the page's own URL; null if the page leads nowhere else. */
  next?: { label: string; href: string } | { label: string; posts: true } | null | undefined;
  notice?: { label: string; href: string };
}

const renderNextStep = (next: NonNullable<ResponsePage['next']>): Markup =>
  'href' in next
    ? markup`<p class="answerNext"><a href="${next.href}">${next.label}</a></p>`
    : markup`<form class="answerNext" method="post"><button type="submit">${next.label}</button></form>`;

function renderMain({ title, lead, text, reference, problems = [], details, next, notice }: ResponsePage): Markup {
  const rows = problems.map(({ label, problem }) => markup`<li><strong>${label}</strong> <span>${problem}</span></li>`);
  const parts = [
    lead && markup`<p>${lead}</p>`,
    reference && markup`<p class="answerReference">${reference.value} <span>${reference.label}</span></p>`,
    lead ? markup`<p class="answerText">${text}</p>` : markup`<p>${text}</p>`,
    rows.length > 0 && markup`<ul class="answerProblems">${rows}</ul>`,
    details,
    next && renderNextStep(next),
    notice && markup`<p class="answerNotice"><a href="${notice.href}">${notice.label}</a></p>`,
  ];
  return markup`<section class="answer"><h1>${title}</h1>${parts.map((part) => part && markup`\n${part}`)}\n</section>`;
}

/** The shell for development, where the site has not been built. */
export const fallbackShell = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width"><title><!-- title --></title></head><body><main><!-- main --></main></body></html>`;

const renderResponsePage = (shell: string, page: ResponsePage, siteTitle: string): string =>
  shell
    .replace('<!-- title -->', () => markup`${page.title} · ${siteTitle}`.toString())
    .replace('<!-- main -->', () => renderMain(page).toString());

/** A response in both of its forms: `data` for scripts, `page` for browsers that show it. */
export interface ApiResponse {
  status: number;
  data: object;
  page: ResponsePage;
  /** A file, which is sent instead of both. */
  bytes?: Uint8Array;
  headers?: Record<string, string>;
}

/** The headers of every answer besides those of the site. A page runs no script, posts to its own site only, and its styles are inline. */
export const commonHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

/** Whether a browser will display the response: after a plain form, or after a link in a mail. */
const acceptsHtml = ({ headers, method }: Request): boolean =>
  /\btext\/html\b/.test(headers.get('accept') ?? '') && (method === 'GET' || !/json/i.test(headers.get('content-type') ?? ''));

function getRefererPath({ headers, url }: Request): string | undefined {
  const referrer = headers.get('referer') ?? '';
  if (!URL.canParse(referrer)) return undefined;
  const { host, pathname, search } = new URL(referrer);
  return host === new URL(url).host && !pathname.startsWith('/api/') ? `${pathname.replace(/^[/\\]+/, '/')}${search}` : undefined;
}

/** The response to an error: the message of each invalid field, or the message of its reason. */
export function toErrorResponse(
  { status, reason, details: { fields, headers = {} } }: HttpError,
  request: Request,
  { messages }: ServiceContent,
): ApiResponse {
  const back = getRefererPath(request);
  const next = back === undefined ? undefined : { label: messages.back, href: back };
  const message = messages[reason];
  if (!fields) return { status, headers, data: { error: message }, page: { title: messages.refused_title, text: message, next } };
  const problems = Object.values(fields);
  const problemByName = Object.fromEntries(Object.entries(fields).map(([name, { problem }]) => [name, problem]));
  return {
    status,
    headers,
    data: { error: problems.length === 1 ? problems[0]!.problem : message, fields: problemByName },
    page: { title: messages.mend_title, text: messages.mend_text, problems, next },
  };
}

/** Chooses between JSON and the HTML page by the request's `Accept` header. A page leads home unless it leads elsewhere. */
export function negotiateResponse(
  request: Request,
  { status, data, page, bytes, headers }: ApiResponse,
  { shell, content: { site, messages } }: ServiceFiles,
): Response {
  const init = { status, headers: { Vary: 'Accept', ...headers } };
  if (bytes) return new Response(Buffer.from(bytes), init);
  if (!acceptsHtml(request)) return Response.json(data, init);
  const next = page.next === undefined ? { label: messages.home, href: '/' } : page.next;
  const html = renderResponsePage(shell, { ...page, next }, site.name);
  return new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8', ...init.headers } });
}
