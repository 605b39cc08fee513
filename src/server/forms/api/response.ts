import type { ServiceContent } from '../../../schema/service';
import { type ResponsePage, renderResponsePage } from './response-page';
import type { HttpError } from './http-error';

/** An answer before it is known whether a script or a person reads it. */
export interface ApiResponse {
  status: number;
  data: object;
  page: ResponsePage;
  headers?: Record<string, string>;
}

const commonHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  Vary: 'Accept',
};

/** The page runs nothing and sends only to its own site; styles stand in it, as in every page of the site. */
const contentSecurityPolicy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Whether whoever asks is a browser that shows what it gets: a plain form, or a link of a mail. */
const acceptsHtml = ({ headers, method }: Request): boolean =>
  /\btext\/html\b/.test(headers.get('accept') ?? '') && (method === 'GET' || !/json/i.test(headers.get('content-type') ?? ''));

/** The path of the page that a request came from, where that is a page of this site. */
function getRefererPath({ headers, url }: Request): string | undefined {
  const referrer = headers.get('referer');
  if (referrer === null || !URL.canParse(referrer)) return undefined;
  const { host, pathname, search } = new URL(referrer);
  return host === new URL(url).host && !pathname.startsWith('/api/') ? `${pathname.replace(/^\/+/, '/')}${search}` : undefined;
}

/** What a problem is to its reader: fields with their words, or the one reason. */
export function toErrorResponse({ status, reason, fields, headers }: HttpError, request: Request, { words }: ServiceContent): ApiResponse {
  const back = getRefererPath(request);
  const next = back === undefined ? { label: words.home, href: '/' } : { label: words.back, href: back };
  if (!fields) {
    const page = { title: words.refused_title, text: words[reason], next };
    return { status, headers, data: { error: words[reason] }, page };
  }
  const problems = Object.values(fields);
  const error = problems.length === 1 ? problems[0]!.problem : words[reason];
  const named = Object.fromEntries(Object.entries(fields).map(([name, { problem }]) => [name, problem]));
  return { status, headers, data: { error, fields: named }, page: { title: words.mend_title, text: words.mend_text, problems, next } };
}

/** The response to a request: JSON to scripts, a page to whoever wants one. */
export function negotiateResponse(
  request: Request,
  { status, data, page, headers }: ApiResponse,
  frame: string,
  { site }: ServiceContent,
): Response {
  if (!acceptsHtml(request)) return Response.json(data, { status, headers: { ...commonHeaders, ...headers } });
  const type = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': contentSecurityPolicy };
  return new Response(renderResponsePage(frame, page, site.name), { status, headers: { ...commonHeaders, ...type, ...headers } });
}
