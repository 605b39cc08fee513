import type { ServiceContent } from '../../schema/service';
import { type Page, renderPage } from './page';
import type { Problem } from './problem';

/** An answer before it is known whether a script or a person reads it. */
export interface Reply {
  status: number;
  data: object;
  page: Page;
  headers?: Record<string, string>;
}

const always = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'same-origin', Vary: 'Accept' };

/** The page runs nothing and sends only to its own site; styles stand in it, as in every page of the site. */
const policy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Whether whoever asks is a browser that shows what it gets: a plain form, or a link of a mail. */
const wantsPage = ({ headers, method }: Request): boolean =>
  /\btext\/html\b/.test(headers.get('accept') ?? '') && (method === 'GET' || !/json/i.test(headers.get('content-type') ?? ''));

/** The path of the page that a request came from, where that is a page of this site. */
function cameFrom({ headers, url }: Request): string | undefined {
  const referrer = headers.get('referer');
  if (referrer === null || !URL.canParse(referrer)) return undefined;
  const { host, pathname, search } = new URL(referrer);
  return host === new URL(url).host && !pathname.startsWith('/api/') ? `${pathname.replace(/^\/+/, '/')}${search}` : undefined;
}

/** What a problem is to its reader: fields with their words, or the one reason. */
export function replyTo({ status, reason, fields, headers }: Problem, request: Request, { words }: ServiceContent): Reply {
  const back = cameFrom(request);
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
export function respond(request: Request, { status, data, page, headers }: Reply, frame: string, { site }: ServiceContent): Response {
  if (!wantsPage(request)) return Response.json(data, { status, headers: { ...always, ...headers } });
  const type = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy };
  return new Response(renderPage(frame, page, site.name), { status, headers: { ...always, ...type, ...headers } });
}
