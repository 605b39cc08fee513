import { type Context, Hono } from 'hono';
import { DatabaseUnavailable, withDeadline } from '../model/database-unavailable';
import { describeError } from '../model/log';
import type { ApiBindings, ApiDeps } from './dependencies';
import { handleInquiry } from './inquiries';
import { handleManager, handleNotices } from './manager';
import { createListPage, handleSubscribe } from './newsletter';
import { createRefusalLimit } from './rate-limit';
import { type BodyFields, createUploadSlots, readBody } from './read-body';
import { type ApiResponse, commonHeaders, HttpError, negotiateResponse, toErrorResponse } from './response';
import { handleSent } from './sent-inquiry';
import type { LinkHandler } from './signed-page';
import { handleStaff, handleStaffFile } from './staff';

interface Env {
  Bindings: ApiBindings;
  Variables: { deps: ApiDeps };
}

/**
 * Rejects requests from pages of other sites (CSRF). Browsers send Sec-Fetch-Site, older ones Origin; a client that sends
 * neither is not a browser.
 * @throws {HttpError} 403 when the request comes from another site.
 */
function assertSameOrigin({ headers, url }: Request): void {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  const isSameHost = origin === null || (URL.canParse(origin) && new URL(origin).host === new URL(url).host);
  if (site === null ? !isSameHost : site !== 'same-origin' && site !== 'none') throw new HttpError(403, 'other_origin');
}

function toHttpError(error: Error, log: ApiDeps['log']): HttpError {
  if (error instanceof HttpError) return error;
  log(`forms: ${describeError(error)}`);
  if (!(error instanceof DatabaseUnavailable)) return new HttpError(500, 'failed');
  return new HttpError(503, error.problem === 'preview' ? 'preview' : 'unavailable', { headers: { 'Retry-After': '30' } });
}

/**
 * Whether forms can be taken now, for monitors. What restarts a process asks `/api/alive`: a restart does not mend a database. Anybody may ask, so
 * it tells no number. Without a mail server mails wait as they should.
 */
async function handleHealth({ store, hasDoubleOptIn, requestTimeout, now }: ApiDeps, isProxyWrong = false) {
  try {
    const [areMailsStuck] = await withDeadline(Promise.all([store.areMailsStuck(now()), store.checkWritable()]), requestTimeout);
    const mails = hasDoubleOptIn && areMailsStuck ? 'wait' : 'ok';
    return Response.json({ status: 'ok', mails, ...(isProxyWrong && { proxy: 'wrong' }) });
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    return Response.json({ status: 'unavailable', database: error.problem }, { status: 503 });
  }
}

/** The pages of signed links, by their paths. Mail programs post to the first two, too (RFC 8058): of their bodies nothing is read. */
const listPages: Readonly<Record<string, LinkHandler>> = {
  '/newsletter/confirm': createListPage('confirm'),
  '/newsletter/leave': createListPage('leave'),
};
const linkPages: Readonly<Record<string, LinkHandler>> = {
  ...listPages,
  '/inquiry': handleSent,
  '/showroom': handleManager,
  '/staff': handleStaff,
  '/staff/file': handleStaffFile,
};

/** A web-standard request handler. */
export type ApiHandler = (request: Request, bindings?: ApiBindings) => Promise<Response>;

/** Creates the handler of everything under `/api`. A final slash makes no difference. */
export function createApi(options: Omit<ApiDeps, 'guesses'>): ApiHandler {
  const root = new Hono<Env>({ strict: false });
  const api = root.basePath('/api');
  const send = (c: Context<Env>, response: ApiResponse) => negotiateResponse(c.req.raw, response, c.var.deps);
  const sendError = (c: Context<Env>, error: HttpError) => send(c, toErrorResponse(error, c.req.raw, c.var.deps.content));
  /** Answers within the deadline. `response` must begin after the body has been read, so that a slow upload uses none of the time. */
  const answer = async (c: Context<Env>, response: Promise<ApiResponse>) =>
    send(c, await withDeadline(response, c.var.deps.requestTimeout));
  const rejectMethod = (allowed: string) => () => {
    throw new HttpError(405, 'method', { headers: { Allow: allowed } });
  };

  const guesses = createRefusalLimit(options.settings.limits.perAddress, 1);
  // A path outside of `/api` gets an answer with all headers, too.
  root.use(async (c, next) => {
    c.set('deps', { ...options, guesses });
    await next();
    const { headers } = c.res;
    for (const [name, value] of Object.entries({ ...c.var.deps.content.headers, ...commonHeaders }))
      if (!headers.has(name)) headers.set(name, value);
  });

  const openUploadSlot = createUploadSlots();
  const refusals = createRefusalLimit(options.settings.limits.perAddress);
  const handleForm =
    (handle: typeof handleSubscribe, { takesFiles }: { takesFiles: boolean }) =>
    async (c: Context<Env>) => {
      const { clientIp } = c.env;
      assertSameOrigin(c.req.raw);
      refusals.assertFew(clientIp, options.now());
      const slot = openUploadSlot(clientIp);
      try {
        const fields = await readBody(c.req.raw, takesFiles ? slot : undefined);
        const response = await slot.inTurn(() => answer(c, handle(fields, clientIp, c.var.deps)));
        if (response.status !== 201) refusals.count(clientIp);
        return response;
      } catch (error) {
        if (error instanceof HttpError && error.status < 500) refusals.count(clientIp);
        throw error;
      } finally {
        slot.release();
      }
    };
  api.post('/newsletter', handleForm(handleSubscribe, { takesFiles: false })).all(rejectMethod('POST'));
  api.post('/inquiries', handleForm(handleInquiry, { takesFiles: true })).all(rejectMethod('POST'));
  api.get('/notices', (c) => handleNotices(c.var.deps)).all(rejectMethod('GET, HEAD'));
  api.get('/health', (c) => handleHealth(c.var.deps, c.env.isProxyWrong)).all(rejectMethod('GET, HEAD'));
  api.get('/alive', () => Response.json({ status: 'ok' })).all(rejectMethod('GET, HEAD'));

  const open = (c: Context<Env>, handle: LinkHandler, fields?: BodyFields) => {
    const { of: token = '', ...query } = c.req.query();
    return answer(c, handle({ token, query, clientIp: c.env.clientIp, ...(fields && { fields }) }, c.var.deps));
  };
  // No same-origin check: the signature is the authorization.
  for (const [path, handle] of Object.entries(linkPages)) {
    // The address is the authorization: nobody may learn it from a referrer, a search engine or a cache.
    api.use(path, async (c, next) => {
      await next();
      c.header('Referrer-Policy', 'no-referrer');
      c.header('X-Robots-Tag', 'noindex, nofollow');
    });
    api.get(path, (c) => open(c, handle));
    api.post(path, async (c) => open(c, handle, path in listPages ? {} : await readBody(c.req.raw)));
    api.all(path, rejectMethod('GET, HEAD, POST'));
  }

  api.notFound((c) => sendError(c, new HttpError(404, 'not_found')));
  api.onError((error, c) => sendError(c, toHttpError(error, options.log)));
  return async (request, bindings = {}) => api.fetch(request, bindings);
}
