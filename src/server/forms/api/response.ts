import type { ServiceContent } from '../../../schema/service';
import { type ResponsePage, renderResponsePage } from './response-page';
import type { HttpError } from './http-error';

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

/** The path and query of the page that sent the request; undefined if it is not a page of this site. */
function getRefererPath({ headers, url }: Request): string | undefined {
  const referrer = headers.get('referer') ?? '';
  if (!URL.canParse(referrer)) return undefined;
  const { host, pathname, search } = new URL(referrer);
  return host === new URL(url).host && !pathname.startsWith('/api/') ? `${pathname.replace(/^\/+/, '/')}${search}` : undefined;
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
  shell: string,
  { site, messages }: ServiceContent,
): Response {
  const init = { status, headers: { Vary: 'Accept', ...headers } };
  if (bytes) return new Response(Buffer.from(bytes), init);
  if (!acceptsHtml(request)) return Response.json(data, init);
  const next = page.next === undefined ? { label: messages.home, href: '/' } : page.next;
  return new Response(renderResponsePage(shell, { ...page, next }, site.name), {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...init.headers },
  });
}
